// The Colyseus class of a table's state, made from the view that its game declares. How what is plain in a view stands in
// such a state is said in `room-state.ts`.
import { type FieldBuilder, type Schema, schema, t } from '@colyseus/schema';
import { stateWith, type TableState } from '@undertow/shared/protocol/room-state.ts';
import { audienceOf, isMap } from '@undertow/shared/protocol/views.ts';
import { z } from 'zod';

/** The classes of the tables, by game. */
export type TableClasses = ReadonlyMap<string, TableClass>;
type TableClass = new () => TableState;

type Class = new () => Schema;
type Word = 'string' | 'number' | 'boolean';
type Field = FieldBuilder<unknown, boolean, boolean>;
type Fields = Readonly<Record<string, Field>>;
type Declared = z.core.SomeType;

/** They say in a state how to read what is around them. */
const TAKEN: readonly string[] = ['own', 'value'];

/** Paths to a seat and to the things within it that are always there, and once. */
const IN_A_SEAT = /^view\.seats\[\][.\w]*$/;

/** Fails with the game and the place in its view of which no room can tell. */
export function tableClassesOf(views: ReadonlyMap<string, z.ZodObject>): TableClasses {
  return new Map(
    [...views].map(([game, view]) => {
      try {
        return [game, tableClassOf(view)];
      } catch (flaw) {
        throw new Error(`the view of ${game} cannot be shown: ${(flaw as Error).message}`);
      }
    }),
  );
}

/** Why no room can tell this view, and what to write instead; `undefined` if one can. */
export function flawForRooms(view: z.ZodObject): string | undefined {
  try {
    tableClassOf(view);
    return undefined;
  } catch (flaw) {
    return (flaw as Error).message;
  }
}

export function tableClassOf(view: z.ZodObject): TableClass {
  const [, game] = /^(\w+)View$/.exec(view.meta()?.id ?? '') ?? [];
  if (game === undefined) throw new Error('the id of a view is the name of its game, and View');
  return stateWith(classOf(fieldsOf(view, 'view'), `${game}RoomView`), `${game}Table`);
}

/** Where a path is its name, that is seen in errors alone. */
function classOf(fields: Fields, name: string): Class {
  return schema({ ...fields }, name);
}

function thingOf(declared: z.ZodObject, path: string): Class {
  const own = path === 'view.seats[]' ? ownFieldsOf(declared, path) : {};
  const isOwned = Object.keys(own).length > 0;
  const owned: Fields = isOwned ? { own: t.ref(classOf(own, `${path}.own`)).view() } : {};
  return classOf({ ...fieldsOf(declared, path), ...owned }, path);
}

/** Fields that all viewers see, though the owner may see something else in them. */
function fieldsOf({ shape }: z.ZodObject, path: string): Fields {
  const fields: Record<string, Field> = {};
  for (const [name, declared] of Object.entries(shape)) {
    const place = `${path}.${name}`;
    if (TAKEN.includes(name)) throw new Error(`${place} cannot be called so in a room`);
    const audience = audienceOf(declared);
    if (audience && !IN_A_SEAT.test(path)) throw new Error(`${place} has no owner: it is not of one seat`);
    if (audience !== 'owner') fields[name] = fieldOf(declared, place);
  }
  return fields;
}

/** Fields that the owner of a seat sees alone or otherwise, at every depth. */
function ownFieldsOf({ shape }: z.ZodObject, path: string): Fields {
  const fields: Record<string, Field> = {};
  for (const [name, declared] of Object.entries(shape)) {
    const place = `${path}.${name}`;
    if (audienceOf(declared)) {
      fields[name] = ownFieldOf(declared, place);
    } else if (declared instanceof z.ZodObject) {
      const inner = ownFieldsOf(declared, place);
      if (Object.keys(inner).length > 0) fields[name] = t.ref(classOf(inner, `${place}.own`));
    }
  }
  return fields;
}

