// Changes a synchronized object until it says what a plain one says, with few changes, because only changes are sent.
// `room-state.ts` says how plain values stand in objects of Colyseus.
//
// What the thing was last told is compared first, as plain values are looked at much faster than those of Colyseus.
import { type ArraySchema, type MapSchema, Metadata, type Schema } from '@colyseus/schema';
import { NO_PLACE, NO_WORD } from '@undertow/shared/protocol/room-state.ts';
import { align, alignNumbers, alignWords } from './align.ts';

type Plain = { readonly [field: string]: unknown };
type Fields = { [field: string]: unknown };
type Class = new () => Schema;
type Item = string | Class;
type Type = Item | { readonly array: Item } | { readonly map: Item };

/** Writes what is plain into a thing, or into one field of it. */
type Writer = (thing: Fields, plain: unknown, before: unknown) => void;

const writers = new WeakMap<Class, Writer>();

/** Makes the thing say what is plain. `before` is what it was told last, if it ever was. */
export function reconcile(thing: Schema, plain: unknown, before?: unknown): void {
  writerOf(thing.constructor as Class)(thing as unknown as Fields, plain, before);
}

function writerOf(type: Class): Writer {
  const writer = writers.get(type) ?? writerOfFields(Metadata.getFields(type));
  writers.set(type, writer);
  return writer;
}

/** What only the owner sees is not written here, as it comes from elsewhere. */
function writerOfFields({ own: _, ...types }: { readonly [name: string]: Type }): Writer {
  // What stands in a `value` is in the place of the thing around it.
  if (types.value) return writerOfField('value', types.value);
  const fields = Object.entries(types).map(([name, type]) => ({ name, write: writerOfField(name, type) }));
  return (thing, plain, before) => {
    for (const { name, write } of fields) {
      const value = (plain as Plain)[name];
      const last = (before as Plain | undefined)?.[name];
      if (value !== last || before === undefined) write(thing, value, last);
    }
  };
}

function writerOfField(name: string, type: Type): Writer {
  if (typeof type === 'string') return writerOfWord(name, type);
  if (typeof type === 'function') return writerOfThing(name, type);
  if ('map' in type) return writerOfMap(name, type.map);
  return typeof type.array === 'string' ? writerOfWords(name, type.array) : writerOfThings(name, type.array);
}

function writerOfWord(name: string, type: string): Writer {
  return (thing, plain) => {
    thing[name] = wordOf(type, plain);
  };
}

function wordOf(type: string, plain: unknown): unknown {
  if (plain !== null) return plain;
  if (type === 'string') return NO_WORD;
  if (type === 'int8') return NO_PLACE;
  throw new Error(`a field of the type ${type} cannot be null`);
}

function writerOfThing(name: string, type: Class): Writer {
  const write = writerOf(type);
  return (thing, plain, before) => {
    if (plain === undefined || (plain === null && name === 'value')) {
      thing[name] = undefined;
      return;
    }
    const there = thing[name];
    if (there) write(there as Fields, plain, before);
    else thing[name] = made(type, plain);
  };
}

function made(type: Class, plain: unknown): Schema {
  const thing = new type();
  reconcile(thing, plain);
  return thing;
}

function writerOfWords(name: string, type: string): Writer {
  return (thing, plain, before) => {
    if (isSameList(plain, before)) return;
    const list = held<ArraySchema>(thing, name, plain, []);
    if (!list) return;
    const words = (plain as readonly unknown[]).map((word) => wordOf(type, word));
    if (type === 'string') alignWords(list, words);
    else alignNumbers(list, words as number[]);
  };
}

function isSameList(plain: unknown, before: unknown): boolean {
  if (!Array.isArray(plain) || !Array.isArray(before) || plain.length !== before.length) return false;
  return plain.every((word, i) => word === before[i]);
}

function writerOfThings(name: string, type: Class): Writer {
  const write = writerOf(type);
  return (thing, plain, before) => {
    const list = held<ArraySchema<Schema>>(thing, name, plain, []);
    if (!list) return;
    align(list, plain as readonly Plain[], {
      isSame: (item, { id }) => id !== undefined && (item as unknown as Plain).id === id,
      put: (_, item, one, was) =>
        write(item as unknown as Fields, one, (before as readonly unknown[] | undefined)?.[was]),
      make: (one) => made(type, one),
    });
  };
}

function writerOfMap(name: string, type: Item): Writer {
  const write = typeof type === 'function' ? writerOf(type) : undefined;
  return (thing, plain, before) => {
    const map = held<MapSchema<unknown>>(thing, name, plain, {});
    if (!map) return;
    const request = plain as Plain;
    const last = before as Plain | undefined;
    for (const key of last ? Object.keys(last) : [...map.keys()]) if (request[key] === undefined) map.delete(key);
    for (const key in request) {
      const value = request[key];
      if (last && value === last[key]) continue;
      const there = map.get(key);
      if (typeof type === 'string') map.set(key, wordOf(type, value));
      else if (there) write?.(there as Fields, value, last?.[key]);
      else map.set(key, made(type, value));
    }
  };
}

/** The collection in this field: there as long as there is something plain to stand in it, if only nothing. */
function held<Collection>(thing: Fields, name: string, plain: unknown, empty: object): Collection | undefined {
  if (plain === undefined) thing[name] = undefined;
  else thing[name] ??= empty;
  return thing[name] as Collection | undefined;
}
