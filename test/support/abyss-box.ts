// What is in the box of the base game, counted from the rules, and where it all lies in a position.
import { base } from '@undertow/shared/abyss/base.ts';
import type { State } from '@undertow/shared/abyss/state.ts';

const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'];
/** One 5, two 4, three 3, three 2 and four 1 of each Race (B1). */
const VALUES = [5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1];
const MONSTERS = 6;

/** Every kind of thing that neither appears nor vanishes, as a sorted list. */
export interface Things {
  readonly cards: readonly string[];
  readonly lords: readonly string[];
  readonly locations: readonly string[];
  readonly tokens: readonly string[];
}

export const box: Things = {
  cards: [
    ...RACES.flatMap((race) => VALUES.map((value) => `${race}-${value}`)),
    ...Array<string>(MONSTERS).fill('monster'),
  ].toSorted(),
  lords: (base.lords ?? []).map(({ id }) => id).toSorted(),
  locations: (base.locations ?? []).map(({ id }) => id).toSorted(),
  // Two of 4, nine of 3, nine of 2 (B8).
  tokens: [...Array(2).fill('points-4'), ...Array(9).fill('points-3'), ...Array(9).fill('points-2')].toSorted(),
};

/** Everything on the table, wherever it lies. */
export function onTheTable(state: State): Things {
  const { seats } = state;
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
    tokens: [...Object.values(state.tokenSupply).flat(), ...seats.flatMap(({ tokens }) => tokens)].toSorted(),
  };
}
