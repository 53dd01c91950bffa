// What of a view is drawn, and as what: values, cards in zones, tables, groups. It follows from the data and from how the view is
// declared; the words are of the game.
import type { AnyView } from '@undertow/shared/table/any-game.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import type { Pieces } from '@undertow/shared/table/pieces.ts';
import { scoreOf } from '@undertow/shared/table/score.ts';
import { upperFirst } from '@undertow/shared/words/parts.ts';
import type { TableTalk } from '@undertow/shared/words/plain-parts.ts';
import { spaced } from '@undertow/shared/words/plain-talk.ts';
import { fieldIn, inOrder, type Shape } from './shapes.ts';

/** With what a view is read. */
export interface Reading {
  readonly pieces: Pieces;
  readonly talk: Pick<TableTalk, 'field' | 'nameOf'>;
  readonly shape: Shape;
}

export type Scalar = string | number | boolean | null;

export interface Named {
  /** Where it stands in the view: `seats.0.barn`. */
  readonly path: string;
  readonly label: string;
  /** The game has a word for it: else it is called by its id. */
  readonly isWord: boolean;
}

export interface CardDrawn {
  /** Empty for a place where none lies. */
  readonly id: string;
  /** Its other fields, at its foot. */
  readonly feet: readonly Drawn[];
}

export type Drawn = Named &
  (
    | { readonly type: 'value'; readonly value: Scalar }
    /** Names of what is no piece, such as the kinds of some, or numbers. */
    | { readonly type: 'names'; readonly ids: readonly Scalar[] }
    /** So many cards that are face down. */
    | { readonly type: 'backs'; readonly count: number }
    | { readonly type: 'zone'; readonly cards: readonly CardDrawn[] }
    | { readonly type: 'table'; readonly columns: readonly Named[]; readonly rows: readonly (readonly Drawn[])[] }
    | { readonly type: 'group'; readonly fields: readonly Drawn[] }
    /** What lies too deep to be shown at once. */
    | { readonly type: 'folded'; readonly count: number; readonly fields: readonly Drawn[] }
  );

export interface SeatDrawn {
  readonly seat: number;
  readonly score: number | undefined;
  /** What stands in its column. */
  readonly fields: readonly Drawn[];
  /** What it alone is shown. */
  readonly own: readonly Drawn[];
}

export interface ViewDrawn {
  readonly open: readonly Drawn[];
  readonly seats: readonly SeatDrawn[];
}

type Fields = { readonly [name: string]: Json };

/** What a seat holds, also where all see it. */
const HAND = 'hand';

/** How deep something may lie that is shown at once: a record in a record is, and what is in that is not. */
const DEEPEST = 2;

export function drawnOf({ seats, ...open }: AnyView, reading: Reading): ViewDrawn {
  const seatShape = elementOf(fieldIn(reading.shape, 'seats'));
  return {
    open: fieldsOf(open, reading.shape, '', reading, 0),
    seats: seats.map((fields, seat) => seatOf(fields, seat, seatShape, reading)),
  };
}

function seatOf(fields: Fields, seat: number, shape: Shape | undefined, reading: Reading): SeatDrawn {
  const isOwn = (name: string) =>
    name === HAND ||
    (shape?.type === 'fields' &&
      shape.fields.some((field) => field.name === name && field.isOptional && field.shape.type === 'list'));
  const drawn = fieldsOf(fields, shape, `seats.${seat}.`, reading, 0).filter(({ path }) => !/\.score$/.test(path));
  const nameOf = ({ path }: Named) => path.slice(path.lastIndexOf('.') + 1);
  return {
    seat,
    score: scoreOf(fields),
    fields: drawn.filter((field) => !isOwn(nameOf(field))),
    own: drawn
      .filter((field) => isOwn(nameOf(field)))
      .toSorted((one, other) => Number(nameOf(other) === HAND) - Number(nameOf(one) === HAND))
      .map((field) => sorted(field, reading)),
  };
}

/** What one holds is sorted by kinds, and within them by value. */
function sorted(field: Drawn, { pieces }: Reading): Drawn {
  if (field.type !== 'zone') return field;
  const kinds = [...new Set(Object.values(pieces).map(({ kind }) => kind))];
  const rank = (id: string) => kinds.indexOf(pieces[id]?.kind ?? '') * 1000 + (pieces[id]?.value ?? 0);
  return { ...field, cards: field.cards.toSorted((one, other) => rank(one.id) - rank(other.id)) };
}

function fieldsOf(
  fields: Fields,
  shape: Shape | undefined,
  path: string,
  reading: Reading,
  depth: number,
): readonly Drawn[] {
  return inOrder(shape, fields).map((name) =>
    drawn(fields[name] as Json, fieldIn(shape, name), named(path + name, reading), reading, depth),
  );
}

