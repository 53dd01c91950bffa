// The class of a table, as it follows from what a game declares of its view.
import { Metadata } from '@colyseus/schema';
import { tableClassesOf, tableClassOf } from '@undertow/server/rooms/table-class.ts';
import { each, own, ownToo } from '@undertow/shared/protocol/views.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

type Shape = Record<string, z.ZodType>;

const Beast = z.object({ id: z.string(), beaten: z.int() });

/** A class as it is told to clients: its fields in their order, each by its type; what may be absent with a question mark. */
function told(type: unknown): unknown {
  if (typeof type === 'string') return type;
  if (typeof type === 'function') {
    const kept = Object.entries((type as unknown as { [Symbol.metadata]: object })[Symbol.metadata]);
    const fields = kept.flatMap(([key, field]) => (/^\d+$/.test(key) ? [field as Kept] : []));
    return Object.fromEntries(
      fields.map(({ name, type, optional, tag }) => [
        `${name}${optional ? '?' : ''}${tag === undefined ? '' : '!'}`,
        told(type),
      ]),
    );
  }
  return Object.fromEntries(Object.entries(type as object).map(([kind, item]) => [kind, told(item)]));
}

interface Kept {
  readonly name: string;
  readonly type: unknown;
  readonly optional?: boolean;
  readonly tag?: number;
}

function viewOf(shape: Shape): unknown {
  return Metadata.getFields(tableClassOf(z.object(shape).meta({ id: 'TestView' }))).view;
}

function seatOf(shape: Shape): unknown {
  return viewOf({ seats: z.array(z.object(shape)) });
}

test('has the same fields in the same order, and the names of its view and table', () => {
  const View = z.object({ round: z.int(), stage: z.enum(['play', 'over']), calm: z.boolean(), word: z.string() });
  const table = tableClassOf(View.meta({ id: 'TestView' }));
  const { view } = Metadata.getFields(table) as unknown as { readonly view: { readonly name: string } };
  expect([table.name, view.name]).toEqual(['TestTable', 'TestRoomView']);
  expect(Object.entries(told(view) as object)).toEqual([
    ['round', 'number'],
    ['stage', 'string'],
    ['calm', 'boolean'],
    ['word', 'string'],
  ]);
});

describe('it carries', () => {
  test.for<[string, z.ZodType, unknown]>([
    ['lists', z.array(z.int()), { array: 'number' }],
    ['pairs', z.tuple([z.int(), z.int()]), { array: 'number' }],
    ['lists of words that may be missing', z.array(z.string().nullable()), { array: 'string' }],
    ['lists of things', z.array(Beast), { array: { id: 'string', beaten: 'number' } }],
    ['lists of lists', z.array(z.array(z.string())), { array: { value: { array: 'string' } } }],
    ['lists of pairs', z.array(z.tuple([z.int(), z.int()])), { array: { value: { array: 'number' } } }],
    ['maps', z.record(z.string(), z.int()), { map: 'number' }],
    ['maps of lists', z.record(z.string(), z.array(z.string())), { map: { value: { array: 'string' } } }],
    [
      'maps of lists that are described',
      z.record(z.string(), z.array(z.string()).describe('Words.')),
      {
        map: { value: { array: 'string' } },
      },
    ],
    [
      'the same of each of some names',
      each(['b2-3', 'b4'], Beast.nullable()).describe('Spaces.'),
      {
        map: { 'value?': { id: 'string', beaten: 'number' } },
      },
    ],
    ['words that may be null', z.string().nullable().describe('A word.'), 'string'],
    ['places that may be null', z.int().min(0).nullable(), 'int8'],
    ['things that may be null', Beast.nullable(), { 'value?': { id: 'string', beaten: 'number' } }],
    ['flags that are set or absent', z.object({ set: z.literal(true).exactOptional() }), { 'set?': 'boolean' }],
  ])('%s', ([, declared, carried]) => {
    expect(told(viewOf({ field: declared }))).toEqual({ field: carried });
  });

  test('what may be left out', () => {
    expect(told(viewOf({ field: z.array(z.int()).exactOptional(), thing: Beast.exactOptional() }))).toEqual({
      'field?': { array: 'number' },
      'thing?': { id: 'string', beaten: 'number' },
    });
  });

  test('lists of words by one class, wherever they stand', () => {
    const view = viewOf({ here: z.array(z.array(z.string())), there: z.record(z.string(), z.array(z.string())) });
    const { here, there } = Metadata.getFields(view as never) as unknown as {
      readonly here: { readonly array: unknown };
      readonly there: { readonly map: unknown };
    };
    expect(here.array).toBe(there.map);
  });
});

