// What passes by itself.
import { ExpiringMap } from '@undertow/server/limits/expiring-map.ts';
import { expect, test } from 'vitest';

test('it is there until its time is over, and again when it is set again', () => {
  let now = 0;
  const fleeting = new ExpiringMap<string>(10, 100, () => now);
  fleeting.set('a', 'first');
  now = 99;
  expect(fleeting.get('a')).toBe('first');
  now = 100;
  expect(fleeting.get('a')).toBeUndefined();
  fleeting.set('a', 'second');
  now = 199;
  expect(fleeting.get('a')).toBe('second');
});

test('it may be forgotten before', () => {
  const fleeting = new ExpiringMap<string>(10, 100, () => 0);
  for (const key of ['a', 'b', 'c']) fleeting.set(key, `the ${key}`);
  fleeting.delete('a');
  fleeting.deleteWhere((value) => value === 'the b');
  expect(['a', 'b', 'c'].map((key) => fleeting.get(key))).toEqual([undefined, undefined, 'the c']);
});

test('of very many, the newest are left', () => {
  const fleeting = new ExpiringMap<number>(10, 100, () => 0);
  for (let i = 0; i < 1000; i++) fleeting.set(`${i}`, i);
  expect(fleeting.get('999')).toBe(999);
  expect(fleeting.get('990')).toBe(990);
  expect(fleeting.get('0')).toBeUndefined();
});
