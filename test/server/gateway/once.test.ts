// Things that are done once, however often they are asked for.
import { Once } from '@undertow/server/gateway/once.ts';
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
  expect(await once.do('a', deed)).toEqual({ first: true });
  expect(await once.do('a', deed)).toEqual({ first: true });
  const refused = counting(new Refusal('illegal', 'No.'), {});
  await expect(once.do('b', refused.deed)).rejects.toThrow('No.');
  await expect(once.do('b', refused.deed)).rejects.toThrow('No.');
  expect([done(), refused.done()]).toEqual([1, 1]);
});

test.each([new Refusal('unavailable', 'Not now.'), new Refusal('too-many', 'Not now.'), new Error('Not now.')])(
  'what may work the next time is done again',
  async (failure) => {
    const once = new Once(() => 0);
    const { deed } = counting(failure, { done: true });
    await expect(once.do('a', deed)).rejects.toThrow('Not now.');
    expect(await once.do('a', deed)).toEqual({ done: true });
  },
);

test('after a while it is another deed', async () => {
  let now = 0;
  const once = new Once(() => now);
  const { deed, done } = counting({});
  await once.do('a', deed);
  now = 9 * MINUTE;
  await once.do('a', deed);
  expect(done()).toBe(1);
  now = 11 * MINUTE;
  await once.do('a', deed);
  expect(done()).toBe(2);
});

test('however much is done in the meantime, it is known again for as long', async () => {
  let now = 0;
  const once = new Once(() => now, 100);
  const { deed, done } = counting({});
  for (let i = 0; i < 99; i++) await once.do(`before ${i}`, deed);
  now = 10 * MINUTE - 1000;
  for (let i = 0; i < 3; i++) await once.do(`then ${i}`, deed);
  now = 10 * MINUTE;
  await once.do('later', deed);
  for (let i = 0; i < 3; i++) await once.do(`then ${i}`, deed);
  expect(done()).toBe(103);
});

test('what was done elsewhere is another deed after that while, too', async () => {
  let now = 0;
  const once = new Once(() => now);
  const { deed } = counting({});
  once.learn('a', async () => ({ time: 'first' }));
  now = 11 * MINUTE;
  await once.do('b', deed);
  expect(once.find('a')).toBeUndefined();
  once.learn('a', async () => ({ time: 'second' }));
  expect(await once.do('a', deed)).toEqual({ time: 'second' });
});

test('of too many the oldest are forgotten', async () => {
  const once = new Once(() => 0, 2);
  const { deed, done } = counting({});
  for (const key of ['a', 'b', 'c', 'd', 'e']) await once.do(key, deed);
  await once.do('e', deed);
  await once.do('d', deed);
  expect(done()).toBe(5);
  await once.do('a', deed);
  expect(done()).toBe(6);
});
