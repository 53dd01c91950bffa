// How long the client library waits before it tries again.
import { Backoff } from '@undertow/client-sdk/backoff.ts';
import { expect, test } from 'vitest';

test('each wait is longer than the one before, up to half a minute', () => {
  const backoff = new Backoff();
  const waits = Array.from({ length: 10 }, () => backoff.next());
  expect(waits[0]).toBeLessThanOrEqual(500);
  expect(waits[9]).toBeGreaterThanOrEqual(15_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_000);
  backoff.calm();
  expect(backoff.next()).toBeLessThanOrEqual(500);
});

test('a server that asks for years of patience is not asked again at once, as a timer that holds too much would', () => {
  const wait = new Backoff().next(2 ** 40);
  expect(wait).toBe(2 ** 31 - 1);
});
