// Remembering a few things of each of many.
import { BoundedMaps } from '@undertow/server/limits/bounded-maps.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../support/run/seeds.ts';

test('what an owner has is there until its time is over, or that owner has had too much since', () => {
  const owner = fc.constantFrom('a', 'b', 'c');
  const step = fc.record({ owner, key: fc.integer({ min: 0, max: 9 }), pause: fc.integer({ min: 0, max: 15 }) });
  holds(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step), (each, steps) => {
      let now = 0;
      const newest = new BoundedMaps<number>({ owners: 3, each, milliseconds: 100, now: () => now });
      const known = new Map<string, Map<number, number>>();
      for (const { owner, key, pause } of steps) {
        now += pause;
        const own = known.get(owner) ?? new Map<number, number>();
        known.set(owner, own);
        own.delete(key);
        own.set(key, now);
        newest.set(owner, `${key}`, now);
        for (const [name, things] of known) {
          for (const [other, time] of [...things].slice(-each)) {
            expect(newest.get(name, `${other}`)).toBe(now - time < 100 ? time : undefined);
          }
        }
        expect(newest.size).toBeLessThanOrEqual(3 * each);
      }
    }),
  );
});

test('of very many owners, those that were heard of last are remembered', () => {
  const newest = new BoundedMaps<number>({ owners: 10, each: 5, milliseconds: 100, now: () => 0 });
  for (let i = 0; i < 1000; i++) newest.set(`owner ${i}`, 'key', i);
  for (let i = 990; i < 1000; i++) expect(newest.get(`owner ${i}`, 'key')).toBe(i);
  expect(newest.get('owner 0', 'key')).toBeUndefined();
  expect(newest.size).toBeLessThanOrEqual(20);
});

test('what has lasted long enough goes with its owner, and leaves no memory behind', () => {
  let now = 0;
  const newest = new BoundedMaps<number>({ owners: 1000, each: 5, milliseconds: 100, now: () => now });
  for (let i = 0; i < 500; i++) newest.set(`owner ${i}`, 'key', i);
  for (now = 100; now <= 200; now += 100) newest.set('late', 'key', now);
  expect(newest.size).toBe(1);
});

test('it may be forgotten before, one by one or by what it is', () => {
  const newest = new BoundedMaps<string>({ owners: 10, each: 5, milliseconds: 100, now: () => 0 });
  for (const key of ['x', 'y', 'z']) newest.set('a', key, `the ${key}`);
  newest.set('b', 'x', 'the x');
  newest.delete('a', 'z');
  newest.delete('nobody', 'z');
  newest.deleteWhere((value) => value === 'the x');
  expect(['x', 'y', 'z'].map((key) => newest.get('a', key))).toEqual([undefined, 'the y', undefined]);
  expect(newest.get('b', 'x')).toBeUndefined();
});
