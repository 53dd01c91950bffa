// Hints for a player against bots: thought of beside the match, one at a time, and dropped when something else is asked.
import type { Wanted } from '@undertow/server/host/askers.ts';
import type { Hinting, HintJob } from '@undertow/server/host/hints.ts';
import { Busy } from '@undertow/server/limits/busy.ts';
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import { expect, test } from 'vitest';
import { follow, hosting } from '../../support/host/hosting.ts';
import { kept, PAIRS } from '../../support/host/pairs-of-cards.ts';

interface Asked {
  readonly job: HintJob;
  readonly wanted: Wanted;
  find(hint: Hint): void;
  fail(failure: Error): void;
}

/** What is found, the test says. */
class Advice implements Hinting {
  readonly asked: Asked[] = [];

  knows(game: string): boolean {
    return game === 'toy';
  }

  hint(job: HintJob, wanted: Wanted): Promise<Hint> {
    const { promise, resolve, reject } = Promise.withResolvers<Hint>();
    this.asked.push({ job: structuredClone(job), wanted, find: resolve, fail: reject });
    return promise;
  }
}

const ADA = { person: 'ada', place: 'home' };

const HINT: Hint = { answer: 'b', reason: null };

async function practising(bots: readonly (string | null)[] = [null, 'any']) {
  const advice = new Advice();
  const app = await hosting(PAIRS, { hinting: advice });
  const match = await app.begin({ seats: 2, bots });
  await follow(match, 0);
  await app.time.settle();
  const { version } = match.status;
  const ask = async () => {
    const hint = match.hint(0, version, ADA).catch((failure) => failure);
    await app.time.settle();
    return hint;
  };
  return { app, advice, match, version, ask };
}

test('a player against bots is told what is found, from the journal of the match, for the own seat', async () => {
  const { app, advice, match, version } = await practising();
  await match.answer(0, version, 'a');
  await app.time.pass(500);
  const hint = match.hint(0, match.status.version, ADA);
  await app.time.settle();
  expect(advice.asked[0]?.job).toMatchObject({ game: 'toy', seat: 0 });

  expect(advice.asked[0]?.job.journal.moves).toEqual([
    { seat: 0, kind: 'answer', answer: 'a' },
    { seat: 1, kind: 'bot', answer: 'a' },
  ]);
  advice.asked[0]?.find(HINT);
  expect(await hint).toEqual(HINT);
  expect(kept(app)).toEqual(['0 answer a', '1 bot a']);
});

test('a hint takes the turn of the one who asks, also of one who does not follow the match', async () => {
  const { app, advice, match, version } = await practising();
  void match.hint(0, version, { person: 'ada', place: 'a library' });
  await app.time.settle();
  expect(advice.asked[0]?.wanted.askers).toEqual([{ person: 'ada', place: 'a library' }]);
});

test('nothing waits for a hint, and one that comes after the answer is dropped', async () => {
  const { app, advice, match, version } = await practising();
  const hint = match.hint(0, version, ADA).catch((failure) => failure);
  await app.time.settle();
  expect(advice.asked[0]?.wanted.isWanted()).toBe(true);
  await match.answer(0, version, 'c');
  expect(advice.asked[0]?.wanted.isWanted()).toBe(false);
  advice.asked[0]?.find(HINT);
  expect(await hint).toMatchObject({ problem: { code: 'stale' } });
});

test('a hint for what is not asked is refused at once', async () => {
  const { advice, match, version } = await practising();
  await expect(match.hint(0, version + 1, ADA)).rejects.toMatchObject({ problem: { code: 'stale' } });
  expect(advice.asked).toEqual([]);
});

test('each seat has one hint at a time', async () => {
  const { app, advice, match, version, ask } = await practising();
  const first = match.hint(0, version, ADA);
  await app.time.settle();
  expect(await ask()).toMatchObject({ problem: { code: 'too-many' } });
  advice.asked[0]?.find(HINT);
  await first;
  const second = match.hint(0, version, ADA);
  await app.time.settle();
  advice.asked[1]?.find(HINT);
  expect(await second).toEqual(HINT);
});

test('who plays against a person gets none', async () => {
  const { advice, ask } = await practising([null, null]);
  expect(await ask()).toMatchObject({ problem: { code: 'forbidden' } });
  expect(advice.asked).toEqual([]);
});

test.each([
  { how: 'breaks down', failure: new Error('broken'), code: 'unavailable', reported: ['a hint was not found'] },
  { how: 'finds no room to think', failure: new Busy('Too many.'), code: 'busy', reported: [] },
])('a hint that $how is refused, and the next may be had', async ({ failure, code, reported }) => {
  const { app, advice, match, version } = await practising();
  const hint = match.hint(0, version, ADA).catch((refused) => refused);
  await app.time.settle();
  advice.asked[0]?.fail(failure);
  expect(await hint).toMatchObject({ problem: { code } });
  expect(app.problems()).toEqual(reported);
  void match.hint(0, version, ADA);
  await app.time.settle();
  expect(advice.asked).toHaveLength(2);
});

test('where no bot thinks there are none', async () => {
  const app = await hosting(PAIRS);
  const match = await app.begin({ seats: 2, bots: [null, 'any'] });
  await follow(match, 0);
  await expect(match.hint(0, match.status.version, ADA)).rejects.toMatchObject({ problem: { code: 'conflict' } });
});
