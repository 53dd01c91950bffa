// Chooses the payment for a Lord: what is worth least to the seat, with a good Ally to affiliate.
import { paymentData } from '../rules/actions/recruit.ts';
import { ally, allyValue, byValue } from '../rules/cards/allies.ts';
import { holdingsOf, raceSets, reaches } from '../rules/holdings.ts';
import { faceOf, lowestPayment, missingPearls, type Payment, type PaymentData, shownRace } from '../rules/payment.ts';
import { highestPrice, waysToPay } from '../rules/purse.ts';
import { lordOf } from '../rules/queries.ts';
import type { Race } from '../rules/races.ts';
import type { AllyId, LordId } from '../rules/state.ts';
import type { Habit } from './habit.ts';
import type { Outlook } from './outlook.ts';
import { type Prices, priceOf, pricesFor } from './prices.ts';

export interface Plan {
  readonly payment: Payment;
  /** What the payment costs the seat, in points. */
  readonly cost: number;
}

export const payment: Habit = (outlook, _, { choice }) => {
  if (choice.type !== 'form') return null;
  const data = choice.data as PaymentData;
  return planOf(data, pricesFor(outlook))?.payment ?? lowestPayment(data);
};

export function planFor(outlook: Outlook, lord: LordId, prices: Prices): Plan | undefined {
  return planOf(paymentData(outlook, outlook.seat, lordOf(outlook, lord)), prices);
}

/** The cheapest payment that was found. */
function planOf(data: PaymentData, prices: Prices): Plan | undefined {
  let cheapest: Plan | undefined;
  for (const { allies, pearls, standIns, cost } of pricedPlays(data, prices)) {
    if (cheapest && cheapest.cost <= cost) continue;
    cheapest = { cost, payment: paymentOf(data, { allies, pearls, standIns, cost }) };
  }
  return cheapest;
}

/** Payments that differ in what is affiliated or in how many Pearls they take: the cheapest of each kind, in this order. */
export function plansFor(outlook: Outlook, data: PaymentData, limit: number): Payment[] {
  const prices = pricesFor(outlook);
  const cheapest = new Map<string, PricedPlay>();
  for (const play of pricedPlays(data, prices)) {
    const kind = `${kindOf(play.allies)} ${play.pearls} ${play.standIns}`;
    const before = cheapest.get(kind);
    if (!before || play.cost < before.cost) cheapest.set(kind, play);
  }
  const plays = [...cheapest.values()].sort((a, b) => a.cost - b.cost);
  return plays.slice(0, limit).map((play) => paymentOf(data, play));
}

interface PricedPlay {
  readonly allies: readonly AllyId[];
  readonly pearls: number;
  readonly standIns: number;
  readonly cost: number;
}

function* pricedPlays(data: PaymentData, prices: Prices): Generator<PricedPlay> {
  for (const allies of plays(data, prices.isHasty)) {
    const missing = missingPearls(data.cost, allies);
    for (const standIns of waysToPay(data, missing)) {
      const pearls = missing - standIns;
      yield { allies, pearls, standIns, cost: priceOf(allies, pearls, standIns, prices) };
    }
  }
}

function paymentOf({ standIns: kind }: PaymentData, { allies, standIns }: PricedPlay): Payment {
  return kind && standIns > 0 ? { allies, [kind.name]: standIns } : { allies };
}

/** The lowest Allies that were played: one of them is affiliated. */
function kindOf(allies: readonly AllyId[]): string {
  const raced = allies.filter((card) => ally(faceOf(card)).race);
  const lowest = Math.min(...raced.map(allyValue));
  return raced
    .filter((card) => allyValue(card) === lowest)
    .sort()
    .join();
}

/** Different ways to play Allies: the lowest ones, the highest ones, and nothing below some value; in haste the lowest. */
function* plays(data: PaymentData, isHasty: boolean): Generator<AllyId[]> {
  const { cost, races, required, hand } = data;
  const ascending = hand.toSorted(byValue);
  const values = isHasty ? [0] : new Set(ascending.map(allyValue));
  const holdings = holdingsOf(hand);
  const needed = cost - highestPrice(data);
  for (const set of raceSets(races, required)) {
    // Most sets are out of reach.
    if (!reaches(holdings, set, needed)) continue;
    const usable = ascending.filter((card) => canShow(card, set));
    for (const floor of values) {
      const able = usable.filter((card) => allyValue(card) >= floor);
      if (totalOf(able) < needed) continue;
      const shown = oneOfEach(set, able);
      if (!shown) continue;
      const rest = without(able, shown.map(faceOf));
      for (const more of isHasty ? [rest] : [rest, rest.toReversed()]) yield* furtherAndFurther(shown, more, set, cost);
    }
  }
}

function totalOf(cards: readonly AllyId[]): number {
  let total = 0;
  for (const card of cards) total += allyValue(card);
  return total;
}

/** With one card after the other, until no Pearl is needed. */
function* furtherAndFurther(
  shown: readonly AllyId[],
  more: readonly AllyId[],
  set: readonly Race[],
  cost: number,
): Generator<AllyId[]> {
  for (let count = 0; count <= more.length; count++) {
    const played = [...shown, ...more.slice(0, count).map((card) => declared(card, set[0]))];
    const missing = missingPearls(cost, played);
    yield missing > 0 ? played : withoutSurplus(played, set, cost);
    if (missing === 0) return;
  }
}

/** The lowest card for each of the Races; `undefined` if there is none for one of them. */
function oneOfEach(set: readonly Race[], able: readonly AllyId[]): AllyId[] | undefined {
  const left = able.slice();
  const shown: AllyId[] = [];
  for (const race of set) {
    const own = left.findIndex((card) => ally(card).race === race);
    const at = own >= 0 ? own : left.findIndex((card) => !ally(card).race);
    if (at < 0) return undefined;
    shown.push(declared(left[at] as AllyId, race));
    left.splice(at, 1);
  }
  return shown;
}

function withoutSurplus(played: readonly AllyId[], set: readonly Race[], cost: number): AllyId[] {
  let needed = played.slice();
  for (const card of played.toSorted((a, b) => byValue(faceOf(a), faceOf(b)))) {
    const fewer = without(needed, [card]);
    const shows = set.every((race) => fewer.some((other) => shownRace(other) === race));
    if (shows && missingPearls(cost, fewer) === 0) needed = fewer;
  }
  return needed;
}

function canShow(card: AllyId, set: readonly Race[]): boolean {
  const { race } = ally(card);
  return race === undefined || set.includes(race);
}

/** An Ally without a Race of its own is given one. */
function declared(card: AllyId, race: Race | undefined): AllyId {
  return ally(card).race ? card : `${card}:${race}`;
}

function without(cards: readonly AllyId[], gone: readonly AllyId[]): AllyId[] {
  const left = cards.slice();
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
