// The 20 Leviathans, and the spaces of the Border (L2, L4, L7).
import type { Race } from '../races.ts';

export type LeviathanId = string;

export interface Leviathan {
  readonly id: LeviathanId;
  /** The Races that can fight it. */
  readonly races: readonly Race[];
  /** From the top: how much resistance, and how many Monster tokens for breaking it. */
  readonly levels: readonly (readonly [resistance: number, reward: number])[];
  readonly penalty: Penalty;
}

export type Penalty =
  | { readonly kind: 'wounds'; readonly amount: number }
  | { readonly kind: 'pearls'; readonly amount: number }
  | { readonly kind: 'allies'; readonly amount: number }
  | { readonly kind: 'lord' };

const wounds = (amount: number): Penalty => ({ kind: 'wounds', amount });
const pearls: Penalty = { kind: 'pearls', amount: 3 };
const allies: Penalty = { kind: 'allies', amount: 3 };
const lord: Penalty = { kind: 'lord' };

// biome-ignore format: one row is one card
const leviathans: readonly Leviathan[] = [
  { id: 'leviathan-01', races: ['crab', 'jellyfish'], levels: [[3, 1], [7, 2], [5, 1]], penalty: allies },
  { id: 'leviathan-02', races: ['crab', 'jellyfish'], levels: [[6, 2], [4, 1]], penalty: allies },
  { id: 'leviathan-03', races: ['crab', 'jellyfish'], levels: [[9, 3]], penalty: wounds(3) },
  { id: 'leviathan-04', races: ['crab', 'jellyfish'], levels: [[6, 1]], penalty: wounds(2) },
  { id: 'leviathan-05', races: ['crab', 'shellfish'], levels: [[4, 1], [6, 2], [5, 1]], penalty: pearls },
  { id: 'leviathan-06', races: ['crab', 'shellfish'], levels: [[6, 2], [4, 1]], penalty: pearls },
  { id: 'leviathan-07', races: ['crab', 'shellfish'], levels: [[8, 3]], penalty: wounds(3) },
  { id: 'leviathan-08', races: ['crab', 'shellfish'], levels: [[6, 1]], penalty: wounds(2) },
  { id: 'leviathan-09', races: ['crab', 'squid'], levels: [[3, 1], [7, 2], [5, 1]], penalty: lord },
  { id: 'leviathan-10', races: ['crab', 'squid'], levels: [[6, 2], [4, 1]], penalty: lord },
  { id: 'leviathan-11', races: ['crab', 'squid'], levels: [[7, 2]], penalty: wounds(3) },
  { id: 'leviathan-12', races: ['crab', 'squid'], levels: [[5, 1]], penalty: wounds(2) },
  { id: 'leviathan-13', races: ['crab', 'seahorse'], levels: [[3, 1], [7, 1], [5, 2]], penalty: wounds(3) },
  { id: 'leviathan-14', races: ['crab', 'seahorse'], levels: [[6, 2], [4, 2]], penalty: wounds(2) },
  { id: 'leviathan-15', races: ['crab', 'seahorse'], levels: [[7, 4]], penalty: wounds(3) },
  { id: 'leviathan-16', races: ['crab', 'seahorse'], levels: [[5, 2]], penalty: wounds(2) },
  { id: 'leviathan-17', races: ['crab'], levels: [[4, 1], [7, 1], [6, 1]], penalty: wounds(4) },
  { id: 'leviathan-18', races: ['crab'], levels: [[7, 1], [5, 1]], penalty: wounds(3) },
  { id: 'leviathan-19', races: ['crab'], levels: [[9, 2]], penalty: wounds(3) },
  { id: 'leviathan-20', races: ['crab'], levels: [[7, 1]], penalty: wounds(2) },
];

const byId = new Map(leviathans.map((leviathan) => [leviathan.id, leviathan]));

export const leviathanIds: readonly LeviathanId[] = leviathans.map(({ id }) => id);

export function leviathanOf(id: LeviathanId): Leviathan {
  const leviathan = byId.get(id);
  if (!leviathan) throw new Error(`no Leviathan is called ${id}`);
  return leviathan;
}

export const SPACES = ['b2-3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10', 'b11-12'] as const;
export type Space = (typeof SPACES)[number];

/** The space that two dice point to. */
export function spaceFor(sum: number): Space {
  return SPACES[Math.min(Math.max(sum, 3), 11) - 3] as Space;
}

/** How many of the 36 rolls of two dice point to this space. */
export function rollsFor(space: Space): number {
  let rolls = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (spaceFor(a + b) === space) rolls++;
  return rolls;
}
