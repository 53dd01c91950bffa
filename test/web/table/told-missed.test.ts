// What was answered for a player is told until they put it away, and then not again.
import { lastMissed, ToldMissed } from '@undertow/web/src/table/told-missed.ts';
import { expect, test } from 'vitest';

class Kept extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

test('what is put away is known at the next visit of the table, and for that seat alone', () => {
  const store = new Kept();
  expect(new ToldMissed(store, 'table', 0).upTo).toBe(-1);
  for (const upTo of [5, 8]) new ToldMissed(store, 'table', 0).putAway(upTo);
  expect(new ToldMissed(store, 'table', 0).upTo).toBe(8);
  expect(new ToldMissed(store, 'table', 1).upTo).toBe(-1);
  expect(new ToldMissed(store, 'other', 0).upTo).toBe(-1);
});

test('all that was missed is put away', () => {
  expect(lastMissed({ bot: 3, timeout: 0, versions: [3, 5, 8] })).toBe(8);
});

test('however many tables one plays at, little is kept', () => {
  const store = new Kept();
  for (let i = 0; i < 500; i++) new ToldMissed(store, `table${i}`, 0).putAway(i);
  expect([...store.values()].join('').length).toBeLessThan(3000);
  expect(new ToldMissed(store, 'table499', 0).upTo).toBe(499);
});

test.each(['', '{', '3', '[1, null, {"table": "table"}]'])('what cannot be read tells of all: %s', (text) => {
  const told = new ToldMissed(new Kept([['undertow.answered-for', text]]), 'table', 0);
  expect(told.upTo).toBe(-1);
  told.putAway(3);
  expect(told.upTo).toBe(3);
});
