// The Exploration cards. An Ally's id is its face: `crab-3`.
import { isRace, RACES, type Race } from '../races.ts';
import { type AllyId, type CardId, MONSTER } from '../state.ts';

export interface Ally {
  readonly id: AllyId;
  /** Absent for an Ally that has no Race of its own, and is given one when it is played. */
  readonly race?: Race;
  /** The place of its Race among the Races; behind all of them without one. */
  readonly order: number;
  readonly value: number;
}

const COPIES_PER_VALUE = [
  [5, 1],
  [4, 2],
  [3, 3],
  [2, 3],
  [1, 4],
] as const;
const MONSTERS = 6;

export const exploration: readonly CardId[] = [
  ...RACES.flatMap((race) =>
    COPIES_PER_VALUE.flatMap(([value, copies]) => Array<CardId>(copies).fill(`${race}-${value}`)),
  ),
  ...Array<CardId>(MONSTERS).fill(MONSTER),
];

const known = new Map<AllyId, Ally>();

/** The Ally with this face: `race-value`, perhaps with more behind it. */
export function ally(id: AllyId): Ally {
  return known.get(id) ?? read(id);
}

function read(id: AllyId): Ally {
  const [race = '', value] = id.split('-');
  const face = isRace(race)
    ? { id, race, order: RACES.indexOf(race), value: Number(value) }
    : { id, order: RACES.length, value: Number(value) };
  known.set(id, face);
  return face;
}

export function allyValue(id: AllyId): number {
  return ally(id).value;
}

/** Lowest value first, then in the order of the Races, those without a Race last, then by id (D4). */
export function byValue(a: AllyId, b: AllyId): number {
  const left = ally(a);
  const right = ally(b);
  return left.value - right.value || left.order - right.order || (a < b ? -1 : a > b ? 1 : 0);
}