function drawn(value: Json, shape: Shape | undefined, name: Named, reading: Reading, depth: number): Drawn {
  if (typeof value === 'number' && /Count$/.test(name.path)) return { ...name, type: 'backs', count: value };
  if (typeof value === 'string' && isPiece(value, reading)) {
    return { ...name, type: 'zone', cards: [{ id: value, feet: [] }] };
  }
  if (Array.isArray(value)) return listDrawn(value, elementOf(shape), name, reading, depth);
  if (!isFields(value)) return { ...name, type: 'value', value: value as Scalar };
  const fields = value;
  const card = cardOf(fields, shape, name.path, reading);
  if (card) return { ...name, type: 'zone', cards: [card] };
  const parts = fieldsOf(fields, shape, `${name.path}.`, reading, depth + 1);
  if (depth < DEEPEST) return { ...name, type: 'group', fields: parts };
  return { ...name, type: 'folded', count: parts.length, fields: parts };
}

function listDrawn(
  values: readonly Json[],
  shape: Shape | undefined,
  name: Named,
  reading: Reading,
  depth: number,
): Drawn {
  if (values.length === 0) return emptyDrawn(shape, name);
  if (values.every(isScalar)) {
    if (!values.some((value) => isPiece(value, reading))) return { ...name, type: 'names', ids: values };
    return { ...name, type: 'zone', cards: values.map((id) => ({ id: id === null ? '' : String(id), feet: [] })) };
  }
  const cards = values.map((value, at) =>
    isFields(value) ? cardOf(value, shape, `${name.path}.${at}`, reading) : undefined,
  );
  if (cards.every((card) => card !== undefined)) return { ...name, type: 'zone', cards };
  if (values.every(isFields) && depth < DEEPEST) return tableDrawn(values, shape, name, reading, depth);
  const parts = values.map((value, at) => {
    const path = `${name.path}.${at}`;
    return drawn(value, shape, { path, label: String(at + 1), isWord: true }, reading, depth + 1);
  });
  if (depth < DEEPEST) return { ...name, type: 'group', fields: parts };
  return { ...name, type: 'folded', count: parts.length, fields: parts };
}

function emptyDrawn(shape: Shape | undefined, name: Named): Drawn {
  const isOfCards =
    shape?.type === 'text' || (shape?.type === 'fields' && shape.fields.some(({ name }) => name === 'id'));
  return isOfCards ? { ...name, type: 'zone', cards: [] } : { ...name, type: 'names', ids: [] };
}

/** Records that have no piece: their fields are columns. */
function tableDrawn(
  rows: readonly Fields[],
  shape: Shape | undefined,
  name: Named,
  reading: Reading,
  depth: number,
): Drawn {
  const all = inOrder(shape, Object.assign({}, ...rows));
  return {
    ...name,
    type: 'table',
    columns: all.map((field) => named(`${name.path}.${field}`, reading)),
    rows: rows.map((row, at) =>
      all.map((field) => {
        const path = `${name.path}.${at}.${field}`;
        return drawn(row[field] ?? null, fieldIn(shape, field), named(path, reading), reading, depth + 1);
      }),
    ),
  };
}

/** A record with a piece is that card, with its other fields at its foot. */
function cardOf(fields: Fields, shape: Shape | undefined, path: string, reading: Reading): CardDrawn | undefined {
  const of = inOrder(shape, fields).find((name) => {
    const value = fields[name];
    return typeof value === 'string' && isPiece(value, reading);
  });
  if (of === undefined) return undefined;
  const { [of]: id, ...others } = fields;
  return { id: id as string, feet: fieldsOf(others, shape, `${path}.`, reading, DEEPEST) };
}

/** What its field is called: by its path without the numbers of seats and places in lists. */
function named(path: string, { talk }: Reading): Named {
  const word = talk.field(path.replaceAll(/\.\d+(?=\.|$)/g, ''));
  if (word !== undefined) return { path, label: word, isWord: true };
  const id = path.slice(path.lastIndexOf('.') + 1);
  const counted = /^(.+)Count$/.exec(path);
  if (counted) return { ...named(counted[1] as string, { talk } as Reading), path };
  const label = upperFirst(spaced(id));
  return { path, label, isWord: false };
}

function elementOf(shape: Shape | undefined): Shape | undefined {
  return shape?.type === 'list' ? shape.of : undefined;
}

function isPiece(id: Json, { pieces }: Reading): boolean {
  return typeof id === 'string' && Object.hasOwn(pieces, id);
}

function isScalar(value: Json): value is Scalar {
  return typeof value !== 'object' || value === null;
}

function isFields(value: Json): value is Fields {
  return isObject(value) && !Array.isArray(value);
}
