// Payday: every creature in the lair is paid again or released (D75-D77).
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { moveTowardEvil, payableEvil } from '../evilometer.ts';
import { fillUnlessClear } from '../forms/asking.ts';
import { afterDeed, beginPayday, deedOf, type Payday, type PaydayData, paydayForm, paydayOf } from '../forms/payday.ts';
import { type DungeonTable, type Position, player } from '../table.ts';
import { removeCreature, tellCreaturePaid } from '../verbs/lair.ts';
import { discardTrap, pay } from '../verbs/resources.ts';

export function* payCreatures(table: DungeonTable, seat: Seat): Flow {
  if (player(table, seat).creatures.length === 0) return;
  const data = paydayData(table, seat);
  const items = (yield* fillUnlessClear(seat, 'payday', paydayForm, data)) as readonly string[];
  let payday = beginPayday(data);
  for (const item of items) payday = carryOut(table, seat, payday, item);
}

/** What a seat has to pay, and what with. */
function paydayData(position: Position, seat: Seat): PaydayData {
  const { creatures, food, gold, traps } = player(position, seat);
  const evil = position.state.options.full ? payableEvil(position, seat) : null;
  return paydayOf(creatures, { food, gold, evil, traps });
}

function carryOut(table: DungeonTable, seat: Seat, payday: Payday, item: string): Payday {
  const deed = deedOf(payday, item);
  if (!deed) throw new Error(`${item} cannot be carried out`);
  const { type, creature, goes, trap, food, gold, evil } = deed;
  if (trap !== undefined) discardTrap(table, seat, trap);
  if (goes !== undefined)
    removeCreature(table, seat, placeNow(payday, goes), type === 'release' ? 'released' : 'given');
  pay(table, seat, { food, gold });
  moveTowardEvil(table, seat, evil);
  if (type === 'pay') tellCreaturePaid(table, seat, creature);
  return afterDeed(payday, deed);
}

/** Where a creature of the lair lies now that others before it are gone. */
function placeNow({ open, paid }: Payday, place: number): number {
  return [...open, ...paid].filter((other) => other < place).length;
}
