// Which orders are given: each plan is weighed by what its orders bring on the spaces that are likely for them.
import { inSequence, orderCard } from '@undertow/shared/dungeon-lords/cards/orders.ts';
import type { OrderId } from '@undertow/shared/dungeon-lords/state.ts';
import { carriedOut } from './acting.ts';
import { best, type Habit } from './habit.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import { noted, type Outlook } from './outlook.ts';
import { produced } from './production.ts';
import { holdersOf, type Odds, oddsOf, SPACES } from './rivals.ts';
import { worthOf } from './worth.ts';

export const planOrders: Habit = (outlook, hand) => plansByWorth(outlook, hand)[0]?.plan ?? hand.slice(0, 3);

export interface Weighed {
  readonly plan: readonly OrderId[];
  readonly points: number;
}

/** All plans, the best first. */
export function plansByWorth(outlook: Outlook, hand: readonly OrderId[]): readonly Weighed[] {
  return noted(outlook, 'plans', () => weighPlans(outlook, hand));
}

function weighPlans(outlook: Outlook, hand: readonly OrderId[]): readonly Weighed[] {
  const odds = oddsOf(outlook);
  const start = { has: holdingsOf(outlook), next: new Map() };
  return setsOf(inSequence(hand))
    .flatMap((set) => {
      const results = resultsOf(outlook, set, odds, start);
      return sequencesOf(set).map((plan) => {
        const chances = set.map((order) => odds.get(order)?.[plan.indexOf(order)] ?? []);
        return { plan, points: expected(results, chances) - surcharge(outlook, plan) };
      });
    })
    .sort((a, b) => b.points - a.points);
}

interface Result {
  readonly places: readonly number[];
  readonly points: number;
}

/** What is less likely is not weighed. */
const UNLIKELY = 0.04;

/** What some orders have led to. Many plans lead through the same: what follows is worked out once. */
interface Reached {
  readonly has: Holdings;
  /** By the order that follows, and then by its space. */
  readonly next: Map<OrderId, Reached[]>;
  points?: number;
}

/** What these orders lead to, for each combination of likely spaces. */
function resultsOf(outlook: Outlook, set: readonly OrderId[], odds: Odds, start: Reached): readonly Result[] {
  let reached: readonly { places: readonly number[]; at: Reached }[] = [{ places: [], at: start }];
  for (const id of set) {
    const likely = PLACES.filter((place) => odds.get(id)?.some((chances) => (chances[place] ?? 0) > UNLIKELY));
    reached = reached.flatMap(({ places, at }) =>
      likely.map((place) => ({ places: [...places, place], at: onwards(outlook, at, id, place) })),
    );
  }
  return reached.map(({ places, at }) => ({ places, points: pointsAt(outlook, at) }));
}

function onwards(outlook: Outlook, at: Reached, id: OrderId, place: number): Reached {
  let places = at.next.get(id);
  if (!places) {
    places = [];
    at.next.set(id, places);
  }
  let found = places[place];
  if (!found) {
    const has = carriedOut(outlook, at.has, orderCard(id), place);
    found = has === at.has ? at : { has, next: new Map() };
    places[place] = found;
  }
  return found;
}

function pointsAt(outlook: Outlook, at: Reached): number {
  at.points ??= worthOf(outlook, produced(outlook, at.has));
  return at.points;
}

const PLACES = [0, 1, 2, SPACES];

/** The mean of the results, by the chances of the spaces for each order. */
function expected(results: readonly Result[], chances: readonly (readonly number[])[]): number {
  let [sum, weight] = [0, 0];
  for (const { places, points } of results) {
    let chance = 1;
    for (let i = 0; i < places.length; i++) chance *= chances[i]?.[places[i] as number] ?? 0;
    sum += chance * points;
    weight += chance;
  }
  return sum / weight;
}

export function surcharge({ view, own }: Outlook, plan: readonly OrderId[]): number {
  const surcharge = view.options.full && plan[0] ? (orderCard(plan[0]).firstCardSurcharge ?? 0) : 0;
  return own.gold < surcharge ? 10 : surcharge;
}

function setsOf(hand: readonly OrderId[]): OrderId[][] {
  return hand.flatMap((a, i) => hand.slice(i + 1).flatMap((b, j) => hand.slice(i + j + 2).map((c) => [a, b, c])));
}

function sequencesOf(set: readonly OrderId[]): OrderId[][] {
  return set.flatMap((a) => set.flatMap((b) => set.flatMap((c) => (a !== b && b !== c && a !== c ? [[a, b, c]] : []))));
}

/** What the order alone is likely to bring, on its second space. */
export function worthOfOrder(outlook: Outlook, order: OrderId): number {
  const has = holdingsOf(outlook);
  const gained = worthOf(outlook, carriedOut(outlook, { ...has, free: has.imps }, orderCard(order), 1));
  return Math.max(0, gained - worthOf(outlook, has)) + (USUAL[order] ?? 0);
}

/** What is not known beforehand: the offer of the next round, and what others leave. */
const USUAL: Readonly<Record<OrderId, number>> = {
  'hire-monster': 1.5,
  'build-room': 1,
  'get-food': 0.8,
  'dig-tunnels': 0.7,
  'mine-gold': 0.7,
  'recruit-imps': 0.5,
  'buy-traps': 0.5,
};

export const takeBack: Habit = (outlook, options) => best(options, (order) => worthOfOrder(outlook, order));

/** The dummy takes a space of what the others can use and the seat cannot. */
export const planDummyOrder: Habit = (outlook, options) =>
  best(
    options,
    (order) => holdersOf(outlook, order) * 2 - (outlook.own.hand.includes(order) ? worthOfOrder(outlook, order) : 0),
  );

export const initialBlocked: Habit = (_, options) => best(options, (order) => USUAL[order] ?? 0);
