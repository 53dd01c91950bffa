// The possible stores of a seat after an order, from the worst to the best, before its space is known.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { View } from '../../../client.ts';
import { isMonster } from '../../../rules/cards/creatures.ts';
import type { Order, Space } from '../../../rules/cards/orders.ts';
import type { Gain, Price } from '../../../rules/cards/prices.ts';
import { payableFrom } from '../../../rules/purse.ts';
import { onScale } from '../../../rules/table.ts';
import { type Means, obstacleTo, priceToHire, workersOn } from '../../../rules/using.ts';

/** Numbers of what one has. Gains are positive, prices negative. */
export interface Stock {
  readonly food: number;
  readonly gold: number;
  readonly imps: number;
  readonly free: number;
  readonly traps: number;
  readonly monsters: number;
  /** The place on the Evilometer, or steps on it. */
  readonly evil: number;
}

export const NOTHING: Stock = { food: 0, gold: 0, imps: 0, free: 0, traps: 0, monsters: 0, evil: 0 };
const KINDS = Object.keys(NOTHING) as (keyof Stock)[];

export function stockOf(view: View, seat: Seat): Stock {
  const owned = view.seats[seat];
  if (!owned) return NOTHING;
  return {
    food: owned.food,
    gold: owned.gold,
    imps: owned.imps,
    free: owned.imps - owned.impsWorked,
    traps: owned.trapCount,
    monsters: owned.creatures.filter(({ id }) => isMonster(id)).length,
    evil: owned.evil,
  };
}

export function meansOf(view: View, seat: Seat, stock: Stock): Means {
  const { food, gold, imps, traps, monsters, free, evil } = stock;
  return {
    purse: { food, gold, imps, traps, monsters, evil: payableFrom(evil, view.options.full) },
    freeImps: free,
    dungeon: view.seats[seat]?.dungeon ?? [],
    offer: view.offer,
  };
}

/** What may come of one use of a space by a seat that has this much: each way that it can end. */
export function changesBy({ kind }: Order, space: Space, view: View, seat: Seat, stock: Stock): readonly Stock[] {
  const means = meansOf(view, seat, stock);
  if (obstacleTo(kind, space, means)) return [];
  const workers = workersOn(space, stock.free);
  const sent = (imps: number) => -imps - (space.foreman ? 1 : 0);
  switch (kind) {
    case 'exchange':
    case 'buy-traps':
      return [changeBy(space.price, space.gain)];
    case 'dig':
      return upTo(workers).map((imps) => ({ ...NOTHING, free: sent(imps) }));
    case 'mine':
      return upTo(workers).map((imps) => ({ ...NOTHING, free: sent(imps), gold: imps }));
    case 'build':
      return [changeBy(space.price)];
    case 'hire':
      return [...new Set(view.offer.creatures)]
        .filter((id) => !obstacleTo('hire', space, { ...means, offer: { ...means.offer, creatures: [id] } }))
        .map((id) => sum(changeBy(priceToHire(id, space)), { ...NOTHING, monsters: isMonster(id) ? 1 : 0 }));
  }
}

/** What paying a price and taking a gain change. */
export function changeBy(price: Price, gain: Gain = {}): Stock {
  return sum(paid(price), gained(gain));
}

function paid(price: Price): Stock {
  const { food = 0, gold = 0, imps = 0, evil = 0 } = price;
  const traps = price.trap ?? 0;
  const monsters = price.monster ?? 0;
  return { food: -food, gold: -gold, imps: -imps, free: -imps, traps: -traps, monsters: -monsters, evil };
}

function gained({ food = 0, gold = 0, imps = 0, traps = 0, good = 0 }: Gain): Stock {
  return { ...NOTHING, food, gold, imps, free: imps, traps, evil: -good };
}

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}

export function sum(...stocks: readonly Stock[]): Stock {
  return ofEach((kind) => stocks.reduce((total, stock) => total + stock[kind], 0));
}

/** The least, or the most, of each. */
export function extreme(which: 'least' | 'most', stocks: readonly Stock[]): Stock {
  const of = which === 'least' ? Math.min : Math.max;
  return ofEach((kind) => (stocks.length === 0 ? 0 : of(...stocks.map((stock) => stock[kind]))));
}

/** Nothing falls below zero, and no mask leaves the scale. */
export function bounded(stock: Stock): Stock {
  const whole = ofEach((kind) => Math.max(0, stock[kind]));
  return { ...whole, evil: onScale(stock.evil) };
}

function ofEach(value: (kind: keyof Stock) => number): Stock {
  return Object.fromEntries(KINDS.map((kind) => [kind, value(kind)])) as unknown as Stock;
}
