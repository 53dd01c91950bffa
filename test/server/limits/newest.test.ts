// Remembering no more than so much.
import { Newest } from '@undertow/server/limits/newest.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../support/seeds.ts';

describe('the newest of many things', () => {
  test('are never more than was said, and always the last half as many', () => {
    holds(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.array(fc.integer({ min: 0, max: 12 })), (most, keys) => {
        const newest = new Newest<number>(most);
        const last: number[] = [];
        for (const [time, key] of keys.entries()) {
          newest.set(String(key), time);
          last.splice(0, last.length, key, ...last.filter((other) => other !== key));
          expect(newest.size).toBeLessThanOrEqual(most);
          for (const known of last.slice(0, Math.floor(most / 2))) {
            expect(newest.get(String(known))).toBe(keys.lastIndexOf(known, time));
          }
        }
      }),
    );
  });

  test('are told each once, with what was set last', () => {
    const newest = new Newest<number>(4);
    for (const [value, key] of ['a', 'b', 'c', 'a'].entries()) newest.set(key, value);
    expect(newest.entries().sort()).toEqual([
      ['a', 3],
      ['b', 1],
      ['c', 2],
    ]);
    expect(newest.keys().sort()).toEqual(['a', 'b', 'c']);
  });

  test('do not come back once they are deleted', () => {
    const newest = new Newest<number>(4);
    for (const key of ['a', 'b', 'c', 'a']) newest.set(key, 1);
    newest.delete('a');
    newest.delete('b');
    expect([newest.get('a'), newest.get('b'), newest.get('c')]).toEqual([undefined, undefined, 1]);
    expect(newest.size).toBe(1);
  });

  test('age: what was not set for two ages is forgotten', () => {
    const newest = new Newest<number>(100);
    newest.set('a', 1);
    newest.set('b', 1);
    newest.age();
    newest.set('b', 2);
    expect([newest.get('a'), newest.get('b')]).toEqual([1, 2]);
    newest.age();
    expect([newest.get('a'), newest.get('b')]).toEqual([undefined, 2]);
  });
});
