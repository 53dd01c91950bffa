// Remembering no more than so much.
import { BoundedMap } from '@undertow/server/limits/bounded-map.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../support/run/seeds.ts';

describe('the newest of many things', () => {
  test('are the last so many, and never more than twice as many', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.integer({ min: 0, max: 12 })), (many, keys) => {
        const newest = new BoundedMap<number>(many);
        let last: number[] = [];
        for (const [time, key] of keys.entries()) {
          newest.set(String(key), time);
          last = [key, ...last.filter((other) => other !== key)];
          expect(newest.size).toBeLessThanOrEqual(2 * many);
          for (const known of last.slice(0, many)) {
            expect(newest.get(String(known))).toBe(keys.lastIndexOf(known, time));
          }
        }
      }),
    );
  });

  test('are told each once, and do not come back once they are deleted', () => {
    const newest = new BoundedMap<number>(2);
    for (const key of ['a', 'b', 'c', 'a']) newest.set(key, 1);
    expect(newest.keys().sort()).toEqual(['a', 'b', 'c']);
    newest.delete('a');
    newest.delete('b');
    expect([newest.get('a'), newest.get('b'), newest.get('c')]).toEqual([undefined, undefined, 1]);
    expect(newest.size).toBe(1);
  });

  test('may be chosen to go', () => {
    const newest = new BoundedMap<number>(2);
    for (const [value, key] of ['a', 'b', 'c', 'd'].entries()) newest.set(key, value);
    newest.deleteWhere((value) => value % 2 === 0);
    expect(newest.keys().sort()).toEqual(['b', 'd']);
  });

  test('are remembered for so long, however few or many come after them', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.integer({ min: 0, max: 15 })), (many, pauses) => {
        let now = 0;
        const newest = new BoundedMap<number>(many, { milliseconds: 10, now: () => now });
        const times: number[] = [];
        for (const [i, pause] of pauses.entries()) {
          now += pause;
          newest.set(String(i), now);
          times.push(now);
          for (const [j, time] of times.entries()) {
            if (now - time < 10 && i - j < many) expect(newest.get(String(j))).toBe(time);
            if (now - time >= 50) expect(newest.get(String(j))).toBeUndefined();
          }
        }
      }),
    );
  });
});
