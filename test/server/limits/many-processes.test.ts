// Limits that hold over all processes: how many there are at once, and how often something may be done.
import type { Bus } from '@undertow/server/cluster/bus.ts';
import { Ledger } from '@undertow/server/cluster/ledger.ts';
import { shareBuckets } from '@undertow/server/limits/shared-buckets.ts';
import { SharedCounters } from '@undertow/server/limits/shared-counters.ts';
import { TokenBuckets } from '@undertow/server/limits/token-buckets.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buses } from '../../support/server/buses.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

let time: FakeTime;
let buses: Buses;

beforeEach(() => {
  time = new FakeTime();
  buses = new Buses();
});

describe('sockets of one address', () => {
  function join(name: string): SharedCounters {
    return new SharedCounters(3, new Ledger({ bus: buses.join(name), timers: time, topic: 'sockets', pause: 0 }));
  }

  test('are counted over all processes', async () => {
    const [one, other] = [join('one'), join('other')];
    expect([one.add('here'), one.add('here'), other.add('here')]).toEqual([true, true, true]);
    await time.settle();
    expect([one.of('here'), other.of('here'), other.of('there')]).toEqual([3, 3, 0]);
    expect([one.add('here'), other.add('there')]).toEqual([false, true]);
    one.takeOff('here');
    one.takeOff('here');
    await time.settle();
    expect(other.add('here')).toBe(true);
  });

  test('are counted no more when their process is gone', async () => {
    const [one, other] = [join('one'), join('other')];
    for (let i = 0; i < 3; i++) one.add('here');
    await time.settle();
    buses.kill('one');
    await time.settle();
    expect([other.of('here'), other.add('here')]).toEqual([0, true]);
  });

  test('are known to a process that comes later', async () => {
    const one = join('one');
    for (let i = 0; i < 3; i++) one.add('here');
    const late = join('late');
    await time.settle();
    expect(late.add('here')).toBe(false);
  });
});

describe('what may be done so often', () => {
  function join(name: string): TokenBuckets {
    return shared(buses.join(name));
  }

  function shared(bus: Bus): TokenBuckets {
    const buckets = new TokenBuckets({ burst: 3, every: 1000 }, () => time.now());
    return shareBuckets({ bus, timers: time }, 'things', buckets);
  }

  test('may be done so often in all processes together', async () => {
    const [one, other] = [join('one'), join('other')];
    for (const buckets of [one, other, one]) {
      expect(buckets.allow('ada')).toBeUndefined();
      await time.settle();
    }
    expect([one.allow('ada'), other.allow('ada'), other.allow('ben')]).toEqual([1000, 1000, undefined]);
    await time.pass(1000);
    expect(other.allow('ada')).toBeUndefined();
    await time.settle();
    expect(one.allow('ada')).toBe(1000);
  });

  test('is told of once, however often it is done in a moment', async () => {
    const [one, other] = [join('one'), join('other')];
    await time.settle();
    buses.carried = 0;
    for (let i = 0; i < 3; i++) one.allow('ada');
    await time.settle();
    expect([buses.carried, other.wait('ada')]).toEqual([1, 1000]);
  });

  test('was done as often for a process that comes later', async () => {
    const one = join('one');
    for (let i = 0; i < 3; i++) one.allow('ada');
    const late = join('late');
    await time.settle();
    expect(late.wait('ada')).toBe(1000);
    expect(late.wait('ben')).toBeUndefined();
  });

  test('counts once, though it is told and asked for at the same moment', async () => {
    const one = join('one');
    one.allow('ada');
    const late = join('late');
    await time.settle();
    expect([late.allow('ada'), late.allow('ada')]).toEqual([undefined, undefined]);
    expect(late.allow('ada')).toBe(1000);
  });

  test('is counted again after it was missed', async () => {
    const [one, other] = [join('one'), join('other')];
    await time.settle();
    buses.cut('other');
    for (let i = 0; i < 3; i++) one.allow('ada');
    await time.settle();
    // While they cannot hear of each other, each allows as much.
    expect(other.allow('ada')).toBeUndefined();
    await time.settle();
    buses.mend('other');
    await time.settle();
    expect([one.wait('ada'), other.wait('ada')]).toEqual([1000, 1000]);
  });

  test('stays done when the process is gone in which it was', async () => {
    const [one, other] = [join('one'), join('other')];
    for (let i = 0; i < 3; i++) one.allow('ada');
    await time.settle();
    buses.kill('one');
    await time.settle();
    expect(other.wait('ada')).toBe(1000);
  });
});