/** A field that others may not be shown is always there for the owner. */
function ownFieldOf(declared: Declared, path: string): Field {
  const shown = declared instanceof z.ZodExactOptional ? declared.unwrap() : declared;
  if (shown instanceof z.ZodArray && shown.element instanceof z.ZodObject) {
    throw new Error(`${path} is a list of things for its owner: Colyseus does not keep their order`);
  }
  // Colyseus loses what a list said that was away for a while.
  if (shown instanceof z.ZodExactOptional || shown instanceof z.ZodOptional) {
    throw new Error(`${path} is always there for its owner: write \`.nullable()\`, or give an empty list`);
  }
  // Nothing in it is marked once more.
  return fieldOf(shown, `${path}!`);
}

function fieldOf(declared: Declared, path: string): Field {
  if (declared instanceof z.ZodExactOptional) return fieldOf(declared.unwrap(), `${path}?`).optional();
  const listed = listedIn(declared);
  if (listed) return t.array(itemOf(listed, `${path}[]`) as Class);
  const named = namedIn(declared);
  if (named) return t.map(itemOf(named, `${path}{}`) as Class);
  if (declared instanceof z.ZodNullable && wordOf(declared.unwrap()) === 'number') return t.int8();
  const item = itemOf(declared, path);
  return typeof item === 'string' ? t[item]() : t.ref(item);
}

/** The type of one item of a list or map, or of a field that is neither. */
function itemOf(declared: Declared, path: string): Word | Class {
  const isNullable = declared instanceof z.ZodNullable;
  const shown = isNullable ? declared.unwrap() : declared;
  const word = wordOf(shown);
  if (word === 'string' || (word && !isNullable)) return word;
  if (shown instanceof z.ZodObject) {
    return isNullable ? boxOf(t.ref(thingOf(shown, `${path}?`)).optional(), path) : thingOf(shown, path);
  }
  const listed = isNullable ? undefined : listedIn(shown);
  if (listed) return listOf(itemOf(listed, `${path}[]`), path);
  throw new Error(`${path} cannot be told in a room${insteadOf(declared)}`);
}

/** What an author most likely wants to say by that. */
function insteadOf(declared: Declared): string {
  if (declared instanceof z.ZodOptional) {
    return ': write `.exactOptional()` in the place of `.optional()`, or `.nullable()` for what may be nothing';
  }
  return declared instanceof z.ZodNullable ? ': write `.exactOptional()` in the place of `.nullable()`' : '';
}

/** A box around a list. Lists of words share one: a room tells each client of all its classes. */
function listOf(item: Word | Class, path: string): Class {
  if (typeof item !== 'string') return boxOf(t.array(item), path);
  const list = lists.get(item) ?? boxOf(t.array(item), item);
  lists.set(item, list);
  return list;
}

const lists = new Map<Word, Class>();

/** An object around what may be null, or is a list. */
function boxOf(value: Field, path: string): Class {
  return classOf({ value }, `${path} box`);
}

function listedIn(declared: Declared): Declared | undefined {
  if (declared instanceof z.ZodArray) return declared.element;
  if (!(declared instanceof z.ZodTuple)) return undefined;
  const { items, rest } = declared.def;
  const words = new Set(items.map(wordOf));
  return words.size === 1 && !words.has(undefined) && !rest ? items[0] : undefined;
}

function namedIn(declared: Declared): Declared | undefined {
  if (declared instanceof z.ZodRecord) return declared.valueType;
  return declared instanceof z.ZodObject && isMap(declared) ? Object.values(declared.shape)[0] : undefined;
}

function wordOf(declared: Declared): Word | undefined {
  if (declared instanceof z.ZodString || declared instanceof z.ZodEnum) return 'string';
  if (declared instanceof z.ZodNumber) return 'number';
  if (declared instanceof z.ZodBoolean) return 'boolean';
  return declared instanceof z.ZodLiteral ? (typeof declared.value as Word) : undefined;
}
