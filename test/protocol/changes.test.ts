// What is different between two views, and what a client makes of it.
import { applyChanges, type Change, changesBetween, sharing } from '@undertow/shared/protocol/changes.ts';
import { Change as ChangeMessage } from '@undertow/shared/protocol/play.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { holds } from '../support/run/seeds.ts';

/** Few words, so that two views often have the same; some of them are words that every object knows. */
const word = fc.constantFrom('hand', 'pearls', 'court', 'constructor', 'toString', '0', '');
const plain = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom('crab-1', 'crab-2', ''),
  fc.boolean(),
  fc.constant(null),
);
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    plain,
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(word, tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const view = fc.dictionary(word, json, { maxKeys: 5, noNullPrototype: true });

/** A view, and one that has grown out of it here and there. */
const views = fc.oneof(
  fc.tuple(view, view),
  fc.tuple(view, fc.array(fc.tuple(word, json), { maxLength: 2 })).map(([before, changes]) => {
    return [before, { ...structuredClone(before), ...Object.fromEntries(changes) }] as const;
  }),
);

/** As it comes out of a wire. */
function sent<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

describe('the changes between two views', () => {
  test('lead from the one to the other, also over a wire', () => {
    holds(
      fc.property(views, ([before, after]) => {
        const changes = sent(changesBetween(before, after));
        expect(z.array(ChangeMessage).parse(changes)).toEqual(changes);
        expect(applyChanges(before, changes)).toEqual(after);
      }),
      2000,
    );
  });

  test('are none between equal views', () => {
    holds(
      fc.property(view, (one) => {
        expect(changesBetween(one, structuredClone(one))).toEqual([]);
      }),
    );
  });

  test('leave the view before as it was, and share with it what has not changed', () => {
    holds(
      fc.property(views, ([before, after]) => {
        const untouched = structuredClone(before);
        const changed = applyChanges(before, changesBetween(before, after));
        expect(before).toEqual(untouched);
        for (const key of Object.keys(changed)) {
          if (JSON.stringify(changed[key]) === JSON.stringify(before[key])) expect(changed[key]).toBe(before[key]);
        }
      }),
    );
  });

  const cases: readonly [string, Json, Json, readonly Change[]][] = [
    ['a number that is another', { pearls: 1 }, { pearls: 2 }, [[['pearls'], 2]]],
    ['what is new', {}, { hand: ['crab-1'] }, [[['hand'], ['crab-1']]]],
    ['what is gone, by its place alone', { hand: ['crab-1'], keys: 0 }, { keys: 0 }, [[['hand']]]],
    [
      'what is nothing now, as nothing',
      { recruiting: { lord: 'elder' } },
      { recruiting: null },
      [[['recruiting'], null]],
    ],
    ['lists of plain values whole', { court: ['a', 'b'] }, { court: ['a'] }, [[['court'], ['a']]]],
    [
      'in lists of things just what has changed of each',
      { seats: [{ keys: 0 }, { keys: 1, lords: [] }] },
      { seats: [{ keys: 0 }, { keys: 2, lords: [] }] },
      [[['seats', 1, 'keys'], 2]],
    ],
    [
      'lists of things whole where there are more',
      { lords: [{ id: 'a' }] },
      { lords: [{ id: 'a' }, { id: 'b' }] },
      [[['lords'], [{ id: 'a' }, { id: 'b' }]]],
    ],
    ['a list in the place of a thing', { x: { y: 1 } }, { x: [1] }, [[['x'], [1]]]],
  ];

  test.each(cases)('name %s', (_, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes);
  });

  test('name the place in the whole view of what is only a part of it', () => {
    expect(changesBetween({ keys: 0 }, { keys: 2 }, ['seats', 1])).toEqual([[['seats', 1, 'keys'], 2]]);
    expect(changesBetween(1, 2, ['threat'])).toEqual([[['threat'], 2]]);
  });
});

describe('sharing', () => {
  test('gives what is equal to the new view, with all that is equal taken from the old one', () => {
    holds(
      fc.property(views, ([before, after]) => {
        const shared = sharing(before, after) as Record<string, unknown>;
        expect(shared).toEqual(after);
        for (const key of Object.keys(shared)) {
          if (JSON.stringify(sorted(shared[key])) === JSON.stringify(sorted(before[key]))) {
            expect(shared[key]).toBe(before[key]);
          }
        }
      }),
      1000,
    );
  });

  test('gives the old view itself where all is equal', () => {
    holds(
      fc.property(view, (one) => {
        expect(sharing(one, structuredClone(one))).toBe(one);
      }),
    );
  });

  test('makes no difference to the changes', () => {
    holds(
      fc.property(views, ([before, after]) => {
        expect(changesBetween(before, sharing(before, after))).toEqual(changesBetween(before, after));
      }),
    );
  });
});

/** With the fields of all objects in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
}
