// The payment for a Lord: a form that says what must be paid, and judges what is offered (B70-B74).
import { isSubMultiset, subMultisets } from '../table/choice.ts';
import type { Answer, Form } from '../table/game.ts';
import { isObject } from '../table/json.ts';
import { shuffle } from '../table/random.ts';
import { ally, allyValue, byValue } from './cards/allies.ts';
import { isRace, type PerRace, perRace, RACES, type Race } from './races.ts';
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
  readonly pearls: number;
};

/** Allies by their ids; one without a Race of its own with the Race that it is given: `kraken-3:crab`. */
export type Payment = { readonly allies: readonly AllyId[] };

export const CANCEL = 'cancel';

export const paymentForm: Form<PaymentData> = {
  isLegal(data, answer) {
    return answer === CANCEL || (isPayment(answer) && suffices(data, answer.allies));
  },

  sample(data, random) {
    const holdings = holdingsOf(data.hand);
    const sets = raceSets(data.races, data.required).filter((set) => reaches(holdings, set, data.cost - data.pearls));
    const races = sets[random.below(sets.length)];
    return races ? { allies: gather(data, races, shuffle(random, data.hand.slice())) } : CANCEL;
  },

  enumerate(data, limit) {
    const found: Answer[] = [CANCEL];
    for (const races of raceSets(data.races, data.required)) {
      const declared = data.hand.flatMap((card) => declarations(card, races));
      for (let size = data.races; size <= data.hand.length && found.length < limit; size++) {
        const subsets: string[][] = [];
        subMultisets(declared, size, SUBSETS_TRIED, subsets);
        for (const allies of subsets) if (shows(allies, races) && suffices(data, allies)) found.push({ allies });
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
  for (let pearls = 0; pearls <= data.pearls; pearls++) {
    const payments = raceSets(data.races, data.required)
      .filter((races) => reaches(holdings, races, data.cost - pearls))
      .map((races) => withoutSurplus({ ...data, pearls }, races));
    const lowest = payments.sort((a, b) => totalOf(a) - totalOf(b) || a.length - b.length)[0];
    if (lowest) return { allies: lowest };
  }
  return CANCEL;
}

/** The Pearls that are missing when these Allies are played. */
export function missingPearls(cost: number, allies: readonly AllyId[]): number {
  return Math.max(0, cost - totalOf(allies));
}

/** Whether the hand can show so many Races, and reach the cost together with the Pearls. */
export function isAffordable(hand: Holdings, cost: number, races: number, required: Race | null, pearls: number) {
  return reaches(hand, strongestRaces(hand, races, required), cost - pearls);
}

/** A hand added up: the values by Race, the strongest Race first, and the Allies without a Race. */
export interface Holdings {
  readonly total: Readonly<PerRace<number>>;
  readonly ranked: readonly Race[];
  readonly wilds: number;
  readonly wildTotal: number;
}

export function holdingsOf(hand: readonly AllyId[]): Holdings {
  const total = perRace(() => 0);
  let wilds = 0;
  let wildTotal = 0;
  for (const card of hand) {
    const { race, value } = ally(card);
    if (race) {
      total[race] += value;
    } else {
      wilds++;
      wildTotal += value;
    }
  }
  return { total, ranked: RACES.toSorted((a, b) => total[b] - total[a]), wilds, wildTotal };
}

/** The Races that reach most: the required one, and those of which the hand has most. */
function strongestRaces({ ranked }: Holdings, size: number, required: Race | null): readonly Race[] {
  if (required === null) return ranked.slice(0, size);
  const races = [required];
  for (const race of ranked) if (races.length < size && race !== required) races.push(race);
  return races;
}

/** Whether Allies of exactly these Races can be played, and add up to this value. */
function reaches({ total, wilds, wildTotal }: Holdings, races: readonly Race[], value: number): boolean {
  let sum = wildTotal;
  let missing = 0;
  for (const race of races) {
    sum += total[race];
    if (total[race] === 0) missing++;
  }
  return missing <= wilds && sum >= value;
}

const SETS: readonly (readonly Race[])[] = Array.from({ length: 2 ** RACES.length }, (_, bits) =>
  RACES.filter((_, i) => bits & (1 << i)),
);
const SETS_BY_SIZE = [0, 1, 2, 3, 4, 5].map((size) => SETS.filter((set) => set.length === size));
const SETS_WITH = perRace((race) => SETS_BY_SIZE.map((sets) => sets.filter((set) => set.includes(race))));

/** All sets of so many Races, with the required one among them. */
function raceSets(size: number, required: Race | null): readonly (readonly Race[])[] {
  return (required ? SETS_WITH[required] : SETS_BY_SIZE)[size] ?? [];
}

function isPayment(answer: unknown): answer is Payment {
  return (
    isObject(answer) &&
    Array.isArray(answer.allies) &&
    answer.allies.every((card) => typeof card === 'string') &&
    // What else a payment may name is worth nothing here.
    Object.entries(answer).every(([what, amount]) => what === 'allies' || amount === 0)
  );
}

function suffices(data: PaymentData, allies: readonly AllyId[]): boolean {
  if (!isSubMultiset(allies.map(faceOf), data.hand)) return false;
  const races = new Set(allies.map(shownRace));
  return (
    races.size === data.races &&
    !races.has(undefined) &&
    (data.required === null || races.has(data.required)) &&
    totalOf(allies) + data.pearls >= data.cost
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

function declarations(card: AllyId, races: readonly Race[]): AllyId[] {
  const { race } = ally(card);
  if (race) return races.includes(race) ? [card] : [];
  return races.map((given) => `${card}:${given}`);
}

function shows(allies: readonly AllyId[], races: readonly Race[]): boolean {
  return races.every((race) => allies.some((card) => shownRace(card) === race));
}

function totalOf(allies: readonly AllyId[]): number {
  return allies.reduce((sum, card) => sum + allyValue(card), 0);
}

/** Plays one card for each Race, then further ones in their order until the cost is reached. */
function gather(data: PaymentData, races: readonly Race[], ordered: readonly AllyId[]): AllyId[] {
  const left = ordered.filter((card) => declarations(card, races).length > 0);
  const played: AllyId[] = [];
  const play = (index: number, race?: Race): void => {
    const [card = ''] = left.splice(index, 1);
    played.push(ally(card).race ? card : `${card}:${race ?? races[0]}`);
  };
  for (const race of races) {
    const own = left.findIndex((card) => ally(card).race === race);
    play(own >= 0 ? own : left.findIndex((card) => !ally(card).race), race);
  }
  while (totalOf(played) + data.pearls < data.cost) play(0);
  return played;
}

/** From the lowest cards up, and without those that turn out not to be needed, the highest first. */
function withoutSurplus(data: PaymentData, races: readonly Race[]): AllyId[] {
  const needed = gather(data, races, data.hand.toSorted(byValue));
  for (const card of needed.toSorted((a, b) => byValue(b, a))) {
    const fewer = needed.toSpliced(needed.indexOf(card), 1);
    if (suffices(data, fewer)) needed.splice(needed.indexOf(card), 1);
  }
  return needed;
}
