// A catalogue of words as a list of its texts, with the places that each of them fills.
import type { Values } from '@undertow/shared/words/catalog.ts';

export interface FlatText {
  readonly key: string;
  /** What is said of so many, and of each thing by a sample. */
  say(n: number): string;
  /** The names in its braces, and those that it asks its values for. */
  readonly places: readonly string[];
}

export function flat(words: object, before = ''): FlatText[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const key = before + name;
    if (typeof value === 'object' && value !== null) return flat(value, `${key}.`);
    return [textOf(key, value)];
  });
}

function textOf(key: string, value: unknown): FlatText {
  if (typeof value === 'string') return { key, say: () => value, places: placesIn(value) };
  if (typeof value !== 'function') throw new Error(`${key} is neither a text nor made of values`);
  const asked = new Set<string>();
  const say = (n: number): string => {
    const values = new Proxy<Values>(
      {},
      {
        get(_, name) {
          asked.add(String(name));
          return n;
        },
      },
    );
    return String(value(values));
  };
  const sample = say(5);
  return { key, say, places: [...new Set([...asked, ...placesIn(sample)])].sort() };
}

/** Without the forms behind the names: `{lord:object}` is the place `lord`. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name = '']) => name))].sort();
}
