// Refusals of an address that goes on asking.
import { PassThrough } from 'node:stream';
import { SlowRefusals } from '@undertow/server/limits/slow-refusals.ts';
import { expect, test } from 'vitest';
import { FakeTime } from '../../support/time/fake-time.ts';

/** Refusals, and connections that are refused over them. */
function refusing() {
  const time = new FakeTime();
  const refusals = new SlowRefusals(time);
  const answered: PassThrough[] = [];
  const refuse = (place: string): PassThrough => {
    const wire = new PassThrough();
    refusals.refuse(place, wire, () => {
      answered.push(wire);
      wire.destroy();
    });
    return wire;
  };
  const flood = (place: string): void => {
    while (!refusals.isFlooding(place)) refuse(place);
    answered.length = 0;
  };
  return { time, refusals, refuse, flood, answered };
}

test('an address that is refused now and then is answered at once', async () => {
  const { time, refuse, answered } = refusing();
  for (let i = 1; i <= 500; i++) {
    refuse('here');
    expect(answered).toHaveLength(i);
    await time.pass(200);
  }
});

test('an address that goes on is answered a second later, and is not read meanwhile', async () => {
  const { time, refuse, flood, answered } = refusing();
  flood('here');
  const wire = refuse('here');
  expect(wire.isPaused()).toBe(true);
  await time.pass(999);
  expect(answered).toEqual([]);
  await time.pass(1);
  expect(answered).toEqual([wire]);
});

test('of what comes while forty wait, the connections are closed without an answer', async () => {
  const { time, refusals, refuse, flood, answered } = refusing();
  flood('here');
  const waiting = Array.from({ length: 40 }, () => refuse('here'));
  expect(waiting.some(({ destroyed }) => destroyed)).toBe(false);
  expect(refusals.isFull('here')).toBe(true);
  expect(refuse('here').destroyed).toBe(true);
  await time.pass(1000);
  expect(answered).toEqual(waiting);
  expect(refusals.isFull('here')).toBe(false);
});

test('a client that hangs up while it waits counts no more, and gets no answer', async () => {
  const { time, refusals, refuse, flood, answered } = refusing();
  flood('here');
  for (const wire of Array.from({ length: 40 }, () => refuse('here'))) wire.destroy();
  await time.settle();
  expect(refusals.isFull('here')).toBe(false);
  expect(time.alarms).toBe(0);
  await time.pass(1000);
  expect(answered).toEqual([]);
});

test('an address pays for no other, and is looked at again when it has waited', async () => {
  const { time, refusals, refuse, flood, answered } = refusing();
  flood('here');
  const other = refuse('there');
  expect(answered).toEqual([other]);
  await time.pass(200);
  expect(refusals.isFlooding('here')).toBe(false);
});
