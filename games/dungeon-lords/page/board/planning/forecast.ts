// The forecast of a plan before it is sealed, by the rules and from what the seat knows alone: which windows each minion can
// come to, whether they can be paid then, and where the mask can end.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { View } from '../../../client.ts';
import { inSequence, orderCard, type Space } from '../../../rules/cards/orders.ts';
import type { OrderId } from '../../../rules/state.ts';
import { type Obstacle, obstacleTo } from '../../../rules/using.ts';
import { bounded, changesBy, extreme, meansOf, NOTHING, type Stock, stockOf, sum } from './stock.ts';
import { type Reach, reachOf } from './windows.ts';

export type Chance = 'sure' | 'may' | 'never';

export interface WindowForecast {
  /** Whether the minion comes here. */
  readonly comes: Chance;
  /** Whether it can be used then, if everything before it is used. */
  readonly usable: Chance;
  /** What is missing, or may be. */
  readonly obstacle?: Obstacle | undefined;
  /** Where the mask would stand then, and the steps of the price that lead it beyond the scale. */
  readonly beyond?: { readonly from: number; readonly steps: number } | undefined;
}

export interface OrderForecast {
  readonly order: OrderId;
  /** From I to III. */
  readonly windows: readonly WindowForecast[];
  /** All windows may be taken. */
  readonly mayMiss: boolean;
  /** Gold at the door, and whether it is there (D193). */
  readonly door?: { readonly gold: number; readonly isThere: boolean } | undefined;
}

export interface Forecast {
  /** In the sequence of the plan. */
  readonly orders: readonly OrderForecast[];
  /** Where the mask can end, from the best place to the worst. */
  readonly evil: { readonly least: number; readonly most: number };
}

interface Range {
  readonly least: Stock;
  readonly most: Stock;
}

/** What is known when an order comes to be carried out. */
interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly range: Range;
  /** New tunnels may be there by then. */
  readonly hasDug: boolean;
}

export function forecast(view: View, seat: Seat, plan: readonly OrderId[]): Forecast {
  const stock = stockOf(view, seat);
  const fee = feeOf(view, plan);
  const isFeeThere = stock.gold >= fee;
  const begun = isFeeThere ? sum(stock, { ...NOTHING, gold: -fee }) : stock;
  let range: Range = { least: begun, most: begun };
  const found = new Map<OrderId, OrderForecast>();
  // However they are planned, orders are carried out in the sequence of the lane.
  for (const order of inSequence(plan)) {
    const card = plan.indexOf(order);
    const hasDoor = card === 0 && fee > 0;
    const reach = hasDoor && !isFeeThere ? NOWHERE : reachOf(view, seat, order, card);
    const outlook = { view, seat, range, hasDug: found.has('dig-tunnels') };
    const windows = orderCard(order).spaces.map((_, place) => windowOf(outlook, order, place, reach));
    const door = hasDoor ? { gold: fee, isThere: isFeeThere } : undefined;
    found.set(order, { order, windows, mayMiss: reach.mayMiss, door });
    range = rangeAfter(outlook, order, windows, reach);
  }
  return {
    orders: plan.flatMap((order) => found.get(order) ?? []),
    evil: { least: range.least.evil, most: range.most.evil },
  };
}

const NOWHERE: Reach = { places: [], mayMiss: true };

/** The gold that the first minion pays at the door, in the full game. */
function feeOf({ options }: View, [first]: readonly OrderId[]): number {
  return options.full && first !== undefined ? (orderCard(first).firstCardSurcharge ?? 0) : 0;
}

function windowOf(
  { view, seat, range: { least, most }, hasDug }: Outlook,
  order: OrderId,
  place: number,
  { places, mayMiss }: Reach,
): WindowForecast {
  const { kind, spaces } = orderCard(order);
  const space = spaces[place] as Space;
  const comes = !places.includes(place) ? 'never' : places.length === 1 && !mayMiss ? 'sure' : 'may';
  // To stand low on the scale is the better.
  const atBest = obstacleTo(kind, space, meansOf(view, seat, { ...most, evil: least.evil }));
  const atWorst = obstacleTo(kind, space, meansOf(view, seat, { ...least, evil: most.evil }));
  const mayBeDug = hasDug && (atBest === 'room' || atBest === 'tunnel');
  const beyond = (obstacle: Obstacle, from: number) => {
    const steps = space.price.evil ?? 0;
    return obstacle === 'evil' && steps > 0 ? { beyond: { from, steps } } : {};
  };
  if (atBest && !mayBeDug) return { comes, usable: 'never', obstacle: atBest, ...beyond(atBest, least.evil) };
  if (atWorst) return { comes, usable: 'may', obstacle: atWorst, ...beyond(atWorst, most.evil) };
  return { comes, usable: 'sure' };
}

/** The stores after an order, from what it takes at worst to what it brings at best. */
function rangeAfter(
  { view, seat, range: { least, most } }: Outlook,
  order: OrderId,
  windows: readonly WindowForecast[],
  { places, mayMiss }: Reach,
): Range {
  const card = orderCard(order);
  const changes = [least, most].flatMap((stock) =>
    places.flatMap((place) => changesBy(card, card.spaces[place] as Space, view, seat, stock)),
  );
  const isCertain = !mayMiss && places.every((place) => windows[place]?.usable === 'sure');
  const all = isCertain ? changes : [...changes, NOTHING];
  return {
    least: bounded(sum(least, extreme('least', all))),
    most: bounded(sum(most, extreme('most', all))),
  };
}
