// How a merchant imagines what it does not see: it remembers what went in and out of every hand and warehouse in the open.
import type { Guessing, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { View } from '../view.ts';
import { HOLD, OFFICE_CARDS, type Office, PURSE, QUAY_COINS, type Wax, without } from './pieces.ts';
import type { Event, State } from './state.ts';

/** By seat, the cards that it is known to hold. */
type Memory = readonly (readonly string[])[];

export const guessing: Guessing<State, Event, View> = {
  remember(memory, event, _, seats) {
    const known = (memory as Memory | undefined) ?? atFirst(seats);
    if (!('seat' in event)) return known as Json;
    const after = (cards: readonly string[]) => [...without(cards, lostBy(event)), ...gainedBy(event)];
    return known.map((cards, seat) => (seat === event.seat ? after(cards) : cards)) as Json;
  },
  determinize(view, seat, memory, random) {
    const known = (memory as Memory | undefined) ?? atFirst(view.seats.length);
    const purses = pursesOf(view, known, random);
    const holds = holdsOf(view, known, seat, random);
    return {
      day: view.day,
      lot: view.lot,
      lots: holds.lots,
      speaker: view.seat ?? 0,
      wax: waxOf(view, seat, random),
      prices: Object.fromEntries(view.prices.map(({ good, price }) => [good, price])) as State['prices'],
      hold: holds.hold,
      quay: purses.quay,
      merchants: view.seats.map((merchant, at) => ({
        purse: purses.purses[at] ?? [],
        warehouse: holds.warehouses[at] ?? [],
        ledger: [...merchant.ledger],
        fulfilled: [...merchant.fulfilled],
        stake: [...merchant.stake],
        inForce: [...merchant.inForce] as Office[],
        gone: merchant.gone,
      })),
      closed: view.seats.some(({ score }) => score !== undefined),
    };
  },
};

function atFirst(seats: number): Memory {
  return Array.from({ length: seats }, () => PURSE);
}

function gainedBy(event: Event): readonly string[] {
  switch (event.type) {
    case 'lotTaken':
      return event.cards;
    case 'stakeReturned':
    case 'merchantPaid':
      return event.coins;
    case 'tollTaken':
      return [event.coin];
    default:
      return [];
  }
}

function lostBy(event: Event): readonly string[] {
  switch (event.type) {
    case 'bidPlaced':
      return [event.coin];
    case 'cratesSold':
      return event.crates;
    case 'contractFulfilled':
      return [event.contract];
    default:
      return [];
  }
}

/** Whatever was drawn from the quay is one of the offices that are not seen, or one of its coins. */
function pursesOf({ seats, quayCount }: View, known: Memory, random: Random) {
  const kept = seats.map(({ hand }, seat) => without(hand ?? known[seat] ?? [], HOLD));
  const drawn = seats.map(({ purseCount }, seat) => purseCount - (kept[seat]?.length ?? 0));
  const seen = seats.flatMap(({ inForce, hand = [] }) => [...inForce, ...hand]);
  const offices = without(OFFICE_CARDS, seen);
  const unseen = quayCount + drawn.reduce((sum, cards) => sum + cards, 0);
  const coins = shuffle(random, [...QUAY_COINS]).slice(0, Math.max(0, unseen - offices.length));
  const quay = shuffle(random, [...offices, ...coins]);
  const purses = kept.map((cards, seat) => [...cards, ...quay.splice(0, drawn[seat])]);
  return { purses, quay };
}

/** Whatever lies under sailcloths or in the hold is one of the crates and contracts that are not seen. */
function holdsOf(view: View, known: Memory, seat: Seat, random: Random) {
  const { seats, offered, coming } = view;
  const kept = seats.map(({ hand }, at) => (hand ?? known[at] ?? []).filter((card) => HOLD.includes(card)));
  const open = [...(offered.length > 0 ? [[...offered]] : []), ...coming.map(({ cards }) => [...cards])];
  const underCloth = seats[seat]?.underCloth;
  const sold = seats.flatMap(({ ledger, fulfilled }) => [...ledger, ...fulfilled]);
  const seen = [...kept.flat(), ...open.flat(), ...sold, ...(underCloth ? [underCloth] : [])];
  const hold = shuffle(random, without(HOLD, seen));
  const warehouses = kept.map((cards, at) => [
    ...cards,
    ...hold.splice(0, (seats[at]?.warehouseCount ?? 0) - cards.length),
  ]);
  const covered = (at: number) => (at === 0 && underCloth) || (hold.shift() as string);
  return { warehouses, lots: open.map((cards, at) => ({ open: cards, covered: covered(at) })), hold };
}

function waxOf({ waxCount, seats }: View, seat: Seat, random: Random): Wax[] {
  if (waxCount === 0) return [];
  const steady = Array.from({ length: waxCount - 1 }, (): Wax => 'steady');
  const wax = shuffle(random, [...steady, 'gutter' as const]);
  const next = seats[seat]?.nextWax as Wax | null;
  return next ? [next, ...(without(wax, [next]) as Wax[])] : wax;
}
