// The threads in which bots think: one that fails, dies or never comes back costs nothing but its own answer.
import type { Asker } from '@undertow/server/host/askers.ts';
import { realTimers, type Timers } from '@undertow/server/scheduling/timers.ts';
import { type PoolParts, ThinkingPool } from '@undertow/server/thinking/pool.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { ToyJob, ToySubject } from '../../support/thinking/toy-thinker.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

const LONG = 60_000;
const mine = { match: 'mine', askers: [], isAwaited: true };

function pool(
  threads = 1,
  timers: Timers = realTimers,
  more: Partial<PoolParts> = {},
): ThinkingPool<ToyJob, string, ToySubject> {
  const program = new URL('../../support/thinking/toy-thinker.ts', import.meta.url);
  const opened = new ThinkingPool<ToyJob, string, ToySubject>({ program, threads, timers, ...more });
  onTestFinished(() => opened.close());
  return opened;
}

test('each job gets its own result, however many wait', async () => {
  const thinking = pool(2);
  const words = Array.from({ length: 20 }, (_, i) => `word ${i}`);
  const results = await Promise.all(words.map((echo) => thinking.think({ echo }, mine, LONG)));
  expect(results).toEqual(words);
});

test('what jobs are about is sent to a thread once, kept while others come between, and followed by the next', async () => {
  const thinking = pool();
  let sent = 0;
  // Whatever is sent to a thread is read for that.
  const subjectOf = (name: string): ToySubject => ({
    get about() {
      sent++;
      return name;
    },
  });
  const [one, other] = [subjectOf('one'), subjectOf('other')];
  const askAbout = (subject: ToySubject) => thinking.think('say what it is about', { ...mine, subject }, LONG);
  expect([await askAbout(one), await askAbout(one)]).toEqual(['one', 'one']);
  await thinking.think({ echo: 'between' }, mine, LONG);
  expect(await askAbout(one)).toBe('one');
  expect(sent).toBe(1);
  expect([await askAbout(other), await askAbout(one)]).toEqual(['other', 'one']);
  expect(sent).toBe(3);
});

test('a job goes to the thread that knows what it is about, and a new thread is told', async () => {
  const thinking = pool(2);
  const subject = { about: 'mine' };
  const askAbout = (what: ToySubject) => thinking.think('say what it is about', { ...mine, subject: what }, LONG);
  // Both threads are at work, each about something else.
  expect(await Promise.all([askAbout({ about: 'another' }), askAbout(subject)])).toEqual(['another', 'mine']);
  expect(await askAbout(subject)).toBe('mine');
  await Promise.all([1, 2].map((match) => thinking.think('die', { ...mine, match: `${match}` }, LONG).catch(() => {})));
  expect(await askAbout(subject)).toBe('mine');
});

test('a job that breaks down fails, and its thread goes on', async () => {
  const thinking = pool();
  await expect(thinking.think('break down', mine, LONG)).rejects.toThrow('broken');
  await expect(thinking.think({ echo: 'on' }, mine, LONG)).resolves.toBe('on');
});

test('a thread that dies costs its job alone', async () => {
  const thinking = pool();
  const dying = thinking.think('die', mine, LONG);
  const next = thinking.think({ echo: 'next' }, mine, LONG);
  await expect(dying).rejects.toThrow('died');
  await expect(next).resolves.toBe('next');
});

test('a thought that hangs is given up, and the thread with it', async () => {
  const time = new FakeTime();
  const thinking = pool(1, time);
  const failed = expect(thinking.think('never come back', mine, LONG)).rejects.toThrow('hangs');
  await time.pass(LONG);
  await failed;
  await expect(thinking.think({ echo: 'next' }, mine, LONG)).resolves.toBe('next');
});

test('a job whose time runs out while it waits is never begun', async () => {
  const time = new FakeTime();
  const thinking = pool(1, time);
  const busy = thinking.think('never come back', mine, LONG).catch(() => 'given up');
  const late = expect(thinking.think({ echo: 'late' }, mine, 100)).rejects.toThrow('Too many');
  await time.pass(LONG);
  expect(await busy).toBe('given up');
  await late;
});

test('a job that is not wanted any more when its turn comes is never begun', async () => {
  const thinking = pool();
  const first = thinking.think({ echo: 'first' }, mine, LONG);
  await expect(thinking.think('never come back', { ...mine, isWanted: () => false }, LONG)).rejects.toThrow('Too many');
  await expect(first).resolves.toBe('first');
});

test('more than a line full is turned away at once', async () => {
  const thinking = pool();
  const busy = thinking.think('never come back', mine, LONG).catch(() => {});
  const waiting = Array.from({ length: 100 }, () => thinking.think({ echo: 'in line' }, mine, LONG).catch(() => {}));
  await expect(thinking.think({ echo: 'one more' }, mine, LONG)).rejects.toMatchObject({ problem: { code: 'busy' } });
  await thinking.close();
  await Promise.all([busy, ...waiting]);
});

/** The outcome of each, in the order in which they came to it. */
function asking(thinking: ThinkingPool<ToyJob, string, ToySubject>) {
  const done: string[] = [];
  const ask = (echo: string, ...askers: readonly Asker[]) =>
    thinking.think({ echo }, { ...mine, match: echo, askers }, LONG).then(
      (word) => done.push(word),
      () => done.push(`not ${echo}`),
    );
  return { done, ask };
}

const at = (place: string, person = 'ada'): Asker => ({ place, person });

test('an address that asks for much is answered in its turn, and a person elsewhere comes next', async () => {
  const { done, ask } = asking(pool(1, realTimers, { waitingOfOne: 2 }));
  const flood = Array.from({ length: 75 }, (_, i) => ask(`flood ${i}`, at('flood', `guest ${i}`)));
  await Promise.all([...flood, ask('hint', at('home'))]);
  const served = done.filter((outcome) => !outcome.startsWith('not'));
  expect(served).toEqual(['flood 0', 'flood 1', 'hint', 'flood 2']);
  expect(done).toHaveLength(76);
});

test('what several wait for counts for the one from whose address the fewest are waiting', async () => {
  const { done, ask } = asking(pool(1, realTimers, { waitingOfOne: 1 }));
  const flood = ['one', 'two', 'three'].map((echo) => ask(echo, at('flood')));
  await Promise.all([...flood, ask('shared', at('flood', 'ben'), at('home'))]);
  expect(done).toEqual(['not three', 'one', 'two', 'shared']);
});

test('matches at which no player is connected take turns as one address', async () => {
  const { done, ask } = asking(pool(1, realTimers, { waitingOfOne: 2 }));
  await Promise.all(['one', 'two', 'three', 'four'].map((echo) => ask(echo)));
  expect(done).toEqual(['not four', 'one', 'two', 'three']);
});

test('what is under way when the server goes is refused, and leaves nothing behind', async () => {
  const thinking = pool();
  const busy = thinking.think('never come back', mine, LONG);
  const failed = expect(busy).rejects.toThrow('Too many');
  await thinking.close();
  await failed;
});
