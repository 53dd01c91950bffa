// The view of Prizes as Colyseus carries it: the same fields as in `rules.ts`, which the compiler proves below.
import { schema, t } from '@colyseus/schema';
import type { Difference, None } from '@undertow/shared/protocol/room-proof.ts';
import { stateWith } from '@undertow/shared/protocol/room-state.ts';
import type { View } from './rules/index.ts';

const OwnSeat = schema({ hand: t.array('number') }, 'PrizesOwnSeat');
const Seat = schema({ count: t.number(), points: t.number(), own: t.ref(OwnSeat).view() }, 'PrizesSeat');
const PrizesView = schema(
  { round: t.number(), stake: t.array('number'), left: t.number(), seats: t.array(Seat) },
  'PrizesView',
);

export const PrizesTable = stateWith(PrizesView, 'PrizesTable');

/** Does not compile as soon as a field is in the one and not in the other, or not of the same kind. */
export type Proven = None<Difference<View, InstanceType<typeof PrizesView>>>;
