// A day begins: ships land their lots, and the first one is put under the candle.
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import { GOODS, HOLD, type Office, PURSE, QUAY, type Wax } from './pieces.ts';
import type { Event, Lot, Merchant, State } from './state.ts';

const FEWEST_LOTS = 3;
const OPEN_IN_A_LOT = 2;
const FIRST_PRICE = 5;
const FIRST_OFFICES = 2;

type Tell = (event: Event) => void;

export function harbour(seats: number, random: Random): State {
  const quay = shuffle(random, [...QUAY]);
  return {
    day: 0,
    lot: 0,
    lots: [],
    speaker: 0,
    wax: [],
    prices: Object.fromEntries(GOODS.map((good) => [good, FIRST_PRICE])) as State['prices'],
    hold: shuffle(random, [...HOLD]),
    merchants: Array.from({ length: seats }, () => merchantWith(quay.splice(0, FIRST_OFFICES))),
    quay,
    closed: false,
  };
}

export function beginDay(state: State, random: Random, tell: Tell): void {
  state.day++;
  state.lots = Array.from({ length: Math.max(FEWEST_LOTS, state.merchants.length) }, () => landed(state.hold));
  tell({ type: 'dayBegan', day: state.day });
  for (const { open } of state.lots) tell({ type: 'lotLanded', cards: [...open] });
  offerLot(state, random, tell);
}

/** The next lot of the day, with a new candle, and another merchant has the first word; or else the market. */
export function offerLot(state: State, random: Random, tell: Tell): void {
  const [lot] = state.lots;
  if (!lot) {
    tell({ type: 'marketOpened', day: state.day });
    return;
  }
  state.speaker = state.lot % state.merchants.length;
  state.lot++;
  state.wax = candle(state.merchants.length, random);
  tell({ type: 'lotOffered', lot: state.lot, cards: [...lot.open] });
}

function merchantWith(offices: Office[]): Merchant {
  const bought = { warehouse: [], found: [], ledger: [], fulfilled: [] };
  return { purse: [...PURSE], offices, ...bought, stake: [], inForce: [], gone: false };
}

function landed(hold: string[]): Lot {
  const open = hold.splice(0, OPEN_IN_A_LOT);
  const covered = hold.shift();
  if (covered === undefined) throw new Error('the hold is empty');
  return { open, covered };
}

/** One of its cards lets it gutter: no merchant knows which. */
function candle(seats: number, random: Random): Wax[] {
  const steady = Array.from({ length: seats + 3 }, (): Wax => 'steady');
  return shuffle(random, [...steady, 'gutter']);
}
