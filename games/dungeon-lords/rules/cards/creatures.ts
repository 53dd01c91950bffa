// The creatures: a row each, with the attacks among which its owner chooses (D59, D116-D121).
import type { CreatureId } from '../state.ts';
import type { HeroClass } from './heroes.ts';
import type { Price } from './prices.ts';

/** Which heroes an attack may hit: the first, one of the owner's choice, or every one from the front (D113). */
export type Reach = 'standard' | 'any' | 'all';

/** One thing that a creature can do in a battle. */
export interface Action {
  readonly id: string;
  /** Absent where it is not an attack. */
  readonly attack?: {
    readonly reach: Reach;
    readonly damage: number;
    /** So many attacks one after the other, each with a target of its own. */
    readonly times?: number;
    /** If the attack eliminates its hero, one more attack of this damage on the new first hero. */
    readonly followUp?: number;
    readonly never?: 'first' | HeroClass;
  };
  readonly price?: Price;
  /** The creature comes back face up. */
  readonly returns?: true;
  readonly noConquest?: true;
  readonly noHealing?: true;
}

export interface CreatureCard {
  readonly id: CreatureId;
  readonly price: Price;
  /** How many there are in the pile of the first and of the second year. */
  readonly copies: readonly [number, number];
  readonly actions: readonly Action[];
  /** What may be done when it cannot attack; left out, it is knocked out (`none`). */
  readonly whenUnable?: readonly Action[];
}

const NONE: Action = { id: 'none' };

/** All creatures but the ghost are monsters (D7). */
export const GHOST = 'ghost';

export const creatures: readonly CreatureCard[] = [
  {
    id: 'goblin',
    price: { food: 1 },
    copies: [2, 1],
    actions: [{ id: 'strike', attack: { reach: 'standard', damage: 2, followUp: 1 } }],
  },
  {
    id: 'slime',
    price: { food: 1 },
    copies: [2, 1],
    actions: [
      { id: 'splash', attack: { reach: 'all', damage: 1 } },
      { id: 'delay', noConquest: true },
    ],
  },
  {
    id: GHOST,
    price: { evil: 1 },
    copies: [2, 1],
    actions: [{ id: 'haunt', attack: { reach: 'any', damage: 2, never: 'first' } }],
  },
  {
    id: 'troll',
    price: { food: 2 },
    copies: [2, 1],
    actions: [
      { id: 'smash', attack: { reach: 'standard', damage: 3 } },
      { id: 'fed-smash', price: { food: 1 }, attack: { reach: 'standard', damage: 4 } },
    ],
  },
  {
    id: 'witch',
    price: { food: 1, evil: 1 },
    copies: [2, 1],
    actions: [
      { id: 'bolt', attack: { reach: 'standard', damage: 4 } },
      { id: 'twin-hex', attack: { reach: 'any', damage: 1, times: 2 } },
    ],
  },
  {
    id: 'vampire',
    price: { evil: 2 },
    copies: [2, 1],
    actions: [
      { id: 'full-bite', attack: { reach: 'any', damage: 3, never: 'priest' } },
      { id: 'quick-bite', attack: { reach: 'any', damage: 2, never: 'priest' }, returns: true },
    ],
    whenUnable: [{ id: 'return', returns: true }, NONE],
  },
  {
    id: 'golem',
    price: { gold: 1, trap: 1 },
    copies: [0, 2],
    actions: [{ id: 'pound', attack: { reach: 'standard', damage: 4 }, returns: true }],
  },
  {
    id: 'dragon',
    price: { food: 2, evil: 2 },
    copies: [0, 2],
    actions: [{ id: 'breath', attack: { reach: 'all', damage: 2 }, noHealing: true }],
  },
  {
    id: 'demon',
    price: { evil: 1, monster: 1 },
    copies: [0, 2],
    actions: [{ id: 'pounce', attack: { reach: 'any', damage: 7 }, noConquest: true }],
  },
];

const BY_ID = new Map(creatures.map((card) => [card.id, card]));

export function creatureCard(id: CreatureId): CreatureCard {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no creature is called ${id}`);
  return found;
}

export function unableActions(id: CreatureId): readonly Action[] {
  return creatureCard(id).whenUnable ?? [NONE];
}

export function isMonster(id: CreatureId): boolean {
  return id !== GHOST;
}

export function creaturesOfYear(year: number): CreatureId[] {
  return creatures.flatMap(({ id, copies }) => Array<CreatureId>(copies[year - 1] ?? 0).fill(id));
}
