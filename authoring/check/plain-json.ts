// Plain JSON: what of a value is none, the words in it, and the same value with its fields in another order.
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';

/** Where there is something else, as part of a sentence; `undefined` if all of it is JSON. */
export function flawInJson(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  // A field that is not there.
  if (value === undefined) return undefined;
  if (Array.isArray(value))
    return firstFlaw(
      value.map((item, i) => [String(i), item ?? null]),
      path,
    );
  if (typeof value !== 'object') return `${path} is a ${typeof value}`;
  const { constructor: maker } = value;
  if (maker !== undefined && maker !== Object) return `${path} is a ${maker.name}; keep a list or a record`;
  return firstFlaw(Object.entries(value), path);
}

function firstFlaw(entries: readonly (readonly [string, unknown])[], path: string): string | undefined {
  for (const [key, item] of entries) {
    const flaw = flawInJson(item, `${path}.${key}`);
    if (flaw) return flaw;
  }
  return undefined;
}

/** The same value, with the fields of every record in an order that is drawn. */
export function reordered<Value>(value: Value, random: Random): Value {
  if (Array.isArray(value)) return value.map((item) => reordered(item, random)) as Value;
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, reordered(item, random)] as const);
  return Object.fromEntries(shuffle(random, entries)) as Value;
}

/** As text in which the order of fields makes no difference. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export interface Leaf {
  readonly path: readonly string[];
  readonly value: string;
}

/** The words in a value, without the names of fields. */
export function* wordsIn(value: unknown, path: readonly string[] = []): Generator<Leaf> {
  if (typeof value === 'string') yield { path, value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* wordsIn(item, [...path, key]);
  }
}

export function wordSet(value: unknown): Set<string> {
  return new Set(Array.from(wordsIn(value), ({ value }) => value));
}

/** How often each word occurs. */
export function wordCounts(value: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value: word } of wordsIn(value)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export function at(value: Json | unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

/** A copy in which something else stands at this place. */
export function withAt<Value>(value: Value, [key, ...rest]: readonly string[], item: unknown): Value {
  if (key === undefined) return item as Value;
  const changed = withAt((value as Record<string, unknown>)[key], rest, item);
  if (Array.isArray(value)) return value.with(Number(key), changed) as Value;
  return { ...value, [key]: changed };
}
