// The event of the round: payday, taxes or the special event, for one player after the other (D74, D78-D80).
import { decide } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { specialEvent } from '../cards/printed.ts';
import type { EventId } from '../state.ts';
import { type DungeonTable, type Position, player, playerOrder } from '../table.ts';
import { taxOn } from '../taxes.ts';
import { markRed, pay } from '../verbs/resources.ts';
import { enter, finishPart, removeEvent, tellEvent, tellTax } from '../verbs/years.ts';
import { waitsForHeroes } from './impatient.ts';
import { payCreatures } from './payday.ts';
import { suffer } from './special.ts';

const EVENTS: Readonly<Record<EventId, (table: DungeonTable, seat: Seat) => Flow>> = {
  payday: payCreatures,
  taxes: payTaxes,
  special: resolveSpecial,
};

/** The part of the next player in the event of the round. */
export function* resolveEvent(table: DungeonTable): Flow {
  const { event, done } = table.state;
  const order = playerOrder(table);
  if (event && done === 0) tellEvent(table, event);
  if (event && done < order.length) {
    yield* EVENTS[event](table, order[done] as Seat);
    finishPart(table);
    return;
  }
  if (!waitsForHeroes(table)) removeEvent(table);
  enter(table, 'heroes');
}

/** A red mark for each gold that is not paid (D78). */
function* payTaxes(table: DungeonTable, seat: Seat): Flow {
  const { dungeon, gold } = player(table, seat);
  const tax = taxOn(dungeon.length);
  tellTax(table, seat, tax);
  const paid = (yield* decide(seat, 'taxes', { type: 'amount', min: 0, max: Math.min(gold, tax) })) as number;
  pay(table, seat, { gold: paid });
  markRed(table, seat, tax - paid);
}

/** In the simple game nothing (D79). */
function* resolveSpecial(table: DungeonTable, seat: Seat): Flow {
  const effect = specialEffect(table);
  if (effect) yield* suffer(table, seat, effect);
}

function specialEffect({ state }: Position) {
  return state.specialEvent === null ? undefined : specialEvent(state.specialEvent).effect;
}
