// Nebulis: how they are gained and paid, and who therefore holds the Kraken figure (K10-K16, K22, K26).
import { choose, nothing } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { ally, allyValue } from '../cards/allies.ts';
import { lordsWith, player } from '../queries.ts';
import type { Abyss, Part, Position } from '../rules.ts';
import { seatOf, seatOption } from '../seat-option.ts';
import type { AllyId, LordId } from '../state.ts';
import { krakenOf } from './state.ts';
import { gainNebulis, loseNebulis, moveFigure } from './verbs.ts';

const AT_ONCE = 1;

/** Nebulis may stand in for Pearls (K11). */
export const standIns: NonNullable<Part['standIns']> = {
  name: 'nebulis',
  of(position, seat) {
    const held = krakenOf(position).nebulis[seat] ?? 0;
    return {
      most: held <= AT_ONCE ? held : Math.min(held, mostAtOnce(position, seat)),
      freely: lordsWith(position, seat, 'nebulisFreely').length > 0,
    };
  },
  pay(table, seat, count, to) {
    loseNebulis(table, seat, count);
    if (to !== undefined) gainNebulis(table, to, count);
    return settleFigure(table, to === undefined ? [] : [to]);
  },
};

function mostAtOnce(position: Position, seat: Seat): number {
  let most = AT_ONCE;
  for (const { always } of lordsWith(position, seat, 'nebulisAtOnce'))
    most = Math.max(most, always?.nebulisAtOnce ?? 0);
  return most;
}

/** The seat gains Nebulis from the supply. */
export function earnNebulis(table: Abyss, seat: Seat, nebulis: number, ...because: LordId[]): Flow {
  if (nebulis === 0) return nothing;
  gainNebulis(table, seat, nebulis, ...because);
  return settleFigure(table, [seat]);
}

/** Each Kraken put to its use gives one Nebulis less than its value (K22). */
export function nebulisOf(allies: readonly AllyId[]): number {
  let nebulis = 0;
  for (const card of allies) if (!ally(card).race) nebulis += allyValue(card) - 1;
  return nebulis;
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
export function settleFigure(table: Abyss, gainers: readonly Seat[]): Flow {
  const { figure, nebulis } = krakenOf(table);
  if (nebulis.every((count) => count === 0)) {
    if (figure !== null) moveFigure(table, null);
    return nothing;
  }
  const candidates = figureCandidates(nebulis, figure, gainers);
  return candidates.length === 0 ? nothing : passFigure(table, figure ?? table.state.active, candidates);
}

function* passFigure(table: Abyss, chooser: Seat, candidates: readonly Seat[]): Flow {
  const clockwise = candidates.toSorted((a, b) => stepsTo(table, chooser, a) - stepsTo(table, chooser, b));
  const chosen = yield* choose(chooser, 'krakenFigure', clockwise.map(seatOption));
  moveFigure(table, seatOf(chosen));
}

/** The seats that may get the figure now; none if it stays where it is. */
function figureCandidates(nebulis: readonly number[], holder: Seat | null, gainers: readonly Seat[]): readonly Seat[] {
  if (holder === null) return withMost(nebulis, gainers);
  const richest = withMost(
    nebulis,
    nebulis.map((_, seat) => seat),
  );
  // Who has as many as the holder takes the figure by gaining; who has more, in any case.
  return richest.includes(holder) ? richest.filter((seat) => seat !== holder && gainers.includes(seat)) : richest;
}

function withMost(nebulis: readonly number[], seats: readonly Seat[]): readonly Seat[] {
  let most = 0;
  for (const seat of seats) most = Math.max(most, nebulis[seat] ?? 0);
  return seats.filter((seat) => nebulis[seat] === most);
}

/** Clockwise begins with the next seat, and ends with this one. */
function stepsTo({ state }: Abyss, from: Seat, to: Seat): number {
  const { length } = state.seats;
  return (to - from + length - 1) % length;
}
