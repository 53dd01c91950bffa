// What is counted at all doors together, and over all processes.
import { doorLimits } from '@undertow/server/doors/door-limits.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import { expect, test } from 'vitest';
import { Buses } from '../../support/server/buses.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

test('an address opens so many sockets in a minute, at whatever process', async () => {
  const [buses, timers] = [new Buses(), new FakeTime()];
  const limits = { ...LIMITS, newSocketsPerAddress: 6 };
  const [one, other] = ['one', 'other'].map((name) => doorLimits(limits, { bus: buses.join(name), timers }).arrivals);
  for (let i = 0; i < 3; i++) for (const arrivals of [one, other]) expect(arrivals?.allow('here')).toBeUndefined();
  await timers.pass(100);
  expect([one?.wait('here'), other?.wait('here')]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(other?.allow('there')).toBeUndefined();
  await timers.pass(10_000);
  expect(other?.allow('here')).toBeUndefined();
  await timers.pass(100);
  expect(one?.wait('here')).toEqual(expect.any(Number));
});
