// The great moments of Dungeon Lords, by their kind. Each kind is drawn by a component of its own in moments/.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Event } from '../../client.ts';
import type { CreatureId, HeroId } from '../../rules/state.ts';
import type { Place } from '../board/places.ts';
import type { Comer } from './arrivals.ts';

export type DungeonMoment =
  | RestMoment
  | DugMoment
  | EvilMoment
  | ArrivalMoment
  | SaidMoment
  | StayingMoment
  | EventMoment
  | BlowMoment
  | CapturedMoment
  | HealingMoment
  | SpellMoment
  | YearMoment;

/** Earth falls, and behind it there is a tunnel; cell by cell. */
export interface DugMoment {
  readonly kind: 'dug';
  readonly cells: readonly Place[];
}

/** A mask goes from one place of the scale to another. */
export interface EvilMoment {
  readonly kind: 'evil';
  readonly from: number;
  readonly to: number;
}

/** The heroes of a round come to their lords. */
export interface ArrivalMoment {
  readonly kind: 'arrival';
  readonly comers: readonly Comer[];
}

/** What is said where the questions stand: the sentence of an event, and numbers that decided. */
export interface SaidMoment {
  readonly kind: 'said';
  readonly event: Event;
  readonly deciding: readonly { readonly seat: Seat; readonly evil: number }[];
}

/** The Paladin leans toward a lord, and stays with his host. */
export interface StayingMoment extends Omit<SaidMoment, 'kind'> {
  readonly kind: 'staying';
  readonly paladin: HeroId;
  readonly toward: Place;
}

/** A special event, with its picture. */
export interface EventMoment {
  readonly kind: 'event';
  readonly event: string;
  readonly year: number;
}

export interface Struck {
  readonly at: Place;
  readonly hero: HeroId;
  readonly damage: number;
  readonly prevented: number;
}

/** Heroes are hurt, and it is seen by what. */
export interface BlowMoment {
  readonly kind: 'blow';
  /** From where it comes; nothing throws fatigue and poison. */
  readonly from: Place | undefined;
  /** The creature that strikes: it comes forward itself. */
  readonly creature: CreatureId | undefined;
  /** A trap that snaps open there. */
  readonly trap: string | undefined;
  /** All that would come is written over each hero first, and icons strike points out before the rest falls. */
  readonly isWritten: boolean;
  readonly sign: 'damage' | 'fatigue' | 'delay';
  readonly hits: readonly Struck[];
}

/** Heroes fall behind the boards, and come up again behind bars. */
export interface CapturedMoment {
  readonly kind: 'captured';
  readonly fallen: readonly { readonly at: Place; readonly hero: HeroId }[];
  readonly prison: Place;
}

/** Heroes are healed by others of their party, or by a spell. */
export interface HealingMoment {
  readonly kind: 'healing';
  readonly from: readonly Place[];
  readonly healed: readonly { readonly at: Place; readonly points: number }[];
}

/** The heroes cast the spell of the round, or fail to. */
export interface SpellMoment {
  readonly kind: 'spell';
  readonly card: string;
  readonly isCast: boolean;
}

/** Time to see how it ended. */
export interface RestMoment {
  readonly kind: 'rest';
}

/** A new year begins. */
export interface YearMoment {
  readonly kind: 'year';
  readonly year: number;
  /** The Paladin of the year before sits in a prison, and did not go home. */
  readonly isJailed: boolean;
  /** The seat that has the lantern now. */
  readonly starting: Seat | undefined;
}
