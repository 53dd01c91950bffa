// The draw of orders that begins the full game: of three, each player keeps one, and the other two are blocked (D191).
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Flow } from '@undertow/shared/table/game.ts';
import type { OrderId } from '../state.ts';
import { type DungeonTable, player } from '../table.ts';
import { dealOrders } from '../verbs/orders.ts';
import { enter } from '../verbs/years.ts';

export function* drawInitialOrders(table: DungeonTable): Flow {
  const seats = table.state.seats.map((_, seat) => seat);
  const kept = yield* everyone(
    seats.map((seat) => ({
      seat,
      prompt: 'initialBlocked',
      choice: { type: 'one', options: player(table, seat).drawn },
    })),
  );
  for (const seat of seats) {
    const { drawn } = player(table, seat);
    dealOrders(
      table,
      seat,
      drawn.filter((order) => order !== (kept[seat] as OrderId)),
    );
  }
  enter(table, 'preparation');
}
