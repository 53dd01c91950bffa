// The minions on the board resolve one after the other (D41-D44).
import { askAlways } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { type Order, type OrderKind, orders, type Space } from '../cards/orders.ts';
import { seatOf } from '../minions.ts';
import { pay, purseOf } from '../paying.ts';
import { type DungeonTable, LAST_YEAR, type Position, player } from '../table.ts';
import { type Means, obstacleTo } from '../using.ts';
import { clearSpace, decline, passDummy, tellUsed } from '../verbs/orders.ts';
import { enter, setSubject } from '../verbs/years.ts';
import { build } from './build.ts';
import { discardTraps, gain } from './gaining.ts';
import { hire } from './hire.ts';
import { digTunnels, freeImps, mineGold } from './work.ts';

/**
 * How an order of this kind is used. It calls `begin` as soon as it is certain that it is, before anything comes of it;
 * where the player chooses nothing, it is declined.
 */
type Use = (table: DungeonTable, seat: Seat, space: Space, begin: () => void) => Flow;

const USES: Readonly<Record<OrderKind, Use>> = {
  exchange,
  'buy-traps': buyTraps,
  dig: digTunnels,
  mine: mineGold,
  hire,
  build,
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
  const isPossible = obstacleTo(order.kind, space, meansOf(table, seat)) === undefined;
  const options = isPossible ? ['use', 'decline'] : ['decline'];
  const answer = yield* askAlways({ seat, prompt: 'useOrder', choice: { type: 'one', options } });
  let isUsed = false;
  const begin = () => {
    isUsed = true;
    tellUsed(table, seat, order.id, place);
  };
  if (answer === 'use') yield* USES[order.kind](table, seat, space, begin);
  if (!isUsed) decline(table, seat, order.id, place);
}

function meansOf(position: Position, seat: Seat): Means {
  const { dungeon } = player(position, seat);
  return {
    purse: purseOf(position, seat),
    freeImps: freeImps(position, seat),
    dungeon,
    offer: position.state.offer,
  };
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
