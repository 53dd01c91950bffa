// Hire monster: one creature on offer, at its price and that of the space (D58, D59).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import type { Space } from '../cards/orders.ts';
import { canPay, pay } from '../paying.ts';
import type { CreatureId } from '../state.ts';
import type { DungeonTable, Position } from '../table.ts';
import { priceToHire } from '../using.ts';
import { hire as hireCreature } from '../verbs/lair.ts';
import { addToSubject } from '../verbs/years.ts';

export function* hire(table: DungeonTable, seat: Seat, space: Space, begin: () => void): Flow {
  const creature = yield* choose(seat, 'hireCreature', [...affordable(table, seat, space), 'decline']);
  if (creature === 'decline') return;
  begin();
  addToSubject(table, { creature });
  yield* pay(table, seat, priceToHire(creature, space));
  hireCreature(table, seat, creature);
}

function affordable(position: Position, seat: Seat, space: Space): readonly CreatureId[] {
  const { creatures } = position.state.offer;
  return [...new Set(creatures)].filter((creature) => canPay(position, seat, priceToHire(creature, space)));
}
