// Payday: every creature in the lair is paid again or released (D75-D77).
import type { Flow, Seat } from '../../table/game.ts';
import { creatureCard } from '../cards/creatures.ts';
import { moveTowardEvil, payableEvil } from '../evilometer.ts';
import { fillUnlessClear } from '../forms/asking.ts';
import {
  afterItem,
  beginPayday,
  type Payday,
  type PaydayData,
  paydayForm,
  paydayOf,
  placeToGive,
  readItem,
} from '../forms/payday.ts';
import { type DungeonTable, type Position, player } from '../table.ts';
import { removeCreature, tellCreaturePaid } from '../verbs/lair.ts';
import { discardTrap, pay } from '../verbs/resources.ts';

const RELEASE_EVIL = 1;

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

function carryOut(table: DungeonTable, seat: Seat, payday: Payday, text: string): Payday {
  const item = readItem(text);
  const place = item && payday.open.find((one) => payday.data.lair[one]?.id === item.creature);
  const after = afterItem(payday, text);
  if (!item || place === undefined || !after) throw new Error(`${text} cannot be carried out`);
  if (item.type === 'release') {
    removeCreature(table, seat, placeNow(payday, place), 'released');
    moveTowardEvil(table, seat, RELEASE_EVIL);
    return after;
  }
  if (item.trap !== undefined) discardTrap(table, seat, item.trap);
  if (item.monster !== undefined) {
    const given = placeToGive(payday, place, item.monster) as number;
    removeCreature(table, seat, placeNow(payday, given), 'given');
  }
  const { food = 0, gold = 0, evil = 0 } = creatureCard(item.creature).price;
  pay(table, seat, { food, gold });
  moveTowardEvil(table, seat, evil);
  tellCreaturePaid(table, seat, item.creature);
  return after;
}

/** Where a creature of the lair lies now that others before it are gone. */
function placeNow({ open, paid }: Payday, place: number): number {
  return [...open, ...paid].filter((other) => other < place).length;
}
