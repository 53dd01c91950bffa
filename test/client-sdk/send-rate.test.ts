// How fast a client talks.
import { SendRate } from '@undertow/client-sdk/send-rate.ts';
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import { MessageRate } from '@undertow/server/limits/message-rate.ts';
import { realTimers } from '@undertow/server/scheduling/timers.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function talker(perSecond?: number) {
  const sent: string[] = [];
  const sending = new SendRate((text) => sent.push(text));
  if (perSecond !== undefined) sending.limit(perSecond);
  return { sending, sent };
}

test('a burst goes out at once, more as fast as it is allowed', async () => {
  const { sending, sent } = talker(10);
  for (let i = 0; i < 100; i++) sending.send(`${i}`, 1);
  expect(sent).toHaveLength(50);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(60);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toEqual(Array.from({ length: 100 }, (_, i) => `${i}`));
});

test('the server finds nothing too much', async () => {
  const limits = { messagesPerSecond: 10, messagesPerAddress: 1000 };
  const rate = new MessageRate(limits, { bus: loneBus(), timers: realTimers });
  const objections: unknown[] = [];
  const sending = new SendRate(() => objections.push(rate.judge({ socket: 'one', place: 'here' }, 1)));
  sending.limit(10);
  for (let second = 0; second < 60; second++) {
    for (let i = 0; i < 25; i++) sending.send('', 1);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(objections.length).toBeGreaterThan(600);
  expect(objections.filter((objection) => objection !== undefined)).toEqual([]);
});

test('what is heavy counts for more', () => {
  const { sending, sent } = talker(10);
  for (let i = 0; i < 100; i++) sending.send(`${i}`, 5);
  expect(sent).toHaveLength(10);
});

test('a client that was silent may talk again', async () => {
  const { sending, sent } = talker(10);
  for (let i = 0; i < 50; i++) sending.send('', 1);
  await vi.advanceTimersByTimeAsync(10_000);
  for (let i = 0; i < 50; i++) sending.send('', 1);
  expect(sent).toHaveLength(100);
});

test('before the limit is known nothing is held up', () => {
  const { sending, sent } = talker();
  for (let i = 0; i < 10; i++) sending.send('', 1);
  expect(sent).toHaveLength(10);
});

test('what is stopped says nothing more', async () => {
  const { sending, sent } = talker(1);
  for (let i = 0; i < 10; i++) sending.send('', 1);
  sending.stop();
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(before);
  expect(vi.getTimerCount()).toBe(0);
});
