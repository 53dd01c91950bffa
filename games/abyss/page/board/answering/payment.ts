// The draft of a payment for a Lord: which cards are played, what they pay, what is missing, and what may be added.
import type { Json } from '@undertow/client-sdk/protocol.ts';
import type { PaymentData } from '../../../client.ts';
import { ally, byValue } from '../../../rules/cards/allies.ts';
import { faceOf, lowestPayment, type Payment, paymentForm, shownRace } from '../../../rules/payment.ts';
import { highestPrice, waysToPay } from '../../../rules/purse.ts';
import { RACES, type Race } from '../../../rules/races.ts';
import { leastSurplus } from './surplus.ts';

/** What is laid down: for each card of the hand the Race that it shows, and how many stand-ins are wished for. */
export interface Draft {
  /** By the index in the hand; absent for a card that is not played. */
  readonly played: Readonly<Record<number, Race>>;
  readonly standIns: number;
}

/** Why a card cannot be added. */
export type Bar = 'races' | 'required';

/** What a draft amounts to. */
export interface Bill {
  readonly sum: number;
  /** What the cards bring beyond the cost: nothing is given back. */
  readonly lost: number;
  /** What Pearls and stand-ins must fill. */
  readonly missing: number;
  readonly pearls: number;
  readonly standIns: number;
  /** The numbers of stand-ins that may be paid. */
  readonly ways: readonly number[];
  readonly races: readonly Race[];
  readonly hasRaces: boolean;
  readonly hasRequired: boolean;
  readonly canPay: boolean;
  /** The Allies of which one stays; several if it is one of these. */
  readonly affiliates: readonly string[];
  /** The answer, if it is one. */
  readonly answer: Json | undefined;
}

export const nothing: Draft = { played: {}, standIns: 0 };

/** The payment with the fewest Pearls, which loses as little as it can, and the one with the fewest cards; none where there is no way to pay. */
export function proposals(data: PaymentData): Draft[] {
  const lowest = draftOf(data, lowestPayment(data));
  if (!lowest) return [];
  const thrifty = withoutLoss(data, lowest);
  const lavish = lavishPayment(data);
  return lavish && Object.keys(lavish.played).length < Object.keys(thrifty.played).length
    ? [thrifty, lavish]
    : [thrifty];
}

export function billOf(data: PaymentData, draft: Draft): Bill {
  const indices = Object.keys(draft.played).map(Number);
  const sum = indices.reduce((total, index) => total + ally(cardAt(data, index)).value, 0);
  const races = RACES.filter((race) => indices.some((index) => draft.played[index] === race));
  const missing = Math.max(0, data.cost - sum);
  const ways = waysToPay(data, missing);
  const standIns = ways.includes(draft.standIns) ? draft.standIns : (ways[0] ?? Math.min(draft.standIns, missing));
  const payment = paymentOf(data, draft, standIns);
  return {
    sum,
    lost: Math.max(0, sum - data.cost),
    missing,
    pearls: missing - standIns,
    standIns,
    ways,
    races,
    hasRaces: races.length === data.races,
    hasRequired: data.required === null || races.includes(data.required),
    canPay: ways.length > 0,
    affiliates: lowestOf(indices.map((index) => cardAt(data, index))),
    answer: paymentForm.isLegal(data, payment) ? payment : undefined,
  };
}

/** Why a card of the hand cannot be added now; `null` if it can. */
export function barTo(data: PaymentData, draft: Draft, index: number): Bar | null {
  const { race } = ally(cardAt(data, index));
  const shown = new Set(Object.values(draft.played));
  if (!race || shown.has(race)) return null;
  if (shown.size >= data.races) return 'races';
  const isLastOther = shown.size === data.races - 1 && data.required !== null && !shown.has(data.required);
  return isLastOther && race !== data.required ? 'required' : null;
}

/** Plays a card of the hand, or takes it back. */
export function toggled(data: PaymentData, draft: Draft, index: number): Draft {
  const { [index]: before, ...others } = draft.played;
  if (before !== undefined) return { ...draft, played: others };
  if (barTo(data, draft, index)) return draft;
  const race = ally(cardAt(data, index)).race ?? likeliestRace(data, draft);
  return { ...draft, played: { ...draft.played, [index]: race } };
}

/** Gives a played card without a Race of its own another one. */
export function declared(draft: Draft, index: number, race: Race): Draft {
  return draft.played[index] === undefined ? draft : { ...draft, played: { ...draft.played, [index]: race } };
}

/** The Races that a card without one may be given: those shown already, and others while some are still missing. */
export function declarable(data: PaymentData, draft: Draft, index: number): Race[] {
  const { [index]: own, ...others } = draft.played;
  const shown = new Set(Object.values(others));
  return RACES.filter((race) => race === own || shown.has(race) || shown.size < data.races);
}

export function withStandIns(draft: Draft, standIns: number): Draft {
  return { ...draft, standIns };
}

function cardAt(data: PaymentData, index: number): string {
  return data.hand[index] ?? '';
}

/** The required Race first, then the first one that is missing. */
function likeliestRace(data: PaymentData, draft: Draft): Race {
  const shown = Object.values(draft.played);
  if (data.required && !shown.includes(data.required)) return data.required;
  const isOpen = new Set(shown).size < data.races;
  return RACES.find((race) => shown.includes(race) !== isOpen) ?? 'jellyfish';
}

function paymentOf(data: PaymentData, draft: Draft, standIns: number): Payment {
  const allies = Object.entries(draft.played).map(([index, race]) => {
    const card = cardAt(data, Number(index));
    return ally(card).race ? card : `${card}:${race}`;
  });
  return standIns > 0 && data.standIns ? { allies, [data.standIns.name]: standIns } : { allies };
}

/** The draft that makes this answer; `undefined` for the calling off. */
export function draftOf(data: PaymentData, answer: Json): Draft | undefined {
  if (typeof answer === 'string') return undefined;
  const payment = answer as Payment;
  const played: Record<number, Race> = {};
  for (const card of payment.allies) {
    const index = data.hand.findIndex((own, at) => own === faceOf(card) && played[at] === undefined);
    const race = shownRace(card);
    if (race) played[index] = race;
  }
  const standIns = data.standIns ? payment[data.standIns.name] : undefined;
  return { played, standIns: typeof standIns === 'number' ? standIns : 0 };
}

/** The same, or one that pays without a Pearl, too, and loses less. */
function withoutLoss(data: PaymentData, draft: Draft): Draft {
  if (billOf(data, draft).sum <= data.cost) return draft;
  const played = leastSurplus(data);
  const other = played && { played, standIns: 0 };
  return other && billOf(data, other).sum < billOf(data, draft).sum ? other : draft;
}

/** Drops cards, the lowest first, as long as the purse still fills the gap. */
function lavishPayment(data: PaymentData): Draft | undefined {
  const asMuch = { ...data, cost: Math.max(0, data.cost - highestPrice(data)), pearls: 0, standIns: null };
  const draft = draftOf(data, lowestPayment(asMuch));
  return draft && billOf(data, draft).answer !== undefined ? draft : undefined;
}

/** A card without a Race never stays; of the others the lowest does. */
function lowestOf(cards: readonly string[]): string[] {
  const own = cards.filter((card) => ally(card).race).toSorted(byValue);
  const [lowest] = own;
  return lowest === undefined ? [] : own.filter((card) => ally(card).value === ally(lowest).value);
}
