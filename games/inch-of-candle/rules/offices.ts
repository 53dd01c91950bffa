// Offices come from the quay, and go back to it. At the candle most do nothing when they are played: they lie there, and are
// asked for.
import type { Seat } from '@undertow/shared/table/game.ts';
import { lessAll } from '@undertow/shared/table/pool.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import type { Office } from './pieces.ts';
import { type Harbour, merchantAt } from './state.ts';

const PLEDGE = 3;
const SNUFFED = 3;

export function drawOffice({ state, tell, reveal }: Harbour, seat: Seat): void {
  const office = state.quay.shift();
  if (!office) return;
  merchantAt(state, seat).offices.push(office);
  reveal();
  tell({ type: 'officeDrawn', seat, office });
}

/** Says whether the merchant leaves with it. */
export function playOffice(table: Harbour, seat: Seat, office: Office): boolean {
  const merchant = merchantAt(table.state, seat);
  merchant.offices = lessAll(merchant.offices, [office]);
  merchant.inForce.push(office);
  table.tell({ type: 'officePlayed', seat, office });
  // Both show the merchant what is told to no other.
  if (office === 'chandler' || office === 'pilot') table.reveal();
  if (office === 'pilot') drawOffice(table, seat);
  return office === 'tidewaiter';
}

/** What a guarantor adds to a bid. */
export function pledgeOf(inForce: readonly Office[]): number {
  return inForce.includes('guarantor') ? PLEDGE : 0;
}

/** How many cards of wax this bid costs the candle. A snuffer is spent by it. */
export function burnsFor(table: Harbour, seat: Seat): number {
  const isSheltered = table.state.merchants.some(({ inForce }, at) => at !== seat && inForce.includes('lamplighter'));
  const isSnuffed = retire(table, seat, ['snuffer']);
  if (isSheltered) return 0;
  return isSnuffed ? SNUFFED : 1;
}

/** Shuffles offices that have served into the quay, and says whether any lay there. */
export function retire({ state, random }: Harbour, seat: Seat, offices: readonly Office[]): boolean {
  const merchant = merchantAt(state, seat);
  const served = merchant.inForce.filter((office) => offices.includes(office));
  if (served.length === 0) return false;
  merchant.inForce = lessAll(merchant.inForce, served);
  state.quay = shuffle(random, [...state.quay, ...served]);
  return true;
}
