// Nebulis: how they are gained and paid, and who therefore holds the Kraken figure (K10-K16, K22, K26).
import { choose } from '../../table/flow.ts';
import type { Flow, Seat } from '../../table/game.ts';
import { ally, allyValue } from '../cards/allies.ts';
import { lordsWith, player } from '../queries.ts';
import type { Abyss, Part } from '../rules.ts';
import type { AllyId, LordId } from '../state.ts';
import { krakenOf } from './state.ts';
import { gainNebulis, loseNebulis, moveFigure } from './verbs.ts';

const AT_ONCE = 1;

/** Nebulis may stand in for Pearls (K11). */
export const standIns: NonNullable<Part['standIns']> = {
  name: 'nebulis',
  of(position, seat) {
    const limits = lordsWith(position, seat, 'nebulisAtOnce').map((lord) => lord.always?.nebulisAtOnce ?? 0);
    return {
      most: Math.min(krakenOf(position).nebulis[seat] ?? 0, Math.max(AT_ONCE, ...limits)),
      freely: lordsWith(position, seat, 'nebulisFreely').length > 0,
    };
  },
  *pay(table, seat, count, to) {
    loseNebulis(table, seat, count);
    if (to !== undefined) gainNebulis(table, to, count);
    yield* settleFigure(table, to === undefined ? [] : [to]);
  },
};

/** The seat gains Nebulis, from nobody. */
export function* earnNebulis(table: Abyss, seat: Seat, nebulis: number, ...because: LordId[]): Flow {
  if (nebulis === 0) return;
  gainNebulis(table, seat, nebulis, ...because);
  yield* settleFigure(table, [seat]);
}

/** Each Kraken put to its use gives one Nebulis less than its value (K22). */
export function nebulisOf(allies: readonly AllyId[]): number {
  return allies.filter((card) => !ally(card).race).reduce((sum, card) => sum + allyValue(card) - 1, 0);
}

/** The last Krakens in hand give their Nebulis, all at the same time, but not to an active Cleaner (K26). */
export function* lastNebulis(table: Abyss): Flow {
  const gainers: Seat[] = [];
  for (const seat of table.state.seats.keys()) {
    const nebulis = nebulisOf(player(table, seat).hand);
    if (nebulis === 0 || lordsWith(table, seat, 'cleanEnd').length > 0) continue;
    gainNebulis(table, seat, nebulis);
    gainers.push(seat);
  }
  yield* settleFigure(table, gainers);
}

/** Nebulis have changed hands: where does the Kraken figure go (K15, K16)? */
export function* settleFigure(table: Abyss, gainers: readonly Seat[]): Flow {
  const { figure } = krakenOf(table);
  const candidates = figureCandidates(krakenOf(table).nebulis, figure, gainers);
  if (candidates === undefined) return;
  if (candidates.length === 0) return moveFigure(table, null);
  const chooser = figure ?? table.state.active;
  const clockwise = candidates.toSorted((a, b) => distance(table, chooser, a) - distance(table, chooser, b));
  const chosen = yield* choose(
    chooser,
    'krakenFigure',
    clockwise.map((seat) => `seat:${seat}`),
  );
  const seat = Number(chosen.slice('seat:'.length));
  if (seat !== figure) moveFigure(table, seat);
}

/** Who may get the figure now: `undefined` if it stays where it is, nobody if it goes back to the box. */
function figureCandidates(
  nebulis: readonly number[],
  holder: Seat | null,
  gainers: readonly Seat[],
): readonly Seat[] | undefined {
  const most = Math.max(...nebulis);
  if (most === 0) return holder === null ? undefined : [];
  if (holder === null) {
    const best = Math.max(...gainers.map((seat) => nebulis[seat] ?? 0));
    return gainers.length > 0 ? gainers.filter((seat) => nebulis[seat] === best) : undefined;
  }
  const reached = gainers.filter((seat) => nebulis[seat] === most);
  if (reached.length > 0) return reached;
  return nebulis[holder] === most ? undefined : [...nebulis.keys()].filter((seat) => nebulis[seat] === most);
}

function distance({ state }: Abyss, from: Seat, to: Seat): number {
  return (to - from + state.seats.length) % state.seats.length;
}
