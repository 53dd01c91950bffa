// The means of a seat for a price, and what is missing (D44, D45, D59, D195).
import type { Price } from './cards/prices.ts';
import { MOST_EVIL } from './table.ts';

export interface Purse {
  readonly food: number;
  readonly gold: number;
  readonly imps: number;
  /** Steps toward evil that it can still pay. */
  readonly evil: number;
  readonly traps: number;
  /** Monsters that it can give away. */
  readonly monsters: number;
}

/** What there is too little of. */
export type Lack = 'food' | 'gold' | 'imps' | 'evil' | 'trap' | 'monster';

export function lackOf(purse: Purse, price: Price): Lack | undefined {
  if (purse.food < (price.food ?? 0)) return 'food';
  if (purse.gold < (price.gold ?? 0)) return 'gold';
  if (purse.imps < (price.imps ?? 0)) return 'imps';
  if (purse.evil < (price.evil ?? 0)) return 'evil';
  if (purse.traps < (price.trap ?? 0)) return 'trap';
  return purse.monsters < (price.monster ?? 0) ? 'monster' : undefined;
}

/** In the full game no more steps toward evil can be paid than there are (D195). */
export function payableFrom(evil: number, isFull: boolean): number {
  return isFull ? MOST_EVIL - evil : Number.POSITIVE_INFINITY;
}
