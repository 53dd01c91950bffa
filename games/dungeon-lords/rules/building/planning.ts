// All seats plan three orders in secret; then the cards are revealed and the minions placed (D32-D39, D193, D194).
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Seat } from '@undertow/shared/table/game.ts';
import { orderCard } from '../cards/orders.ts';
import { minionOf } from '../minions.ts';
import type { DummyId, OrderId } from '../state.ts';
import { type DungeonTable, player, playerOrder } from '../table.ts';
import {
  blockPlayedByDummy,
  chooseDummyOrder,
  leaveOnCard,
  placeMinion,
  revealOrders,
  tellStayed,
} from '../verbs/orders.ts';
import { pay } from '../verbs/resources.ts';
import { enter } from '../verbs/years.ts';
import { dummiesOf } from './preparation.ts';

const PLANNED = 3;

export function* planOrders(table: DungeonTable): Flow {
  const seats = table.state.seats.map((_, seat) => seat);
  const carers = seats.flatMap((seat) => caredForBy(table, seat).map((dummy) => ({ seat, dummy })));
  const answers = yield* everyone([
    ...seats.map((seat) => ownPlan(table, seat)),
    ...carers.map(({ seat, dummy }) => dummyPlan(table, seat, dummy)),
  ]);
  const plans = answers.slice(0, seats.length) as (readonly OrderId[])[];
  // The cards of the dummies come before the players' own (D38).
  for (const [i, { seat, dummy }] of carers.entries()) {
    const order = answers[seats.length + i] as OrderId;
    chooseDummyOrder(table, seat, dummy, order);
    placeMinion(table, dummy, order, freeSpace(table, order));
  }
  for (let card = 0; card < PLANNED; card++) revealCard(table, card, plans);
  for (const { dummy } of carers) blockPlayedByDummy(table, dummy);
  enter(table, 'orders');
}

function ownPlan(table: DungeonTable, seat: Seat): Decision {
  const { hand } = player(table, seat);
  return {
    seat,
    prompt: 'planOrders',
    choice: { type: 'sequence', options: hand, min: PLANNED, max: PLANNED },
    always: true,
  };
}

function dummyPlan(table: DungeonTable, seat: Seat, dummy: DummyId): Decision {
  const options = table.state.dummies[dummy]?.hand ?? [];
  return { seat, prompt: 'planDummyOrder', choice: { type: 'one', options }, always: true };
}

/** Seat 0 cares for the first dummy of a game of two, seat 1 for the second. */
function caredForBy(table: DungeonTable, seat: Seat): readonly DummyId[] {
  const dummy = table.state.seats.length === 2 ? dummiesOf(table)[seat] : undefined;
  return dummy ? [dummy] : [];
}

/**
 * Everyone reveals the card in this place, and in player order each places a minion on it, if a space is free and the
 * surcharge can be paid (D34, D35, D193, D194).
 */
function revealCard(table: DungeonTable, card: number, plans: readonly (readonly OrderId[])[]): void {
  revealOrders(
    table,
    card + 1,
    plans.map((plan) => plan[card] as OrderId),
  );
  for (const seat of playerOrder(table)) {
    const order = plans[seat]?.[card] as OrderId;
    const space = freeSpace(table, order);
    const surcharge = table.state.options.full && card === 0 ? (orderCard(order).firstCardSurcharge ?? 0) : 0;
    if (space < 0 || player(table, seat).gold < surcharge) {
      leaveOnCard(table, seat, order);
      tellStayed(table, minionOf(seat), order);
    } else {
      pay(table, seat, { gold: surcharge });
      placeMinion(table, minionOf(seat), order, space);
    }
  }
}

/** The lowest free space; -1 if there is none. */
function freeSpace(table: DungeonTable, order: OrderId): number {
  return table.state.minions[order]?.indexOf(null) ?? -1;
}
