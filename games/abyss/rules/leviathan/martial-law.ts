// Martial law: at the end of the own turn, more than twelve Allies must be paid for or discarded (L5).
import { decide, nothing } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { ally } from '../cards/allies.ts';
import { player } from '../queries.ts';
import type { Abyss } from '../rules.ts';
import { discardAllies } from '../verbs/exploration.ts';
import { losePearls } from '../verbs/pearls.ts';

const HAND_LIMIT = 12;

export function martialLaw(table: Abyss): Flow {
  const seat = table.state.active;
  const excess = player(table, seat).hand.length - HAND_LIMIT;
  return excess > 0 ? payOrDiscard(table, seat, excess) : nothing;
}

function* payOrDiscard(table: Abyss, seat: Seat, excess: number): Flow {
  const { hand, pearls } = player(table, seat);
  // X4: Allies without a Race cannot be given up here; they can only be paid for.
  const options = hand.filter((card) => ally(card).race);
  const choice = { type: 'some', options, min: Math.max(0, excess - pearls), max: excess } as const;
  const discarded = (yield* decide(seat, 'martialLaw', choice)) as readonly string[];
  discardAllies(table, seat, discarded);
  losePearls(table, seat, excess - discarded.length);
}
