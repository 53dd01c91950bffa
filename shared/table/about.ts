// What a lobby knows of a game: data for those who set up a table, whatever the game is.
import type { BotNames } from './bot-names.ts';
import { isObject, type Json } from './json.ts';

export interface About {
  readonly name: string;
  /** How many can play, where no chosen value says otherwise. `Game.objection` is the judge; this is for menus. */
  readonly seats: SeatRange;
  /** What can be chosen for a table. What is chosen stands in `options` of the table, by the id of the choice. */
  readonly choices: readonly GameChoice[];
  /** How long a match takes. */
  readonly minutes?: number;
  /** From 1 for light to 5 for very heavy, in halves. */
  readonly weight?: number;
  /** What is counted in the summary of a match, in the order in which it is to be read. Absent where there is none. */
  readonly counts?: readonly GameCount[];
  /** How those are called that play it for the house, in English. Absent where bots are called by their seats. */
  readonly botNames?: BotNames;
}

export interface GameCount {
  readonly id: string;
  readonly name: string;
}

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

export interface GameChoice {
  readonly id: string;
  readonly name: string;
  /** Any number of the values may be chosen: then a list of them stands in the options. */
  readonly many: boolean;
  readonly values: readonly GameValue[];
  /** What is taken where a table does not say: a value, or a list where many may be chosen. */
  readonly default: Value | readonly Value[];
}

export interface GameValue {
  readonly value: Value;
  readonly name: string;
  /** How many can play with it, where that is not as without it. */
  readonly seats?: SeatRange | undefined;
}

export type Value = string | number | boolean;

/** The options when a table names none. */
export function defaultOptions({ choices }: Pick<About, 'choices'>): Readonly<Record<string, Json>> {
  return Object.fromEntries(choices.map((choice) => [choice.id, choice.default]));
}

/** What a table is to be played with: what it does not name is taken as usual, and a list has one order. */
export function wholeOptions({ choices }: Pick<About, 'choices'>, wanted: Json = {}): Json {
  // What is none of this is for the game to object to.
  if (!isObject(wanted)) return wanted;
  const chosen = choices.map((choice) => [choice.id, inOrder(choice, wanted[choice.id])] as const);
  return { ...(wanted as Record<string, Json>), ...Object.fromEntries(chosen) };
}

function inOrder(choice: GameChoice, given: Json | undefined): Json {
  if (given === undefined) return choice.default;
  if (!choice.many || !Array.isArray(given)) return given;
  const known = choice.values.map(({ value }) => value as Json);
  const placeOf = (value: Json) => (known.includes(value) ? known.indexOf(value) : known.length);
  return given.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** How many can play with these options: as the chosen values say, the widest range of several. */
export function seatsWith({ seats, choices }: Pick<About, 'seats' | 'choices'>, options: Json): SeatRange {
  const ranges = choices.flatMap(({ id, values }) => {
    const chosen = isObject(options) ? [options[id] as Json].flat() : [];
    return values.flatMap(({ value, seats: range }) => (range && chosen.includes(value) ? [range] : []));
  });
  if (ranges.length === 0) return seats;
  return { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
}

/** Whether a table is played with what is looked for: of a list all that is named, and nothing at all if it is empty. */
export function isPlayedWith(options: Json, wanted: Readonly<Record<string, Json>>): boolean {
  return Object.entries(wanted).every(([id, value]) => {
    const chosen = isObject(options) ? options[id] : undefined;
    if (!Array.isArray(value) || !Array.isArray(chosen)) return chosen === value;
    return value.length === 0 ? chosen.length === 0 : value.every((each) => chosen.includes(each));
  });
}
