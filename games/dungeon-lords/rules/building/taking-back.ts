// Every seat takes one of its played cards back, secretly and at once (D72, D73).
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Seat } from '@undertow/shared/table/game.ts';
import type { OrderId } from '../state.ts';
import { type DungeonTable, type Position, player, playerOrder } from '../table.ts';
import { takeBackOrder } from '../verbs/orders.ts';
import { enter } from '../verbs/years.ts';

export function* takeOrdersBack(table: DungeonTable): Flow {
  const seats = playerOrder(table).filter((seat) => player(table, seat).played.length > 0);
  if (seats.length > 0) {
    const answers = yield* everyone(seats.map((seat) => asked(table, seat)));
    for (const [i, seat] of seats.entries()) takeBackOrder(table, seat, answers[i] as OrderId);
  }
  enter(table, 'event');
}

/** The first card, or any that was unused. */
function asked(position: Position, seat: Seat): Decision {
  const options = player(position, seat)
    .played.filter(({ unused }, place) => place === 0 || unused)
    .map(({ id }) => id);
  return { seat, prompt: 'takeBack', choice: { type: 'one', options } };
}
