// The minions on the board resolve one after the other (D41-D44).
import { askAlways } from '../../table/flow.ts';
import type { Flow, Seat } from '../../table/game.ts';
import { BUY_TRAPS, type Order, type OrderKind, orders, type Space } from '../cards/orders.ts';
import { plus } from '../cards/prices.ts';
import { canPay, pay } from '../paying.ts';
import type { Minion } from '../state.ts';
import { type DungeonTable, LAST_YEAR, type Position } from '../table.ts';
import { clearSpace, decline, tellUsed } from '../verbs/orders.ts';
import { enter } from '../verbs/years.ts';
import { build, canBuild } from './build.ts';
import { discardTraps, gain } from './gaining.ts';
import { canHire, hire } from './hire.ts';
import { canDigAt, canMineAt, digTunnels, mineGold } from './work.ts';

/** How an order of this kind is used: `use` tells whether it was, in the end. */
interface Use {
  isPossible(position: Position, seat: Seat, space: Space): boolean;
  use(table: DungeonTable, seat: Seat, space: Space, order: Order): Flow<boolean>;
}

const USES: Readonly<Record<OrderKind, Use>> = {
  exchange: { isPossible: (position, seat, { price }) => canPay(position, seat, price), use: exchange },
  dig: { isPossible: canDigAt, use: digTunnels },
  mine: { isPossible: canMineAt, use: mineGold },
  hire: { isPossible: canHire, use: hire },
  build: { isPossible: canBuild, use: build },
};

/** The next minion of a player resolves; those of dummies before it take nothing (D40). */
export function* resolveNextMinion(table: DungeonTable): Flow {
  for (const order of orders) {
    for (const place of order.sequence) {
      const minion = table.state.minions[order.id]?.[place];
      if (!minion) continue;
      const seat = seatOf(minion);
      if (seat !== undefined) yield* resolve(table, seat, order, place);
      clearSpace(table, order.id, place);
      if (seat !== undefined) return;
    }
  }
  enter(table, 'production');
}

function* resolve(table: DungeonTable, seat: Seat, order: Order, place: number): Flow {
  const space = order.spaces[place] as Space;
  const { isPossible, use } = USES[order.kind];
  const options = isPossible(table, seat, space) ? ['use', 'decline'] : ['decline'];
  const answer = yield* askAlways({ seat, prompt: 'useOrder', choice: { type: 'one', options } });
  const isUsed = answer === 'use' && (yield* use(table, seat, space, order));
  if (isUsed) tellUsed(table, seat, order.id, place);
  else decline(table, seat, order.id, place);
}

/** The whole price is paid, and the whole gain taken (D44). */
function* exchange(table: DungeonTable, seat: Seat, { price, gain: printed }: Space, { id }: Order): Flow<boolean> {
  const isSecondYear = id === BUY_TRAPS && table.state.year === LAST_YEAR;
  yield* pay(table, seat, price);
  yield* gain(table, seat, isSecondYear ? plus(printed, { traps: 1 } as object) : printed);
  if (isSecondYear) yield* discardTraps(table, seat, 1);
  return true;
}

/** The seat whose minion this is; `undefined` for a dummy's. */
export function seatOf(minion: Minion): Seat | undefined {
  return minion.startsWith('seat:') ? Number(minion.slice('seat:'.length)) : undefined;
}

export function minionOf(seat: Seat): Minion {
  return `seat:${seat}`;
}
