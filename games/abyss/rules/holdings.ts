// The reach of a hand of Allies: which Races it can show, and the greatest value with them.
import { ally } from './cards/allies.ts';
import { perRace, RACE_SETS, RACES, type Race } from './races.ts';
import type { AllyId } from './state.ts';

/** A hand added up: the values by Race, the Allies without a Race, and all together. */
export interface Holdings {
  /** In the order of the Races. */
  readonly totals: readonly number[];
  readonly wilds: number;
  readonly wildTotal: number;
  readonly worth: number;
}

const NO_TOTALS = RACES.map(() => 0);

export function holdingsOf(hand: readonly AllyId[]): Holdings {
  const totals = NO_TOTALS.slice();
  let wilds = 0;
  let wildTotal = 0;
  let worth = 0;
  for (const card of hand) {
    const { race, order, value } = ally(card);
    worth += value;
    if (race) {
      totals[order] = (totals[order] as number) + value;
    } else {
      wilds++;
      wildTotal += value;
    }
  }
  return { totals, wilds, wildTotal, worth };
}

/** Whether Allies of exactly these Races can be played, and add up to this value. */
export function reaches(hand: Holdings, races: readonly Race[], value: number): boolean {
  let sum = hand.wildTotal;
  let missing = 0;
  for (const race of races) {
    const own = totalOf(hand, race);
    sum += own;
    if (own === 0) missing++;
  }
  return missing <= hand.wilds && sum >= value;
}

function totalOf({ totals }: Holdings, race: Race): number {
  return totals[RACES.indexOf(race)] as number;
}

const SETS_BY_SIZE = [0, 1, 2, 3, 4, 5].map((size) => RACE_SETS.filter((set) => set.length === size));
const SETS_WITH = perRace((race) => SETS_BY_SIZE.map((sets) => sets.filter((set) => set.includes(race))));

/** All sets of so many Races, with the required one among them. */
export function raceSets(size: number, required: Race | null): readonly (readonly Race[])[] {
  return (required ? SETS_WITH[required] : SETS_BY_SIZE)[size] ?? [];
}

/** Whether a hand can show so many Races, and is worth so much with them. */
export function isAffordable(hand: Holdings, races: number, required: Race | null, value: number): boolean {
  // Most hands are not worth enough, whatever they show.
  if (hand.worth < value) return false;
  // The required Race, and then those in which the hand is worth most.
  const { totals } = hand;
  let sum = hand.wildTotal;
  let missing = 0;
  let shown = 0;
  let place = required ? RACES.indexOf(required) : placeOfMost(totals, shown);
  for (let count = 0; count < races; count++) {
    const own = totals[place] as number;
    sum += own;
    if (own === 0) missing++;
    shown |= 1 << place;
    place = placeOfMost(totals, shown);
  }
  return missing <= hand.wilds && sum >= value;
}

/** What a hand lacks for a payment. */
export interface Lack {
  /** The required Race is not there. */
  readonly required: boolean;
  /** How many further Races are not there. */
  readonly races: number;
  /** By how much it is worth too little with the Races that it shows. */
  readonly points: number;
}

/** What is missing to show so many Races and be worth so much, with the Races of which least is missing. */
export function lackOf(hand: Holdings, races: number, required: Race | null, value: number): Lack {
  let least: Lack | undefined;
  for (const set of raceSets(races, required)) {
    const lack = lackWith(hand, set, required, value);
    if (!least || weightOf(lack) < weightOf(least)) least = lack;
  }
  return least ?? { required: false, races: 0, points: 0 };
}

function lackWith(hand: Holdings, set: readonly Race[], required: Race | null, value: number): Lack {
  const absent = set.filter((race) => totalOf(hand, race) === 0);
  const missing = Math.max(0, absent.length - hand.wilds);
  // An Ally without a Race stands in for the required one first.
  const isBare = required !== null && absent.includes(required) && hand.wilds === 0;
  const worth = set.reduce((sum, race) => sum + totalOf(hand, race), hand.wildTotal);
  return { required: isBare, races: missing - Number(isBare), points: Math.max(0, value - worth) };
}

/** A missing Race weighs more than any points. */
function weightOf({ required, races, points }: Lack): number {
  return (Number(required) + races) * 1000 + points;
}

/** Where a hand is worth most, without the places whose bits are set; -1 if none is left. */
function placeOfMost(totals: readonly number[], without: number): number {
  let most = -1;
  for (let place = 0; place < totals.length; place++) {
    if (without & (1 << place)) continue;
    if (most < 0 || (totals[place] as number) > (totals[most] as number)) most = place;
  }
  return most;
}
