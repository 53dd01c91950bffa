// Looking for matches that must be awake.
import type { HostContext } from '@undertow/server/host/host-context.ts';
import { WakeScheduler } from '@undertow/server/host/wake-scheduler.ts';
import { Busy } from '@undertow/server/limits/busy.ts';
import { expect, test } from 'vitest';
import { FakeTime, nextRound } from '../../support/time/fake-time.ts';

/** A scheduler over an archive that tells of no more than a hundred matches at once, as the store does. */
function scheduling(asleep: number, { orphans = [] as readonly string[], failures = [] as readonly Error[] } = {}) {
  const time = new FakeTime();
  const sleeping = new Set(Array.from({ length: asleep }, (_, i) => `deep ${i}`));
  const taken: number[] = [];
  const notes: number[] = [];
  const reports: string[] = [];
  const toFail = [...failures];
  let atOnce = 0;
  let mostAtOnce = 0;
  let looks = 0;
  const archive = {
    stillOpen: async (now: number) => void notes.push(now),
    orphans: async () => orphans.filter((id) => sleeping.has(id)),
    due: async () => {
      looks++;
      return [...sleeping].slice(0, 100);
    },
  };
  const context = {
    archive,
    timers: time,
    report: (problem: string) => reports.push(problem),
    tookOver: (count: number) => taken.push(count),
  };
  const scheduler = new WakeScheduler({
    context: context as unknown as HostContext,
    tidy: () => {},
    wake: async (id) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      await nextRound();
      atOnce--;
      const failure = toFail.shift();
      if (failure) throw failure;
      return sleeping.delete(id);
    },
  });
  return { time, scheduler, sleeping, taken, notes, reports, mostAtOnce: () => mostAtOnce, looks: () => looks };
}

test('all are woken without a pause, though the store tells of a hundred at once', async () => {
  const { scheduler, sleeping, looks } = scheduling(250);
  await scheduler.go();
  expect(sleeping.size).toBe(0);
  expect(looks()).toBe(3);
});

test('a few that are due do not make it look again before its time', async () => {
  const { time, scheduler, looks } = scheduling(99);
  await scheduler.go();
  expect(looks()).toBe(1);
  await time.pass(1_999);
  expect(looks()).toBe(1);
  await time.pass(1);
  expect(looks()).toBe(2);
});

test('eight are woken at once', async () => {
  const { scheduler, mostAtOnce } = scheduling(60);
  await scheduler.go();
  expect(mostAtOnce()).toBe(8);
});

test('a call that comes while it looks lets it look once more, and never twice at once', async () => {
  const { scheduler, looks, mostAtOnce } = scheduling(20);
  await Promise.all([scheduler.go(), scheduler.go(), scheduler.go()]);
  expect([looks(), mostAtOnce()]).toEqual([2, 8]);
});

test('it tells how many of those that a process left behind it has woken, and of no others', async () => {
  const { scheduler, taken } = scheduling(10, { orphans: ['deep 1', 'deep 2', 'gone'] });
  await scheduler.go();
  expect(taken).toEqual([2]);
});

test('it notes every five seconds that the server is open', async () => {
  const { time, scheduler, notes } = scheduling(0);
  await scheduler.go();
  const began = time.now();
  await time.pass(20_000);
  expect(notes.map((at) => (at - began) / 1000)).toEqual([0, 6, 12, 18]);
});

test('once it is stopped it looks no more', async () => {
  const { time, scheduler, looks } = scheduling(5);
  await scheduler.go();
  scheduler.stop();
  await scheduler.go();
  await time.pass(60_000);
  expect(looks()).toBe(1);
});

test('one for which there is no time yet is woken a little later, and that is no trouble; one that cannot be woken is', async () => {
  const busy = Array.from({ length: 5 }, () => new Busy('Come again.'));
  const crowded = scheduling(1, { failures: busy });
  await crowded.scheduler.go();
  for (let seconds = 0; seconds < 60; seconds++) await crowded.time.pass(1000);
  expect([crowded.sleeping.size, crowded.reports]).toEqual([0, []]);
  const broken = scheduling(1, { failures: [new Error('the rules broke down')] });
  await broken.scheduler.go();
  expect(broken.reports).toEqual(['the match could not be woken']);
});
