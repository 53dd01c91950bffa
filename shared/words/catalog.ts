// A catalogue of texts by dotted keys, typed by its English: what can be asked for, and with which values.
import { numberIn } from './formats.ts';
import type { Language } from './languages.ts';
import { typeset } from './typography.ts';

export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** A text has places in braces, `{name}`, or is made of its values, where it counts something. */
export type Text = string | ((values: never) => string);

export interface Catalog {
  readonly [key: string]: Text | Catalog;
}

/** The dotted keys of a catalogue: `lobby.title`. */
export type KeyOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends Text ? Key : `${Key}.${KeyOf<Words[Key]>}`;
}[keyof Words & string];

/** What stands under a key. */
type At<Words, Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? First extends keyof Words
    ? At<Words[First], Rest>
    : never
  : Key extends keyof Words
    ? Words[Key]
    : never;

/** The names of the places of a text. */
type Places<Line> = Line extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;

type ValuesOf<Line> = Line extends (values: infer V) => string
  ? V
  : [Places<Line>] extends [never]
    ? undefined
    : { readonly [Name in Places<Line>]: Value };

/** The values that a text needs, as the arguments behind its key; nothing for a text without places. */
export type Arguments<Words, Key extends string> =
  ValuesOf<At<Words, Key>> extends undefined ? [] : [values: ValuesOf<At<Words, Key>>];

/** The same catalogue in another language. A text may be made of its values where English can do without. */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string | ((values: { readonly [Name in Places<Words[Key]>]: Value }) => string)
    : Words[Key] extends Text
      ? Words[Key]
      : Translation<Words[Key]>;
};

/** The text under a key; the key itself if there is none. */
export function textOf(code: Language, catalog: unknown, key: string, values: Values = {}): string {
  const text = find(catalog, key);
  if (typeof text === 'function') return filled(code, typeset(code, text(values)), values);
  return typeof text === 'string' ? filled(code, typesetOnce(code, text), values) : key;
}

const known = new Map<string, string>();

/** What a catalogue has is asked for again and again. */
function typesetOnce(code: Language, text: string): string {
  const place = code + text;
  const found = known.get(place) ?? typeset(code, text);
  known.set(place, found);
  return found;
}

function find(catalog: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((part, name) => {
    const isBranch = typeof part === 'object' && part !== null && Object.hasOwn(part, name);
    return isBranch ? (part as Record<string, unknown>)[name] : undefined;
  }, catalog);
}

function filled(code: Language, text: string, values: Values): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? numberIn(code, value) : (value ?? place);
  });
}
