// The memory of the threads in which bots think: bounded, and given back when there is nothing to think about.
import { realTimers, type Timers } from '@undertow/server/scheduling/timers.ts';
import { type PoolParts, ThinkingPool } from '@undertow/server/thinking/pool.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { ToyJob } from '../../support/thinking/toy-thinker.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

const MINUTE = 60_000;
const IDLE = 5 * MINUTE;

function thinking(timers: Timers = realTimers, more: Partial<PoolParts> = {}) {
  const program = new URL('../../support/thinking/toy-thinker.ts', import.meta.url);
  const pool = new ThinkingPool<ToyJob, string>({ program, threads: 1, timers, ...more });
  onTestFinished(() => pool.close());
  const think = (job: ToyJob) => pool.think(job, { match: 'mine', askers: [], isAwaited: true }, MINUTE);
  return { pool, think };
}

test('a thread with nothing to do for long ends, and the next thought starts another', async () => {
  const time = new FakeTime();
  const { pool, think } = thinking(time);
  const first = await think('say which thread it is');
  await time.pass(IDLE - 1);
  expect(await think('say which thread it is')).toBe(first);
  await time.pass(IDLE - 1);
  expect(pool.threads).toBe(1);
  await time.pass(1);
  expect(pool.threads).toBe(0);
  expect(await think('say which thread it is')).not.toBe(first);
  expect(pool.threads).toBe(1);
});

test('a thread is kept for what will soon be thought about, and not for ever', async () => {
  const time = new FakeTime();
  const { pool, think } = thinking(time);
  pool.prepare();
  const first = await think('say which thread it is');
  for (let minutes = 0; minutes < 20; minutes += 4) {
    await time.pass(4 * MINUTE);
    pool.prepare();
  }
  expect(await think('say which thread it is')).toBe(first);
  await time.pass(IDLE);
  pool.prepare();
  expect(pool.threads).toBe(1);
  await time.pass(IDLE);
  expect([pool.threads, time.alarms]).toEqual([0, 0]);
});

test('a thread that is at work does not end for what it did not do before', async () => {
  const time = new FakeTime();
  const { think } = thinking(time);
  await think({ echo: 'before' });
  await time.pass(IDLE - 1000);
  const failed = expect(think('never come back')).rejects.toThrow('hangs');
  await time.pass(MINUTE);
  await failed;
});

test('each thread may take so much memory', async () => {
  const { think } = thinking();
  expect(JSON.parse(await think('say how much memory it may take'))).toMatchObject({
    maxYoungGenerationSizeMb: 16,
    maxOldGenerationSizeMb: 256,
  });
});

test('a thread that needs more memory than it may take costs its job alone', async () => {
  // On a slow machine it would be taken to hang before.
  const { think } = thinking(new FakeTime(), { memory: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 24 } });
  const [taking, next] = [think('take all memory'), think({ echo: 'next' })];
  await expect(taking).rejects.toThrow('memory limit');
  await expect(next).resolves.toBe('next');
});
