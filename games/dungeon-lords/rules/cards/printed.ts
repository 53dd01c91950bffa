// What is printed on the traps, the combat cards and the special events, and the four training fights of the rulebook. All
// of it is read from `cards.json`, because not all of it is known for certain: a host who owns the game can put the true
// values in there, and nowhere else.
import type { CombatCardId, CreatureId, HeroId, TrapId } from '../state.ts';
import printed from './cards.json' with { type: 'json' };
import type { HeroClass } from './heroes.ts';
import type { Price } from './prices.ts';

export interface TrapDamage {
  readonly target: 'first' | 'second' | 'last' | 'each' | 'chosen';
  readonly amount: number | 'hit-points';
}

export type TrapSpecial =
  | { readonly kind: 'no-conquer' }
  | { readonly kind: 'antimagic' }
  | { readonly kind: 'delayed-damage'; readonly amount: number };

export interface TrapFace {
  readonly cost: Pick<Price, 'food' | 'gold' | 'imps'>;
  readonly damage: readonly TrapDamage[];
  readonly special: readonly TrapSpecial[];
}

interface TrapCard {
  readonly id: TrapId;
  readonly count: number;
  readonly year1: TrapFace;
  readonly year2: TrapFace;
}

export type SpellEffect =
  | { readonly kind: 'pay-or-withdraw-each' }
  | { readonly kind: 'withdraw-all-monsters' }
  | { readonly kind: 'withdraw-one-monster' }
  | { readonly kind: 'remove-one-monster-for-combat' }
  | { readonly kind: 'metamorphosis'; readonly attack: { readonly damage: number } }
  | { readonly kind: 'all-attacks-standard' }
  | { readonly kind: 'reduce-attack-damage'; readonly amount: number }
  | { readonly kind: 'protect-class'; readonly class: HeroClass }
  | { readonly kind: 'illusion'; readonly hitPoints: number }
  | { readonly kind: 'bonus-hit-points'; readonly amount: number }
  | { readonly kind: 'heal-full' }
  | { readonly kind: 'lose-resource'; readonly resource: 'food' | 'gold' | 'imps'; readonly amount: number }
  | {
      readonly kind: 'lose-resource-mix';
      readonly resources: readonly ('food' | 'gold')[];
      readonly amount: number;
    }
  | { readonly kind: 'discard-traps'; readonly amount: number }
  | { readonly kind: 'conquer-own-tunnel'; readonly amount: number };

export type SpellEffectOf<Kind extends SpellEffect['kind']> = Extract<SpellEffect, { readonly kind: Kind }>;

export interface CombatCard {
  readonly id: CombatCardId;
  readonly year: number;
  readonly fatigue: number;
  readonly spell: {
    readonly id: string;
    readonly speed: 'fast' | 'slow';
    readonly effect: SpellEffect;
  };
}

/** An option of a card that lets its player choose. */
export type ChosenEffect =
  | { readonly kind: 'discard-monster' }
  | { readonly kind: 'move-evil'; readonly amount: number }
  | { readonly kind: 'discard-traps'; readonly amount: number }
  | { readonly kind: 'pay'; readonly cost: Price }
  | { readonly kind: 'red-mark'; readonly amount: number; readonly onlyIfOthersImpossible?: boolean };

export type SpecialEffect =
  | { readonly kind: 'choose'; readonly options: readonly ChosenEffect[] }
  | { readonly kind: 'per-monster' }
  | { readonly kind: 'per-room'; readonly cost: Price; readonly else: { readonly redMarks: number } }
  | { readonly kind: 'lose-half'; readonly resource: 'food' | 'gold' | 'imps' }
  | {
      readonly kind: 'lose-per';
      readonly resource: 'food' | 'gold' | 'imps';
      readonly per: number;
      readonly amount: number;
    }
  | { readonly kind: 'move-evil'; readonly amount: number }
  | { readonly kind: 'on-next-distribution'; readonly byClass: Readonly<Record<string, Suffering>> };

/** What the hero of a class costs its player: food, gold and traps are lost, evil is moved. */
export interface Suffering {
  readonly food?: number;
  readonly gold?: number;
  readonly traps?: number;
  readonly evil?: number;
}

export type SpecialEffectOf<Kind extends SpecialEffect['kind']> = Extract<SpecialEffect, { readonly kind: Kind }>;

export interface SpecialEvent {
  readonly id: string;
  readonly effect: SpecialEffect;
}

/** A party, and what the dungeon holds against it (D132). */
export interface TrainingSituation {
  readonly party: readonly HeroId[];
  readonly creatures: readonly CreatureId[];
  readonly traps: readonly TrapId[];
  readonly food: number;
  readonly gold: number;
}

interface Printed {
  readonly traps: readonly TrapCard[];
  readonly combatCards: readonly CombatCard[];
  readonly specialEvents: readonly SpecialEvent[];
  readonly trainingSituations: readonly TrainingSituation[];
}

// The file is what the host puts there; `games/dungeon-lords/test/rules/cards.test.ts` holds that ours has this shape.
const { traps, combatCards, specialEvents, trainingSituations } = printed as unknown as Printed;

const trapsById = new Map(traps.map((card) => [card.id, card]));
const combatCardsById = new Map(combatCards.map((card) => [card.id, card]));
const specialEventsById = new Map(specialEvents.map((card) => [card.id, card]));

/** The trap as it works in this year. */
export function trapFace(id: TrapId, year: number): TrapFace {
  return year === 1 ? trapCard(id).year1 : trapCard(id).year2;
}

export function trapCard(id: TrapId): TrapCard {
  const found = trapsById.get(id);
  if (!found) throw new Error(`no trap is called ${id}`);
  return found;
}

export function combatCard(id: CombatCardId): CombatCard {
  const found = combatCardsById.get(id);
  if (!found) throw new Error(`no combat card is called ${id}`);
  return found;
}

export function specialEvent(id: string): SpecialEvent {
  const found = specialEventsById.get(id);
  if (!found) throw new Error(`no special event is called ${id}`);
  return found;
}

export const trapIds: readonly TrapId[] = traps.map(({ id }) => id);
export const specialEventIds: readonly string[] = specialEvents.map(({ id }) => id);
export const trapDeck: readonly TrapId[] = traps.flatMap(({ id, count }) => Array<TrapId>(count).fill(id));

export function combatCardsOfYear(year: number): CombatCardId[] {
  return combatCards.filter((card) => card.year === year).map(({ id }) => id);
}

/** How many training fights there are. They are counted from 1, as in the rulebook. */
export const trainingFights = trainingSituations.length;

export function trainingSituation(number: number): TrainingSituation {
  const found = trainingSituations[number - 1];
  if (!found) throw new Error(`there is no training fight ${number}`);
  return found;
}
