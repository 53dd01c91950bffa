// The payment for a Lord: a form that says what must be paid, and judges what is offered (B70-B74).
import { isSubMultiset, subMultisets } from '@undertow/shared/table/choice.ts';
import type { Answer, Form } from '@undertow/shared/table/game.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { type Ally, ally, allyValue, byValue } from './cards/allies.ts';
import { holdingsOf, raceSets, reaches } from './holdings.ts';
import { highestPrice, type Purse, waysToPay } from './purse.ts';
import { faces } from './queries.ts';
import { isRace, type Race } from './races.ts';
import type { AllyId } from './state.ts';

/** What a seat must pay for a Lord, and what it has. */
export type PaymentData = {
  readonly lord: string;
  /** The cost value, after all changes. */
  readonly cost: number;
  /** Exactly so many different Races must be shown. */
  readonly races: number;
  /** One of them. */
  readonly required: Race | null;
  readonly hand: readonly AllyId[];
} & Purse;

/** Allies by their ids, one without a Race of its own with the Race that it is given behind a colon; and stand-ins. */
export type Payment = { readonly allies: readonly AllyId[]; readonly [standIns: string]: Json };

export const CANCEL = 'cancel';

export const paymentForm: Form<PaymentData> = {
  isLegal(data, answer) {
    return answer === CANCEL || (isPayment(answer) && showsRaces(data, answer.allies) && pays(data, answer));
  },

  sample(data, random) {
    const holdings = holdingsOf(data.hand);
    const needed = neededValue(data);
    const sets = raceSets(data.races, data.required).filter((set) => reaches(holdings, set, needed));
    const races = sets.length > 0 ? sets[random.below(sets.length)] : undefined;
    if (!races) return CANCEL;
    // Any part of the purse may be spent, as far as the hand reaches without the rest.
    const value = data.cost - random.below(highestPrice(data) + 1);
    const enough = reaches(holdings, races, value) ? value : needed;
    const allies = gather(races, shuffle(random, data.hand.slice()), enough);
    const ways = paymentsWith(data, allies);
    return ways[random.below(ways.length)] as Payment;
  },

  enumerate(data, limit) {
    const found: Answer[] = [CANCEL];
    for (const races of raceSets(data.races, data.required)) {
      const declared = data.hand.flatMap((card) => declarations(card, races));
      for (let size = data.races; size <= data.hand.length && found.length < limit; size++) {
        const subsets: string[][] = [];
        subMultisets(declared, size, SUBSETS_TRIED, subsets);
        for (const allies of subsets) {
          if (shows(allies, races) && showsRaces(data, allies)) found.push(...paymentsWith(data, allies));
        }
      }
    }
    return found.slice(0, limit);
  },
};

/** A hand of 25 cards has millions of subsets; beyond so many of one size the enumeration stops looking. */
const SUBSETS_TRIED = 2000;

/** The payment with the fewest Pearls, then the lowest cards (D4). */
export function lowestPayment(data: PaymentData): Answer {
  const holdings = holdingsOf(data.hand);
  for (let missing = 0; missing <= highestPrice(data); missing++) {
    const value = data.cost - missing;
    const plays = raceSets(data.races, data.required)
      .filter((races) => reaches(holdings, races, value))
      .map((races) => withoutSurplus(gather(races, data.hand.toSorted(byValue), value), races, value));
    const [lowest] = plays.sort((a, b) => totalOf(a) - totalOf(b) || a.length - b.length);
    if (lowest) return paymentsWith(data, lowest)[0] ?? CANCEL;
  }
  return CANCEL;
}

/** The Pearls that are missing when these Allies are played. */
export function missingPearls(cost: number, allies: readonly AllyId[]): number {
  return Math.max(0, cost - totalOf(allies));
}

/** What the Allies must be worth when the purse gives all that it can. */
function neededValue(data: PaymentData): number {
  return data.cost - highestPrice(data);
}

function isPayment(answer: unknown): answer is Payment {
  return isObject(answer) && Array.isArray(answer.allies) && answer.allies.every((card) => typeof card === 'string');
}

