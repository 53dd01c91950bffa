// Payments of costs in Pearls, and in what may stand in for Pearls.
import { nothing } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { player } from './queries.ts';
import type { Abyss, Position, StandIns } from './rules.ts';
import { gainPearls, losePearls } from './verbs/pearls.ts';

/** What a seat can pay a price with. */
export type Purse = {
  readonly pearls: number;
  readonly standIns: StandIns | null;
};

export function purseOf(position: Position, seat: Seat): Purse {
  const { pearls } = player(position, seat);
  const { standIns } = position.rules;
  if (!standIns) return { pearls, standIns: null };
  const { most, freely } = standIns.of(position, seat);
  return { pearls, standIns: { name: standIns.name, most, freely } };
}

/** The numbers of stand-ins with which the purse can pay this price. */
export function waysToPay({ pearls, standIns }: Purse, price: number): readonly number[] {
  if (!standIns) return price <= pearls ? PEARLS_ALONE : NO_WAY;
  const ways = price <= pearls ? [0] : [];
  for (let count = 1; count <= Math.min(standIns.most, price); count++) {
    const left = pearls - (price - count);
    if (left === 0 || (standIns.freely && left > 0)) ways.push(count);
  }
  return ways;
}

const PEARLS_ALONE: readonly number[] = [0];
const NO_WAY: readonly number[] = [];

/** The highest price that the purse can pay. */
export function highestPrice({ pearls, standIns }: Purse): number {
  return pearls + (standIns?.most ?? 0);
}

/** Pays a price, part of it with stand-ins, to another seat or to the Treasury. */
export function pay(table: Abyss, seat: Seat, price: number, standIns: number, to?: Seat): Flow {
  losePearls(table, seat, price - standIns);
  if (to !== undefined) gainPearls(table, to, price - standIns);
  return standIns > 0 && table.rules.standIns ? table.rules.standIns.pay(table, seat, standIns, to) : nothing;
}

/** A thing that is bought, as one option for each way to pay: `buy`, `buy:1`. */
export function offers(what: string, ways: readonly number[]): string[] {
  return ways.map((standIns) => (standIns === 0 ? what : `${what}:${standIns}`));
}

/** The thing and the number of stand-ins that such an option names. */
export function readOffer(option: string): { readonly what: string; readonly standIns: number } {
  const colon = option.indexOf(':');
  return colon < 0
    ? { what: option, standIns: 0 }
    : { what: option.slice(0, colon), standIns: Number(option.slice(colon + 1)) };
}
