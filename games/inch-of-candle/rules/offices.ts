// What the offices do while a candle burns. Most do nothing when they are played: they lie there, and are asked for.
import type { Seat } from '@undertow/shared/table/game.ts';
import { type Office, without } from './pieces.ts';
import { drawFromQuay, returnToQuay } from './quay.ts';
import { type Harbour, merchantAt } from './state.ts';

const PLEDGE = 3;
const SNUFFED = 3;

/** Says whether the merchant leaves with it. */
export function playOffice(table: Harbour, seat: Seat, office: Office): boolean {
  const merchant = merchantAt(table.state, seat);
  merchant.purse = without(merchant.purse, [office]);
  merchant.inForce.push(office);
  table.tell({ type: 'officePlayed', seat, office });
  // Both show the merchant what nobody else sees.
  if (office === 'chandler' || office === 'pilot') table.reveal();
  if (office === 'pilot') drawFromQuay(table, seat);
  return office === 'tidewaiter';
}

/** What a guarantor adds to a bid. */
export function pledgeOf(inForce: readonly Office[]): number {
  return inForce.includes('guarantor') ? PLEDGE : 0;
}

/** How many cards of wax this bid costs the candle. A snuffer is spent by it. */
export function burnsFor(table: Harbour, seat: Seat): number {
  const isSheltered = table.state.merchants.some(({ inForce }, at) => at !== seat && inForce.includes('lamplighter'));
  const isSnuffed = retire(table, seat, 'snuffer');
  if (isSheltered) return 0;
  return isSnuffed ? SNUFFED : 1;
}

/** Puts an office away that has done its work, and says whether it lay there. */
export function retire(table: Harbour, seat: Seat, office: Office): boolean {
  const merchant = merchantAt(table.state, seat);
  if (!merchant.inForce.includes(office)) return false;
  merchant.inForce = without(merchant.inForce, [office]) as Office[];
  returnToQuay(table, [office]);
  return true;
}
