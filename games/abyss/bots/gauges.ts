// The measures by which a player compares seats in Abyss.
import { type Gauge, mostOfOthers, ofOwn } from '@undertow/bots/thinking/gauge.ts';
import { abyss } from '../rules/index.ts';
import { scoreOf, scoresOf } from '../rules/scoring.ts';
import type { Player, State } from '../rules/state.ts';

const own = ofOwn<Player>;

export const gauges: readonly Gauge<State>[] = [
  { what: 'points', weight: 2, of: (state, seat) => scoreOf(positionOf(state), seat).total },
  { what: 'rivals', weight: 1.5, of: (state, seat) => mostOfOthers(totalsOf(state), seat) },
  { what: 'lords', weight: 5, of: own(({ lords }) => lords.length) },
  { what: 'locations', weight: 5, of: own(({ locations }) => locations.length) },
  { what: 'keys', weight: 3, of: own(({ keys }) => keys) },
  { what: 'monsters', weight: 3, of: own(({ tokens }) => tokens.length) },
  { what: 'pearls', weight: 1, of: own(({ pearls }) => pearls) },
  { what: 'allies', weight: 1, of: own(({ hand }) => hand.length) },
];

function positionOf(state: State) {
  return { state, rules: abyss.rulesFor(state.options) };
}

function totalsOf(state: State): number[] {
  return scoresOf(positionOf(state)).map(({ total }) => total);
}
