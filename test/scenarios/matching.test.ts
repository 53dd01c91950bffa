// What matches what is expected, and what is said when it does not.
import { mismatches } from '@undertow/authoring/scenarios/matching.ts';
import {
  fields,
  flag,
  type Marked,
  multiset,
  nullable,
  number,
  ordered,
  perSeat,
  type Shape,
  type Word,
} from '@undertow/authoring/scenarios/shape.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { describe, expect, test } from 'vitest';

const letter: Word = { type: 'word', what: 'a letter', known: new Set('abcdef') };
const marked: Marked = {
  type: 'marked',
  id: letter,
  marks: { under: { shape: nullable(letter), absent: null }, disabled: { shape: flag, absent: false } },
};

function differences(expected: Json, actual: Json | undefined, shape: Shape): string[] {
  return mismatches(expected, actual, shape, 'it');
}

const same = (expected: Json, actual: Json, shape: Shape) => expect(differences(expected, actual, shape)).toEqual([]);

test('a single value must be equal', () => {
  same(2, 2, number());
  same(null, null, nullable(number()));
  expect(differences(3, 2, number())).toEqual(['it is 2, expected 3']);
  expect(differences(null, 2, nullable(number()))).toEqual(['it is 2, expected null']);
  expect(differences(2, null, nullable(number()))).toEqual(['it is null, expected 2']);
  expect(differences('a', 'b', letter)).toEqual(['it is "b", expected "a"']);
});

test('of an object only the named keys count, and all differences are told', () => {
  const shape = fields('it', { a: number(), b: number(), c: number() });
  same({ a: 1 }, { a: 1, b: 2, c: 3 }, shape);
  same({}, { a: 1 }, shape);
  expect(differences({ a: 2, c: 2 }, { a: 1, b: 2, c: 3 }, shape)).toEqual([
    'it.a is 1, expected 2',
    'it.c is 3, expected 2',
  ]);
  expect(differences({ a: 1 }, {}, shape)).toEqual(['it.a is not there, expected 1']);
});

test('seats are named by their place in a list or by their number', () => {
  const shape = perSeat(3, fields('a seat', { pearls: number() }));
  const actual = [{ pearls: 0 }, { pearls: 1 }, { pearls: 2 }];
  same({ 1: { pearls: 1 } }, actual, shape);
  same([{}, { pearls: 1 }], actual, shape);
  expect(differences({ 2: { pearls: 3 } }, actual, shape)).toEqual(['it.2.pearls is 2, expected 3']);
  expect(differences([{ pearls: 3 }], actual, shape)).toEqual(['it.0.pearls is 0, expected 3']);
});

describe('a list', () => {
  test('in which order counts must be the same from first to last', () => {
    const shape = ordered(nullable(letter));
    same(['a', null, 'b'], ['a', null, 'b'], shape);
    expect(differences(['b', 'a'], ['a', 'b'], shape)).toEqual(['it is ["a", "b"], expected ["b", "a"]']);
    expect(differences(['a'], ['a', 'b'], shape)).toHaveLength(1);
  });

  test('in which order does not count is a multiset', () => {
    const shape = multiset(letter);
    same(['b', 'a', 'a'], ['a', 'b', 'a'], shape);
    expect(differences(['a', 'b', 'b'], ['a', 'a', 'b'], shape)).toHaveLength(1);
    expect(differences(['a', 'b'], ['a', 'a', 'b'], shape)).toHaveLength(1);
  });

  test('is matched by its length', () => {
    same({ count: 2 }, ['a', 'b'], ordered(letter));
    same({ count: 2 }, { hidden: 2 }, ordered(letter));
    expect(differences({ count: 3 }, ['a', 'b'], multiset(letter))).toEqual([
      'it is ["a", "b"], expected {"count": 3}',
    ]);
  });

  test('is matched by what it has and has not', () => {
    const shape = multiset(letter);
    same({ has: ['a'], hasNot: ['c'], count: 3 }, ['a', 'b', 'a'], shape);
    same({ has: ['a', 'a'] }, ['a', 'b', 'a'], shape);
    expect(differences({ has: ['b', 'b'] }, ['a', 'b', 'a'], shape)).toHaveLength(1);
    expect(differences({ has: ['a', 'c'] }, ['a', 'b'], shape)).toEqual([
      'it is ["a", "b"], expected {"has": ["a", "c"]}',
    ]);
    expect(differences({ hasNot: ['c', 'a'] }, ['a', 'b'], shape)).toHaveLength(1);
  });

  test('that is hidden matches nothing that would have to look at it', () => {
    const shape = multiset(letter);
    same({ hidden: 2 }, { hidden: 2 }, shape);
    expect(differences({ hidden: 2 }, { hidden: 1 }, shape)).toEqual(['it is {"hidden": 1}, expected {"hidden": 2}']);
    expect(differences({ hidden: 0 }, [], shape)).toHaveLength(1);
    expect(differences([], { hidden: 0 }, shape)).toHaveLength(1);
    expect(differences({ has: [] }, { hidden: 0 }, shape)).toHaveLength(1);
    expect(differences({ hasNot: ['a'] }, { hidden: 1 }, shape)).toHaveLength(1);
  });
});

describe('a thing with marks', () => {
  const shape = multiset(marked);

  test('written as its id bears none', () => {
    same(['a'], ['a'], shape);
    expect(differences(['a'], [{ id: 'a', disabled: true }], shape)).toHaveLength(1);
    expect(differences({ has: ['a'] }, [{ id: 'a', under: 'b' }], shape)).toHaveLength(1);
    same({ hasNot: ['a'] }, [{ id: 'a', under: 'b' }], shape);
  });

  test('written with marks bears these', () => {
    same([{ id: 'a', under: 'b' }], [{ id: 'a', under: 'b', disabled: true }], shape);
    same([{ id: 'a', disabled: false }], ['a'], shape);
    same([{ id: 'a', under: null }], ['a'], shape);
    expect(differences([{ id: 'a', under: 'b' }], ['a'], shape)).toHaveLength(1);
    expect(differences([{ id: 'a', under: 'b' }], [{ id: 'a', under: 'c' }], shape)).toHaveLength(1);
  });

  test('that is only partly named leaves the others what only they can be', () => {
    same(
      [{ disabled: true }, { id: 'a', disabled: true }],
      [
        { id: 'a', disabled: true },
        { id: 'b', disabled: true },
      ],
      shape,
    );
  });
});
