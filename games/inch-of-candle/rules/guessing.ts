// How a merchant imagines what it does not see: offices in other hands and on the quay, what was found under sailcloths or still
// lies there, and the wax. All else lies open. It forgets what its pilot saw once another merchant has bought that.
import { fromView } from '@undertow/shared/table/from-view.ts';
import { lessAll } from '@undertow/shared/table/pool.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { SeatView, View } from '../view.ts';
import { HOLD, isOffice, type Office, QUAY, type Wax } from './pieces.ts';
import type { Event, Merchant, State } from './state.ts';

export const guessing = fromView<State, Event, View>((view, seat, random) => {
  const { nextWax, underCloth } = view.seats[seat] as SeatView;
  const open = [view.offered, ...view.coming.map(({ cards }) => cards)].filter(({ length }) => length > 0);
  const known = [...open.flat(), ...view.seats.flatMap(knownOf), ...(underCloth ? [underCloth] : [])];
  const quay = shuffle(random, lessAll(QUAY, known));
  const hold = shuffle(random, lessAll(HOLD, known));
  return {
    day: view.day,
    lot: view.lot,
    lots: open.map((cards, at) => ({ open: [...cards], covered: (at === 0 && underCloth) || (hold.pop() as string) })),
    speaker: view.seat ?? 0,
    wax: waxOf(view.waxCount, random, nextWax),
    prices: Object.fromEntries(view.prices.map(({ good, price }) => [good, price])) as State['prices'],
    merchants: view.seats.map((merchant) => merchantOf(merchant, quay, hold)),
    quay,
    hold,
    closed: false,
  };
});

function knownOf({ hand, warehouse, inForce, ledger, fulfilled }: SeatView): readonly string[] {
  return [...(hand ?? warehouse), ...inForce, ...ledger, ...fulfilled];
}

/** A hand that is not seen is drawn from what is left. */
function merchantOf(seat: SeatView, quay: Office[], hold: string[]): Merchant {
  const { hand, purse, warehouse, officesCount, foundCount } = seat;
  const held = hand && lessAll(hand, [...purse, ...warehouse]);
  return {
    purse: [...purse],
    warehouse: [...warehouse],
    offices: held?.filter(isOffice) ?? quay.splice(0, officesCount),
    found: held?.filter((card) => !isOffice(card)) ?? hold.splice(0, foundCount),
    ledger: [...seat.ledger],
    fulfilled: [...seat.fulfilled],
    stake: [...seat.stake],
    inForce: [...seat.inForce] as Office[],
    gone: seat.gone,
  };
}

function waxOf(left: number, random: Random, next?: string | null): Wax[] {
  const all = Array.from({ length: left }, (_, at): Wax => (at === 0 ? 'gutter' : 'steady'));
  return next ? [next as Wax, ...shuffle(random, lessAll(all, [next]))] : shuffle(random, all);
}
