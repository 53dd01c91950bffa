// The measures by which a player compares seats in Dungeon Lords.
import { type Gauge, mostOfOthers, ofOwn } from '@undertow/bots/thinking/gauge.ts';
import { scoresOf } from '../rules/scoring.ts';
import { type Player, type State, TUNNEL } from '../rules/state.ts';

const own = ofOwn<Player>;

export const gauges: readonly Gauge<State>[] = [
  { what: 'points', weight: 1.5, of: (state, seat) => totalsOf(state)[seat] as number },
  { what: 'rivals', weight: 1, of: (state, seat) => mostOfOthers(totalsOf(state), seat) },
  { what: 'monsters', weight: 3, of: own(({ creatures }) => creatures.length) },
  { what: 'prisoners', weight: 3, of: own(({ prison }) => prison.length) },
  { what: 'conquered', weight: 3, of: own(({ dungeon }) => dungeon.filter(({ conquered }) => conquered).length) },
  { what: 'rooms', weight: 3, of: own(({ dungeon }) => dungeon.filter(({ tile }) => tile !== TUNNEL).length) },
  { what: 'tunnels', weight: 1, of: own(({ dungeon }) => dungeon.filter(({ tile }) => tile === TUNNEL).length) },
  { what: 'imps', weight: 1.5, of: own(({ imps }) => imps) },
  { what: 'traps', weight: 1.5, of: own(({ traps }) => traps.length) },
  { what: 'gold', weight: 1, of: own(({ gold }) => gold) },
  { what: 'food', weight: 1, of: own(({ food }) => food) },
  { what: 'evil', weight: 1, of: own(({ evil }) => evil) },
  { what: 'redMarks', weight: 3, of: own(({ redMarks }) => redMarks) },
];

function totalsOf(state: State): number[] {
  return scoresOf({ state }).map(({ total }) => total);
}
