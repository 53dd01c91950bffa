// The minions on the board resolve one after the other (D41-D44).
import { askAlways } from '../../table/flow.ts';
import type { Flow, Seat } from '../../table/game.ts';
import { type Order, type OrderKind, orders, type Space } from '../cards/orders.ts';
import { seatOf } from '../minions.ts';
import { canPay, pay } from '../paying.ts';
import { type DungeonTable, LAST_YEAR, type Position } from '../table.ts';
import { clearSpace, decline, passDummy, tellUsed } from '../verbs/orders.ts';
import { enter, setSubject } from '../verbs/years.ts';
import { build, canBuild } from './build.ts';
import { discardTraps, gain } from './gaining.ts';
import { canHire, hire } from './hire.ts';
import { canDigAt, canMineAt, digTunnels, mineGold } from './work.ts';

/**
 * How an order of this kind is used. `use` calls `begin` as soon as it is certain that it is, before anything comes of it;
 * where the player chooses nothing, it is declined.
 */
interface Use {
  isPossible(position: Position, seat: Seat, space: Space): boolean;
  use(table: DungeonTable, seat: Seat, space: Space, begin: () => void): Flow;
}

const USES: Readonly<Record<OrderKind, Use>> = {
  exchange: { isPossible: canExchange, use: exchange },
  'buy-traps': { isPossible: canExchange, use: buyTraps },
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
      if (seat === undefined) {
        passDummy(table, minion, order.id, place);
        continue;
      }
      setSubject(table, { order: order.id, space: place + 1 });
      yield* resolve(table, seat, order, place);
      clearSpace(table, order.id, place);
      setSubject(table, null);
      return;
    }
  }
  enter(table, 'production');
}

function* resolve(table: DungeonTable, seat: Seat, order: Order, place: number): Flow {
  const space = order.spaces[place] as Space;
  const { isPossible, use } = USES[order.kind];
  const options = isPossible(table, seat, space) ? ['use', 'decline'] : ['decline'];
  const answer = yield* askAlways({ seat, prompt: 'useOrder', choice: { type: 'one', options } });
  let isUsed = false;
  const begin = () => {
    isUsed = true;
    tellUsed(table, seat, order.id, place);
  };
  if (answer === 'use') yield* use(table, seat, space, begin);
  if (!isUsed) decline(table, seat, order.id, place);
}

function canExchange(position: Position, seat: Seat, { price }: Space): boolean {
  return canPay(position, seat, price);
}

/** The whole price is paid, and the whole gain taken (D44). */
function* exchange(table: DungeonTable, seat: Seat, { price, gain: printed }: Space, begin: () => void): Flow {
  begin();
  yield* pay(table, seat, price);
  yield* gain(table, seat, printed);
}

/** As an exchange; but in the second year one trap more is drawn than printed, and then one is discarded (D178). */
function* buyTraps(table: DungeonTable, seat: Seat, { price, gain: printed }: Space, begin: () => void): Flow {
  const isSecondYear = table.state.year === LAST_YEAR;
  begin();
  yield* pay(table, seat, price);
  yield* gain(table, seat, isSecondYear ? { traps: (printed.traps ?? 0) + 1 } : printed);
  if (isSecondYear) yield* discardTraps(table, seat, 1);
}
