// How many messages a socket may send, and all sockets of an address together.
import type { Bus } from '@undertow/server/cluster/bus.ts';
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import { MessageRate, type Sender } from '@undertow/server/limits/message-rate.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { beforeEach, expect, test } from 'vitest';
import { Buses } from '../../support/server/buses.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

const HEAVY = 5;

let time: FakeTime;

beforeEach(() => {
  time = new FakeTime();
});

/** Of each socket 20 in a second, of each address 10. */
function rateOver(bus: Bus = loneBus()): MessageRate {
  return new MessageRate({ messagesPerSecond: 20, messagesPerAddress: 10 }, { bus, timers: time, pause: 100 });
}

function sockets(count: number, place = 'here'): Sender[] {
  return Array.from({ length: count }, (_, i) => ({ socket: `${place} ${i}`, place }));
}

/** What became of so many messages of each of them, one after the other. */
function send(rate: MessageRate, senders: readonly Sender[], each: number, weight = 1) {
  const became = { taken: 0, refused: 0, closed: new Set<Sender>() };
  for (let i = 0; i < each; i++) {
    for (const sender of senders) {
      if (became.closed.has(sender)) continue;
      const judged = rate.judge(sender, weight);
      if (judged === 'enough') became.closed.add(sender);
      else if (judged instanceof Refusal) became.refused++;
      else became.taken++;
    }
  }
  return became;
}

test('all sockets of an address together may send ten seconds’ worth at once, and a little more each', () => {
  const { taken, refused } = send(rateOver(), sockets(10), 20);
  expect([taken, refused]).toEqual([100 + 10 * 3, 70]);
});

test('more is allowed as time goes by', async () => {
  const rate = rateOver();
  const senders = sockets(10);
  send(rate, senders, 20);
  await time.pass(1000);
  expect(send(rate, senders, 5).taken).toBe(10 + 10);
});

test('a refused sender is told when to try again', () => {
  const rate = rateOver();
  const [one, other] = sockets(2) as [Sender, Sender];
  send(rate, [one], 20, HEAVY);
  send(rate, [other], 20, HEAVY);
  expect(rate.judge(other, HEAVY)).toMatchObject({ problem: { code: 'too-many', retryAfter: 500 } });
});

test('other addresses may send as much', () => {
  const rate = rateOver();
  send(rate, sockets(10), 20);
  expect(send(rate, sockets(10, 'there'), 10).refused).toBe(0);
});

test('a player behind an address from which others flood is neither refused nor closed', async () => {
  const rate = rateOver();
  const [player, ...flood] = sockets(20) as [Sender, ...Sender[]];
  for (let second = 0; second < 60; second++) {
    send(rate, flood, 10);
    expect(rate.judge(player, 1)).toBeUndefined();
    await time.pass(1000);
  }
});

test('heavy messages are no part of what is always allowed', () => {
  const rate = rateOver();
  const [newcomer, ...flood] = sockets(20) as [Sender, ...Sender[]];
  send(rate, flood, 10);
  expect(rate.judge(newcomer, HEAVY)).toBeInstanceOf(Refusal);
});

test('an address that goes on far beyond its allowance loses the sockets that go on, and no others', async () => {
  const rate = rateOver();
  const [newcomer, ...flood] = sockets(20) as [Sender, ...Sender[]];
  // As fast as each socket may send alone.
  const closed = new Set<Sender>();
  for (let second = 0; second < 20; second++) {
    const left = flood.filter((sender) => !closed.has(sender));
    for (const sender of send(rate, left, 20).closed) closed.add(sender);
    const judged = second % 5 === 0 ? rate.judge(newcomer, HEAVY) : undefined;
    expect(judged).not.toBe('enough');
    await time.pass(1000);
  }
  expect(closed.size).toBeGreaterThan(flood.length - 3);
});

test('an address that is only somewhat over its allowance loses no socket', async () => {
  const rate = rateOver();
  const bots = sockets(4);
  for (let second = 0; second < 60; second++) {
    expect(send(rate, bots, 4).closed.size).toBe(0);
    await time.pass(1000);
  }
});

test('a socket that sends far more than one may is closed, whatever its address has left', () => {
  const rate = new MessageRate({ messagesPerSecond: 2, messagesPerAddress: 1000 }, { bus: loneBus(), timers: time });
  const { taken, refused, closed } = send(rate, sockets(1), 50);
  expect([taken, refused, closed.size]).toEqual([20, 20, 1]);
});

test('what was sent at one process is missing at the others, which are not told of each message', async () => {
  const buses = new Buses();
  const [one, other] = [rateOver(buses.join('one')), rateOver(buses.join('other'))];
  await time.settle();
  buses.carried = 0;
  send(one, sockets(10), 20);
  await time.pass(100);
  expect(buses.carried).toBe(1);
  expect(send(other, sockets(10), 5)).toMatchObject({ taken: 10 * 3, refused: 10 * 2 });
});
