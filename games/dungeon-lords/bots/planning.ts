// Chooses the orders of a round: each plan is weighed by what its orders bring on the spaces that are likely for them.
import { inSequence, orderCard } from '../rules/cards/orders.ts';
import type { OrderId } from '../rules/state.ts';
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
  const likely = new Map(hand.map((order) => [order, likelyPlaces(odds, order)]));
  const start = { has: holdingsOf(outlook), next: new Map() };
  return setsOf(inSequence(hand))
    .flatMap((set) => {
      const places = set.map((order) => likely.get(order)) as unknown as Places;
      const points = pointsOf(outlook, set, places, start);
      return SEQUENCES.map((sequence) => {
        const plan = sequence.map((i) => set[i] as OrderId);
        const chances = set.map((order, i) => odds.get(order)?.[sequence.indexOf(i)] ?? []);
        return { plan, points: expected(points, places, chances) - surcharge(outlook, plan) };
      });
    })
    .sort((a, b) => b.points - a.points);
}

/** For each of three orders, the spaces that are likely. */
type Places = readonly [readonly number[], readonly number[], readonly number[]];

/** What is less likely is not weighed. */
const UNLIKELY = 0.1;

function likelyPlaces(odds: Odds, order: OrderId): readonly number[] {
  return PLACES.filter((place) => odds.get(order)?.some((chances) => (chances[place] ?? 0) > UNLIKELY));
}

/** What some orders have led to. Many plans lead through the same: what follows is worked out once. */
interface Reached {
  readonly has: Holdings;
  /** By the order that follows, and then by its space. */
  readonly next: Map<OrderId, Reached[]>;
  points?: number;
}

/** What three orders lead to, for each combination of their likely spaces. */
function pointsOf(outlook: Outlook, set: readonly OrderId[], places: Places, start: Reached): readonly number[] {
  const [first, second, third] = set as [OrderId, OrderId, OrderId];
  const points: number[] = [];
  for (const i of places[0]) {
    const one = onwards(outlook, start, first, i);
    for (const j of places[1]) {
      const two = onwards(outlook, one, second, j);
      for (const k of places[2]) points.push(pointsAt(outlook, onwards(outlook, two, third, k)));
    }
  }
  return points;
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

/** The mean of the points of all combinations, by the chances of the spaces for each order. */
function expected(points: readonly number[], places: Places, chances: readonly (readonly number[])[]): number {
  const [first, second, third] = chances as [readonly number[], readonly number[], readonly number[]];
  let [sum, weight, at] = [0, 0, 0];
  for (const i of places[0]) {
    for (const j of places[1]) {
      const both = (first[i] ?? 0) * (second[j] ?? 0);
      for (const k of places[2]) {
        const chance = both * (third[k] ?? 0);
        sum += chance * (points[at++] as number);
        weight += chance;
      }
    }
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

/** In which three orders can be played. */
const SEQUENCES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** What the order alone is likely to bring, on its second space. */
function worthOfOrder(outlook: Outlook, order: OrderId): number {
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
