// What a position looks like as JSON: which fields it has, what stands in them, and in which lists the order counts.
import type { Json } from '@undertow/shared/table/json.ts';

export type Shape =
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'flag' }
  | Word
  | { readonly type: 'nullable'; readonly shape: Shape }
  | { readonly type: 'list'; readonly ordered: boolean; readonly item: Shape; readonly longest: number }
  | {
      readonly type: 'fields';
      readonly of: string;
      readonly fields: Readonly<Record<string, Shape>>;
      /** What fields that are left out stand for. */
      readonly absent?: Readonly<Record<string, Json>>;
    }
  /** One of several shapes that no value has in common. */
  | { readonly type: 'either'; readonly shapes: readonly Shape[] }
  /** One for each seat: a list, or an object keyed by seat number. */
  | { readonly type: 'seats'; readonly count: number; readonly each: Shape }
  | Marked
  /** What only a part brings that is not in this game: it can be said that there is none of it. */
  | { readonly type: 'none'; readonly of: Shape; readonly part: string }
  /** Of which only the game knows what stands in it: what is found there says how it is matched. */
  | { readonly type: 'anything' };

/** One of a closed list of words; a component of the box if it names the kit that it comes from. */
export interface Word {
  readonly type: 'word';
  readonly what: string;
  readonly known: ReadonlySet<string>;
  readonly kit?: string;
}

/** A thing with marks on it: `{"id": "keeper", "disabled": true}`. Without any mark it is written as its id alone. */
export interface Marked {
  readonly type: 'marked';
  readonly id: Word;
  readonly marks: Readonly<Record<string, Mark>>;
  /** A mark that is left out is absent, in what is expected, too. Otherwise what is written with marks is looked at only as far as it is described. */
  readonly strict?: true;
}

interface Mark {
  readonly shape: Shape;
  /** The value that stands for the absence of the mark. */
  readonly absent: Json;
}

/** A list that the viewer is not shown appears in a view as its length. */
export type Hidden = { readonly hidden: number };

export const number = (min = 0, max = Number.MAX_SAFE_INTEGER): Shape => ({ type: 'number', min, max });
export const points = number(-Number.MAX_SAFE_INTEGER);
export const flag: Shape = { type: 'flag' };
export const nullable = (shape: Shape): Shape => ({ type: 'nullable', shape });
export const ordered = (item: Shape, longest = Number.POSITIVE_INFINITY): Shape => ({
  type: 'list',
  ordered: true,
  item,
  longest,
});
export const multiset = (item: Shape): Shape => ({
  type: 'list',
  ordered: false,
  item,
  longest: Number.POSITIVE_INFINITY,
});
export const fields = (of: string, each: Readonly<Record<string, Shape>>): Shape => ({
  type: 'fields',
  of,
  fields: each,
});
/** Fields of which those that are left out stand for something, in what is expected, too. */
export const strictFields = (
  of: string,
  each: Readonly<Record<string, Shape>>,
  absent: Readonly<Record<string, Json>>,
): Shape => ({ type: 'fields', of, fields: each, absent });
export const either = (...shapes: readonly Shape[]): Shape => ({ type: 'either', shapes });
/** The same under each of these keys. */
export const keyed = (of: string, keys: Iterable<string>, each: Shape): Shape =>
  fields(of, Object.fromEntries([...keys].map((key) => [key, each])));
export const anything: Shape = { type: 'anything' };
export const none = (of: Shape, part: string): Shape => ({ type: 'none', of, part });
export const perSeat = (count: number, each: Shape): Shape => ({ type: 'seats', count, each });
export const seatNumber = (seats: number): Shape => number(0, seats - 1);

/** The id and all marks of a thing, however it is written. */
export function spelledOut(value: unknown, { marks }: Marked): Record<string, Json> {
  const written = typeof value === 'string' ? { id: value } : (value as Record<string, Json>);
  const absent = Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, mark.absent]));
  return { ...absent, ...written };
}

/** One level down: `seats.1.pearls`. */
export function below(path: string, key: string | number): string {
  return path === '' ? `${key}` : `${path}.${key}`;
}

/** No position is as deep as this, and no person would read further. */
const LEVELS_SHOWN = 8;

/** A value as it stands in a message. */
export function show(value: unknown): string {
  return shown(value, LEVELS_SHOWN);
}

function shown(value: unknown, levels: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return levels === 0 ? '[…]' : `[${value.map((each) => shown(each, levels - 1)).join(', ')}]`;
  }
  if (levels === 0) return '{…}';
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${shown(each, levels - 1)}`)
    .join(', ')}}`;
}
