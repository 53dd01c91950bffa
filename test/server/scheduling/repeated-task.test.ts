// Something that has to be done whenever it is asked for.
import { RepeatedTask } from '@undertow/server/scheduling/repeated-task.ts';
import { beforeEach, expect, test } from 'vitest';
import { FakeTime } from '../../support/time/fake-time.ts';

let time: FakeTime;
let failures: unknown[];
/** How often it was begun, and what ends each of them. */
let begun: (() => void)[];
let chore: RepeatedTask;

beforeEach(() => {
  time = new FakeTime();
  failures = [];
  begun = [];
  const deed = () => new Promise<void>((resolve) => void begun.push(resolve));
  chore = new RepeatedTask(deed, time, (failure) => failures.push(failure));
});

/** Whether this is done by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let isOver = false;
  void promise.then(() => {
    isOver = true;
  });
  await time.settle();
  return isOver;
}

test('is done each time that it is asked for', async () => {
  for (const times of [1, 2]) {
    const done = chore.run();
    expect([await isDone(done), begun.length]).toEqual([false, times]);
    begun.at(-1)?.();
    expect(await isDone(done)).toBe(true);
  }
});

test('is done once more for all callers that asked while it was being done, and never twice at once', async () => {
  const first = chore.run();
  const later = [chore.run(), chore.run(), chore.run()];
  await time.settle();
  expect(begun).toHaveLength(1);
  begun[0]?.();
  // Between the first and the next.
  void first.then(() => later.push(chore.run()));
  await time.settle();
  expect(begun).toHaveLength(2);
  expect(await Promise.all(later.slice(0, 3).map(isDone))).toEqual([false, false, false]);
  begun[1]?.();
  expect(await Promise.all(later.slice(0, 3).map(isDone))).toEqual([true, true, true]);
});

test('is done again until it succeeds, and less and less often', async () => {
  let tries = 0;
  let isBroken = true;
  const failing = new RepeatedTask(
    async () => {
      tries++;
      if (isBroken) throw new Error('not now');
    },
    time,
    (failure) => failures.push(failure),
  );
  const done = failing.run();
  await time.pass(60_000);
  expect([await isDone(done), failures.length]).toEqual([false, tries]);
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(15);
  isBroken = false;
  await time.pass(60_000);
  expect(await isDone(done)).toBe(true);
});

test('is not done again once it was stopped', async () => {
  const failing = new RepeatedTask(
    () => Promise.reject(new Error('never')),
    time,
    (failure) => failures.push(failure),
  );
  void failing.run();
  await time.settle();
  failing.stop();
  await time.pass(60_000);
  expect([failures.length, time.alarms]).toEqual([1, 0]);
});
