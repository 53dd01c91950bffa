// Paying with Pearls.
import type { Seat } from '../table/game.ts';
import { player } from './queries.ts';
import type { Abyss, Position } from './rules.ts';
import { gainPearls, losePearls } from './verbs/pearls.ts';

export function canPay(position: Position, seat: Seat, price: number): boolean {
  return player(position, seat).pearls >= price;
}

/** Pays the Treasury. */
export function pay(table: Abyss, seat: Seat, price: number): void {
  losePearls(table, seat, price);
}

export function payTo(table: Abyss, seat: Seat, price: number, to: Seat): void {
  losePearls(table, seat, price);
  gainPearls(table, to, price);
}
