// Things that are done once, however often they are asked for.
import { Once } from '@undertow/server/doors/once.ts';
import type { OwnDecision } from '@undertow/shared/protocol/decisions.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { expect, test } from 'vitest';

const MINUTE = 60_000;

/** A deed that counts how often it was done, and what comes of it. */
function counting(...results: (object | Error)[]) {
  let done = 0;
  const deed = async (): Promise<object> => {
    const result = results[Math.min(done++, results.length - 1)];
    if (result instanceof Error) throw result;
    return result ?? {};
  };
  return { deed, done: () => done };
}

test('the second time gets what came of the first, also of one that was refused', async () => {
  const once = new Once(() => 0);
  const { deed, done } = counting({ first: true }, { first: false });
  expect(await once.do('ada a', deed)).toEqual({ first: true });
  expect(await once.do('ada a', deed)).toEqual({ first: true });
  const refused = counting(new Refusal('taken', 'No.', { field: 'seat' }), {});
  for (let i = 0; i < 2; i++) {
    await expect(once.do('ada b', refused.deed)).rejects.toMatchObject({
      problem: { code: 'taken', message: 'No.', field: 'seat' },
    });
  }
  expect([done(), refused.done()]).toEqual([1, 1]);
});

test('a client that repeats it while it is under way waits for the same', async () => {
  const once = new Once(() => 0);
  const { deed, done } = counting({ first: true }, { first: false });
  const replies = [once.do('ada a', deed), once.do('ada a', deed)];
  expect(await Promise.all(replies)).toEqual([{ first: true }, { first: true }]);
  expect(done()).toBe(1);
});

test.each([
  new Refusal('unavailable', 'Not now.'),
  new Refusal('too-many', 'Not now.'),
  new Refusal('stale', 'Not now.', { decision: null }),
  new Refusal('illegal', 'Not now.', { decision: null }),
  new Error('Not now.'),
])('what may work the next time, or tells what is asked now, is done again', async (failure) => {
  const once = new Once(() => 0);
  const { deed } = counting(failure, { done: true });
  await expect(once.do('ada a', deed)).rejects.toThrow('Not now.');
  expect(await once.do('ada a', deed)).toEqual({ done: true });
});

test('of what was refused it is not remembered which decision was open', async () => {
  const once = new Once(() => 0);
  const decision: OwnDecision = { number: 3, prompt: 'card', choice: { type: 'one', options: ['a'] }, until: null };
  const { deed, done } = counting(new Refusal('conflict', 'No.', { decision }), {});
  await expect(once.do('ada a', deed)).rejects.toMatchObject({ problem: { decision } });
  await expect(once.do('ada a', deed)).rejects.toMatchObject({ problem: { code: 'conflict', message: 'No.' } });
  expect(done()).toBe(1);
});

test('of what was refused the sentence is remembered, and not the error', async () => {
  const once = new Once(() => 0);
  const failures: unknown[] = [];
  const { deed } = counting(new Refusal('taken', 'No.'));
  for (let i = 0; i < 2; i++) await once.do('ada a', deed).catch((failure) => failures.push(failure));
  expect(failures[1]).toEqual(failures[0]);
  expect(failures[1]).not.toBe(failures[0]);
});

test('after a while it is another deed', async () => {
  let now = 0;
  const once = new Once(() => now);
  const { deed, done } = counting({});
  await once.do('ada a', deed);
  now = 9 * MINUTE;
  await once.do('ada a', deed);
  expect(done()).toBe(1);
  now = 11 * MINUTE;
  await once.do('ada a', deed);
  expect(done()).toBe(2);
});

test('what was done elsewhere is another deed after that while, too', async () => {
  let now = 0;
  const once = new Once(() => now);
  const { deed } = counting({});
  once.learn('ada a', { reply: { time: 'first' } });
  now = 11 * MINUTE;
  await once.do('ada b', deed);
  expect(once.find('ada a')).toBeUndefined();
  once.learn('ada a', { reply: { time: 'second' } });
  expect(await once.do('ada a', deed)).toEqual({ time: 'second' });
});

test('of each person the last 64 deeds are remembered', async () => {
  const once = new Once(() => 0);
  const { deed, done } = counting({});
  for (let i = 0; i < 200; i++) await once.do(`ada ${i}`, deed);
  for (let i = 136; i < 200; i++) await once.do(`ada ${i}`, deed);
  expect([done(), once.size]).toEqual([200, 64]);
  await once.do('ada 0', deed);
  expect(done()).toBe(201);
});

test('whatever a stranger does, and however often, no other person is forgotten over it', async () => {
  const once = new Once(() => 0);
  const { deed, done } = counting({ table: 'first' }, { table: 'another' });
  await once.do('ada create', deed);
  for (let i = 0; i < 205_000; i++) await once.do(`eve ${i}`, async () => ({}));
  expect(await once.do('ada create', deed)).toEqual({ table: 'first' });
  expect([done(), once.size]).toEqual([1, 65]);
});

test('nor over a thousand strangers from one address', async () => {
  const once = new Once(() => 0);
  const { deed, done } = counting({});
  await once.do('ada create', deed);
  for (let guest = 0; guest < 1000; guest++) {
    for (let i = 0; i < 100; i++) await once.do(`guest-${guest} ${i}`, async () => ({}));
  }
  await once.do('ada create', deed);
  expect(done()).toBe(1);
});
