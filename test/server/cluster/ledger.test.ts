// What each process knows for itself, and what the others read of it.
import { Ledger } from '@undertow/server/cluster/ledger.ts';
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buses } from '../../support/server/buses.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

const PAUSE = 50;

let time: FakeTime;
let buses: Buses;
let one: Ledger<number>;
let other: Ledger<number>;

function join(name: string): Ledger<number> {
  return new Ledger<number>({ bus: buses.join(name), timers: time, topic: 'things', pause: PAUSE });
}

/** Each change that was heard of, as it is at the end. */
function changesOf(ledger: Ledger<number>): [string, number | undefined][] {
  const changes: [string, number | undefined][] = [];
  ledger.onChange((key, _, after) => changes.push([key, after]));
  return changes;
}

beforeEach(async () => {
  time = new FakeTime();
  buses = new Buses();
  one = join('one');
  other = join('other');
  await time.settle();
});

describe('a page of the ledger', () => {
  test('is read by all other processes, and not by the one that writes it', async () => {
    one.put('a', 1);
    await time.pass(PAUSE);
    expect([one.elsewhere('a'), other.elsewhere('a')]).toEqual([[], [1]]);
    one.put('a', undefined);
    await time.pass(PAUSE);
    expect(other.elsewhere('a')).toEqual([]);
  });

  test('is told whole to a process that comes later', async () => {
    one.put('a', 1);
    other.put('a', 2);
    await time.pass(PAUSE);
    const late = join('late');
    await time.settle();
    expect(late.elsewhere('a').toSorted()).toEqual([1, 2]);
    expect(late.others.toSorted()).toEqual(['one', 'other']);
  });

  test('is told whole however long it is', async () => {
    for (let i = 0; i < 2500; i++) one.put(`key ${i}`, i);
    const late = join('late');
    await time.settle();
    expect([late.elsewhere('key 0'), late.elsewhere('key 2499')]).toEqual([[0], [2499]]);
  });

  test('is told in one message, however often it has changed in a moment', async () => {
    buses.carried = 0;
    for (let i = 1; i <= 10_000; i++) one.put('a', i);
    await time.pass(PAUSE);
    expect([buses.carried, other.elsewhere('a')]).toEqual([1, [10_000]]);
  });

  test('costs nothing while nothing changes on it', async () => {
    one.put('a', 1);
    await time.pass(PAUSE);
    buses.carried = 0;
    one.put('a', 1);
    await time.pass(PAUSE);
    expect([buses.carried, time.alarms]).toEqual([0, 0]);
  });

  test('is struck when its process is gone', async () => {
    one.put('a', 1);
    await time.pass(PAUSE);
    const changes = changesOf(other);
    buses.kill('one');
    await time.settle();
    expect([other.elsewhere('a'), other.others, changes]).toEqual([[], [], [['a', undefined]]]);
  });

  test('is read again when something of it was missed, and only what has changed is told of', async () => {
    one.put('kept', 1);
    one.put('taken away', 1);
    await time.pass(PAUSE);
    const changes = changesOf(other);
    buses.cut('other');
    one.put('taken away', undefined);
    one.put('new', 1);
    await time.pass(PAUSE);
    expect(other.elsewhere('taken away')).toEqual([1]);
    buses.mend('other');
    await time.settle();
    expect(['kept', 'taken away', 'new'].map((key) => other.elsewhere(key))).toEqual([[1], [], [1]]);
    expect(changes.toSorted()).toEqual([
      ['new', 1],
      ['taken away', undefined],
    ]);
  });

  test('is read again of a process that was taken for dead, as soon as it says something', async () => {
    one.put('a', 1);
    await time.pass(PAUSE);
    buses.giveUp('one');
    await time.settle();
    expect(other.elsewhere('a')).toEqual([]);
    one.put('b', 1);
    await time.pass(PAUSE);
    expect([other.elsewhere('a'), other.elsewhere('b')]).toEqual([[1], [1]]);
  });

  test('is known in the end, whatever is lost at the beginning', async () => {
    one.put('a', 1);
    await time.pass(PAUSE);
    for (let lost = 0; lost < 6; lost++) {
      const name = `late ${lost}`;
      buses.lose(lost);
      const late = join(name);
      late.put('b', lost + 1);
      await time.pass(PAUSE);
      expect([late.elsewhere('a'), one.elsewhere('b')]).toEqual([[1], [lost + 1]]);
      buses.kill(name);
      await time.settle();
    }
  });
});

test('the ledger of a process that is alone has no other page', () => {
  const alone = new Ledger<number>({ bus: loneBus('alone'), timers: time, topic: 'things', pause: PAUSE });
  alone.put('a', 1);
  expect([alone.elsewhere('a'), alone.others]).toEqual([[], []]);
});