/** Whether these Allies are in the hand, and show exactly the Races asked for. */
function showsRaces(data: PaymentData, allies: readonly AllyId[]): boolean {
  if (!isSubMultiset(allies.map(faceOf), data.hand)) return false;
  const races = faces(allies.map(shownRace));
  return (
    races.length === data.races &&
    !races.includes(undefined) &&
    (data.required === null || races.includes(data.required))
  );
}

/** Whether the purse can pay what is missing in the way that the payment says. */
function pays(data: PaymentData, payment: Payment): boolean {
  const name = data.standIns?.name;
  // Left out it is none; anything else that is no number is no answer.
  const standIns = name === undefined || payment[name] === undefined ? 0 : payment[name];
  return (
    waysToPay(data, missingPearls(data.cost, payment.allies)).some((ways) => ways === standIns) &&
    namesNothingElse(payment, name)
  );
}

/** One thing besides Allies and these stand-ins may be named, if it is worth nothing here. */
function namesNothingElse(payment: Payment, standIns: string | undefined): boolean {
  let named = 0;
  for (const what in payment) {
    named++;
    if (what !== 'allies' && what !== standIns && payment[what] !== 0) return false;
  }
  return named <= 2;
}

/** The payments with these Allies, one for each way to pay what is missing. */
function paymentsWith(data: PaymentData, allies: readonly AllyId[]): Payment[] {
  const name = data.standIns?.name;
  return waysToPay(data, missingPearls(data.cost, allies)).map((standIns) =>
    standIns > 0 && name !== undefined ? { allies, [name]: standIns } : { allies },
  );
}

/** The id without the Race that it was given. */
export function faceOf(declared: AllyId): AllyId {
  const end = declared.indexOf(':');
  return end < 0 ? declared : declared.slice(0, end);
}

/** The Race that a played Ally shows: its own, or the one that it was given; `undefined` if that makes no sense. */
export function shownRace(declared: AllyId): Race | undefined {
  const face = faceOf(declared);
  const given = declared.slice(face.length + 1);
  const { race } = ally(face);
  if (race) return face === declared ? race : undefined;
  return isRace(given) ? given : undefined;
}

/** Whether the Ally has one of these Races, or can be given one. */
function canShow({ race }: Ally, races: readonly Race[]): boolean {
  return race ? races.includes(race) : races.length > 0;
}

function declarations(card: AllyId, races: readonly Race[]): AllyId[] {
  if (!canShow(ally(card), races)) return [];
  return ally(card).race ? [card] : races.map((given) => `${card}:${given}`);
}

function shows(allies: readonly AllyId[], races: readonly Race[]): boolean {
  return races.every((race) => allies.some((card) => shownRace(card) === race));
}

function totalOf(allies: readonly AllyId[]): number {
  let total = 0;
  for (const card of allies) total += allyValue(faceOf(card));
  return total;
}

/** Plays one card for each Race, then further ones in their order until they are worth so much. */
function gather(races: readonly Race[], ordered: readonly AllyId[], value: number): AllyId[] {
  const left = ordered.map(ally).filter((card) => canShow(card, races));
  const played: AllyId[] = [];
  let worth = 0;
  const play = (card: Ally, given = races[0]): void => {
    left.splice(left.indexOf(card), 1);
    played.push(card.race ? card.id : `${card.id}:${given}`);
    worth += card.value;
  };
  for (const race of races) {
    const card = left.find((one) => one.race === race) ?? left.find((one) => !one.race);
    if (card) play(card, race);
  }
  for (let [next] = left; next && worth < value; [next] = left) play(next);
  return played;
}

/** Takes back what turns out not to be needed, the highest first. */
function withoutSurplus(played: readonly AllyId[], races: readonly Race[], value: number): AllyId[] {
  const needed = played.slice();
  for (const card of played.toSorted((a, b) => byValue(faceOf(b), faceOf(a)))) {
    const fewer = needed.toSpliced(needed.indexOf(card), 1);
    if (shows(fewer, races) && totalOf(fewer) >= value) needed.splice(needed.indexOf(card), 1);
  }
  return needed;
}
