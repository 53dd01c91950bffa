// What is shown of a position, and what is told of an event.
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { SeatView, View } from '../view.ts';
import { bidOf } from './candle.ts';
import { fortuneOf } from './fortune.ts';
import { GOODS, sorted } from './pieces.ts';
import { type Event, merchantAt, type State } from './state.ts';

export function openView(state: State): View {
  const [lot, ...later] = state.lots;
  return {
    day: state.day,
    lot: state.lot,
    seat: lot ? state.speaker : null,
    waxCount: lot ? state.wax.length : 0,
    offered: [...(lot?.open ?? [])],
    coveredCount: lot ? 1 : 0,
    prices: GOODS.map((good) => ({ good, price: state.prices[good] })),
    coming: later.map(({ open }, at) => ({ lot: state.lot + at + 1, cards: [...open] })),
    quayCount: state.quay.length,
    seats: state.merchants.map((_, seat) => openSeat(state, seat)),
  };
}

function openSeat(state: State, seat: Seat): SeatView {
  const merchant = merchantAt(state, seat);
  return {
    score: fortuneOf(state, seat),
    bid: bidOf(merchant),
    stake: [...merchant.stake],
    inForce: [...merchant.inForce],
    gone: merchant.gone,
    purse: sorted(merchant.purse),
    warehouse: sorted(merchant.warehouse),
    officesCount: merchant.offices.length,
    foundCount: merchant.found.length,
    ledger: sorted(merchant.ledger),
    fulfilled: [...merchant.fulfilled],
  };
}

export function ownView(state: State, seat: Seat, open: View): SeatView {
  const { purse, warehouse, offices, found, inForce } = merchantAt(state, seat);
  const [nextWax = null] = inForce.includes('chandler') ? state.wax : [];
  const [lot] = inForce.includes('pilot') ? state.lots : [];
  return {
    ...(open.seats[seat] as SeatView),
    nextWax,
    underCloth: lot?.covered ?? null,
    hand: sorted([...purse, ...offices, ...warehouse, ...found]),
  };
}

/** What is drawn from the quay, or found under the sailcloth, is for the eyes of that merchant alone. */
export function redact(event: Event, viewer: Viewer): Event {
  const isHidden = (event.type === 'officeDrawn' || event.type === 'clothLifted') && event.seat !== viewer;
  return isHidden ? { type: event.type, seat: event.seat } : event;
}
