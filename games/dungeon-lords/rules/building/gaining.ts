// The gains from orders and rooms (D46-D48, D57, D61, D69).
import { choose, decide } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import type { Gain } from '../cards/prices.ts';
import { moveTowardGood } from '../evilometer.ts';
import { type DungeonTable, player } from '../table.ts';
import { discardTrap, drawTraps, gain as gainResources, spyCard } from '../verbs/resources.ts';
import { digWithRoom } from './work.ts';

export function* gain(table: DungeonTable, seat: Seat, gains: Gain): Flow {
  const { food = 0, gold = 0, imps = 0 } = gains;
  gainResources(table, seat, { food, gold, imps });
  moveTowardGood(table, seat, gains.good ?? 0);
  if (gains.traps) drawTraps(table, seat, gains.traps);
  if (gains.tunnels) yield* digWithRoom(table, seat);
  if (gains.spy) yield* spy(table, seat);
}

/** Secretly looks at one of the combat cards of the year (D48). */
function* spy(table: DungeonTable, seat: Seat): Flow {
  const cards = table.state.combatCards.length;
  spyCard(table, seat, (yield* decide(seat, 'spyCard', { type: 'amount', min: 1, max: cards })) as number);
}

/** The seat chooses traps in hand and discards them, as far as it has so many. */
export function* discardTraps(table: DungeonTable, seat: Seat, most: number): Flow {
  for (let i = 0; i < most && player(table, seat).traps.length > 0; i++) {
    discardTrap(table, seat, yield* choose(seat, 'discardTrap', player(table, seat).traps));
  }
}
