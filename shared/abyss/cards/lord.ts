// What a Lord is: a row of printed values, with its power beside it.
import type { Flow, Seat } from '../../table/game.ts';
import type { Guild, Race } from '../races.ts';
import type { Abyss, Position } from '../rules.ts';

export interface Lord {
  readonly id: string;
  readonly name: string;
  readonly guild: Guild;
  readonly cost: number;
  /** How many different Races the Allies played must show. */
  readonly races: number;
  /** One of those Races. */
  readonly required?: Race | undefined;
  readonly influence: number;
  readonly keys: 0 | 1;
  /** Holds while the Lord is free and not disabled. Asked in `queries.ts` alone. */
  readonly always?: Passive | undefined;
  /** Used by decision, once in each turn of the owner. */
  readonly onTurn?: OnTurn | undefined;
  /** Happens once, when the Lord comes into play. */
  readonly onRecruited?: ((table: Abyss, owner: Seat) => Flow) | undefined;
}

/** The same row with all that it leaves out: engines read objects of one shape several times as fast. */
export function inOneShape({ id, name, guild, cost, races, influence, keys, ...perhaps }: Lord): Lord {
  const { required, always, onTurn, onRecruited } = perhaps;
  return { id, name, guild, cost, races, required, influence, keys, always, onTurn, onRecruited };
}

export interface OnTurn {
  isUsable(position: Position, owner: Seat): boolean;
  use(table: Abyss, owner: Seat): Flow;
}

/** The questions that a passive power may answer. Expansions declare further ones into it. */
export interface Passive {
  /** Added to the cost of the owner's recruitments. */
  readonly cost?: number;
  /** Added to the cost of the opponents' recruitments. */
  readonly opponentsCost?: number;
  /** The required Race need not be among the Allies played. */
  readonly anyRace?: true;
  /** Any of the Allies played may be affiliated. */
  readonly anyAffiliation?: true;
  /** Pearls at the start of the owner's turn. */
  readonly income?: number;
  /** Pearls for each Race that goes from the owner's track to the Council. */
  readonly pearlsPerRaceLeft?: number;
  /** The owner's requests for support take a further stack. */
  readonly secondStack?: true;
  /** How many Allies the owner may buy in a turn of somebody else. */
  readonly purchases?: number;
  /** How many Allies the opponents may hold at the end of their turns. */
  readonly opponentsHandLimit?: number;
  /** Opponents are rewarded for a Monster as on the previous space of the Threat track. */
  readonly opponentsSmallerReward?: true;
  /** The powers of the opponents' Military do nothing to the owner. */
  readonly protection?: true;
}
