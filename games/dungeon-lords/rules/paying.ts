// Paying a price: whether it can be paid, and what is asked on the way (D44, D45, D59).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { creatureCard, isMonster } from './cards/creatures.ts';
import type { Price } from './cards/prices.ts';
import { moveTowardEvil, payableEvil } from './evilometer.ts';
import { lackOf, type Purse } from './purse.ts';
import type { CreatureId } from './state.ts';
import { type DungeonTable, type Position, player } from './table.ts';
import { removeCreature, tellCreaturePaid } from './verbs/lair.ts';
import { discardTrap, pay as payResources } from './verbs/resources.ts';

/** Whether the seat can pay all of this. A monster that pays for itself is none of those that it can give away. */
export function canPay(position: Position, seat: Seat, price: Price, payer?: number): boolean {
  return lackOf(purseOf(position, seat, payer), price) === undefined;
}

export function purseOf(position: Position, seat: Seat, payer?: number): Purse {
  const { food, gold, imps, traps } = player(position, seat);
  return {
    food,
    gold,
    imps,
    evil: payableEvil(position, seat),
    traps: traps.length,
    monsters: monstersBeside(position, seat, payer).length,
  };
}

/** Pays all of it: the trap and the monster are chosen first. `payer` is the place of the creature that is paid for. */
export function* pay(table: DungeonTable, seat: Seat, price: Price, payer?: number): Flow {
  if (price.trap) discardTrap(table, seat, yield* choose(seat, 'payTrap', player(table, seat).traps));
  if (price.monster) {
    const given = yield* choose(seat, 'payMonster', monstersBeside(table, seat, payer));
    giveAway(table, seat, given, payer);
  }
  const { food = 0, gold = 0, imps = 0 } = price;
  payResources(table, seat, { food, gold, imps });
  moveTowardEvil(table, seat, price.evil ?? 0);
}

/** A creature in the lair is paid for again. */
export function* payCreature(table: DungeonTable, seat: Seat, place: number): Flow {
  const { creatures } = player(table, seat);
  const { id } = creatures[place] ?? { id: '' };
  yield* pay(table, seat, creatureCard(id).price, place);
  tellCreaturePaid(table, seat, id);
}

/** The monsters that the seat can give away for the one in this place. */
function monstersBeside(position: Position, seat: Seat, payer: number | undefined): readonly CreatureId[] {
  return player(position, seat)
    .creatures.filter(({ id }, place) => place !== payer && isMonster(id))
    .map(({ id }) => id);
}

function giveAway(table: DungeonTable, seat: Seat, given: CreatureId, payer: number | undefined): void {
  const place = player(table, seat).creatures.findIndex(({ id }, at) => id === given && at !== payer);
  removeCreature(table, seat, place, 'given');
}
