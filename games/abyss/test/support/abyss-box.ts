// What is in the box of the base game and of each expansion, counted from the rules, and where it all lies in a position.
import { base } from '../../rules/base.ts';
import { expansions } from '../../rules/index.ts';
import type { Part } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import { has, type Setting } from './settings.ts';

const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'];

/** Every kind of thing that neither appears nor vanishes, as sorted lists. */
export interface Things {
  readonly cards: readonly string[];
  readonly lords: readonly string[];
  readonly locations: readonly string[];
  readonly tokens: readonly string[];
  readonly loot: readonly string[];
  readonly leviathans: readonly string[];
}

export function boxOf(setting: Setting): Things {
  const parts = [base, ...expansions.filter(({ id }) => has(setting, id))];
  const kraken = has(setting, 'kraken');
  const leviathan = has(setting, 'leviathan');
  const named = (of: (part: Part) => readonly { readonly id: string }[] | undefined) =>
    parts.flatMap((part) => of(part) ?? []).map(({ id }) => id);
  const lords = named((part) => part.lords);
  return {
    cards: [...BASE_CARDS, ...(kraken ? KRAKENS : []), ...(leviathan ? LEVIATHAN_CARDS : [])].toSorted(),
    // The Tamer tames the Threat, which Leviathan does not use (L4).
    lords: lords.filter((lord) => !leviathan || lord !== 'tamer').toSorted(),
    locations: named((part) => part.locations).toSorted(),
    tokens: [...BASE_TOKENS, ...(leviathan ? LEVIATHAN_TOKENS : [])].toSorted(),
    loot: kraken ? LOOT : [],
    leviathans: leviathan ? LEVIATHANS : [],
  };
}

function copies(face: string, count: number): string[] {
  return Array<string>(count).fill(face);
}

/** One 5, two 4, three 3, three 2 and four 1 of each Race, and six Monsters (B1). */
const BASE_CARDS = [
  ...RACES.flatMap((race) => [5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1].map((value) => `${race}-${value}`)),
  ...copies('monster', 6),
];
/** Two of 4, three of 3, two of 2 (K1). */
const KRAKENS = [...copies('kraken-4', 2), ...copies('kraken-3', 3), ...copies('kraken-2', 2)];
/** Twenty Allies with a skill, a plain Crab and three Monsters (L3). */
const LEVIATHAN_CARDS = [
  ...RACES.flatMap((race) => [`${race}-1-boost`, `${race}-2-boost`, `${race}-3-dice`, `${race}-4-dice`]),
  'crab-1',
  ...copies('monster', 3),
];
/** Two of 4, nine of 3, nine of 2 (B8). */
const BASE_TOKENS = [...copies('points-4', 2), ...copies('points-3', 9), ...copies('points-2', 9)];
const LEVIATHAN_TOKENS = [
  ...copies('pearls-2', 7),
  ...copies('pearls-3', 4),
  ...copies('key', 4),
  ...copies('stack', 4),
];
/** Of each value as many as it says (K1). */
const LOOT = [3, 4, 5, 6, 7].flatMap((value) => copies(`loot-${value}`, value));
const LEVIATHANS = Array.from({ length: 20 }, (_, i) => `leviathan-${String(i + 1).padStart(2, '0')}`);

/** Everything on the table, wherever it lies. */
export function onTheTable(state: State): Things {
  const { seats } = state;
  const { kraken, leviathan } = state.expansions;
  return {
    cards: [
      ...state.explorationDeck,
      ...state.discard,
      ...state.track.filter((card) => card !== null),
      ...Object.values(state.council).flat(),
      ...(state.recruiting?.played ?? []),
      ...seats.flatMap(({ hand, affiliated }) => [...hand, ...affiliated]),
    ].toSorted(),
    lords: [
      ...state.lordDeck,
      ...state.court,
      ...state.discardedLords,
      ...seats.flatMap(({ lords }) => lords.map(({ id }) => id)),
    ].toSorted(),
    locations: [
      ...state.locationDeck,
      ...state.available,
      ...state.drawn,
      ...state.discardedLocations,
      ...seats.flatMap(({ locations }) => locations),
    ].toSorted(),
    tokens: [
      ...Object.values(state.tokenSupply).flat(),
      ...seats.flatMap(({ tokens }) => tokens),
      ...(leviathan?.spentTokens ?? []),
    ].toSorted(),
    loot: kraken ? [...kraken.lootDeck, ...Object.values(kraken.loot).flat(), ...kraken.discardedLoot].toSorted() : [],
    leviathans: leviathan ? leviathansIn(leviathan).toSorted() : [],
  };
}

function leviathansIn({ deck, border, arriving, discarded, slain }: NonNullable<State['expansions']['leviathan']>) {
  const atTheBorder = Object.values(border).flatMap((beast) => beast?.id ?? []);
  return [...deck, ...atTheBorder, ...(arriving === null ? [] : [arriving]), ...discarded, ...slain.flat()];
}