describe('of a seat', () => {
  test('only its owner is told what is its own', () => {
    expect(told(seatOf({ count: z.int(), hand: own(z.array(z.string())).describe('Cards.') }))).toEqual({
      seats: { array: { count: 'number', 'own!': { hand: { array: 'string' } } } },
    });
  });

  test('its owner is told otherwise what is also its own, be it a part of a thing', () => {
    const score = z.object({ lords: z.int(), total: ownToo(z.int()).describe('All in all.') });
    expect(told(seatOf({ hand: ownToo(z.array(z.string()).exactOptional()), score }))).toEqual({
      seats: {
        array: {
          'hand?': { array: 'string' },
          score: { lords: 'number', total: 'number' },
          'own!': { hand: { array: 'string' }, score: { total: 'number' } },
        },
      },
    });
  });

  test('what is marked so does not mark what is declared alike', () => {
    const ids = z.array(z.string());
    const list = { array: 'string' };
    expect(told(seatOf({ hand: own(ids), drawn: ownToo(ids), played: ids }))).toEqual({
      seats: { array: { drawn: list, played: list, 'own!': { hand: list, drawn: list } } },
    });
  });
});

describe('it refuses, and says where it stands,', () => {
  test.for<[string, Shape, string]>([
    ['what is of several kinds', { field: z.union([z.int(), z.string()]) }, 'view.field cannot be told'],
    [
      'a flag that may be null',
      { field: z.object({ flag: z.boolean().nullable() }) },
      'view.field.flag cannot be told',
    ],
    [
      'a list that may be null',
      { field: z.array(z.int()).nullable() },
      'view.field cannot be told in a room: write `.exactOptional()` in the place of `.nullable()`',
    ],
    [
      'what is optional, which may also be undefined',
      { field: Beast.optional() },
      'view.field cannot be told in a room: write `.exactOptional()` in the place of `.optional()`',
    ],
    [
      'what may be missing for its owner',
      { seats: z.array(z.object({ field: own(z.string().exactOptional()) })) },
      'view.seats[].field is always there for its owner: write `.nullable()`',
    ],
    ['numbers in a list that may be null', { field: z.array(z.int().nullable()) }, 'view.field[] cannot be told'],
    ['pairs of different kinds', { field: z.tuple([z.int(), z.string()]) }, 'view.field cannot be told'],
    [
      'fields with a name that has a meaning',
      { field: z.object({ value: z.int() }) },
      'view.field.value cannot be called',
    ],
    ['what is own outside of a seat', { field: own(z.int()) }, 'view.field has no owner'],
    [
      'what is own in one of several things',
      { seats: z.array(z.object({ all: z.array(z.object({ mine: own(z.int()) })) })) },
      'view.seats[].all[].mine has no owner',
    ],
    [
      'what is own in what is own',
      { seats: z.array(z.object({ all: own(z.object({ mine: own(z.int()) })) })) },
      'view.seats[].all!.mine has no owner',
    ],
    [
      'a list of things that is own',
      { seats: z.array(z.object({ all: own(z.array(Beast)) })) },
      'view.seats[].all is a list of things',
    ],
  ])('%s', ([, shape, message]) => {
    expect(() => viewOf(shape)).toThrow(message);
  });

  test('the view of one of several games, and says of which', () => {
    const views = new Map([['harvest', z.object({ field: z.int().optional() }).meta({ id: 'HarvestView' })]]);
    expect(() => tableClassesOf(views)).toThrow('the view of harvest cannot be shown: view.field cannot be told');
  });

  test('a view without the name of its game', () => {
    expect(() => tableClassOf(z.object({}))).toThrow('the id of a view');
  });
});
