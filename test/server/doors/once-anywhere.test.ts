// Requests that are repeated at another process.
import { OnceAnywhere } from '@undertow/server/doors/once-anywhere.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { beforeEach, expect, test } from 'vitest';
import { Buses } from '../../support/server/buses.ts';
import { nextRound } from '../../support/time/fake-time.ts';

let buses: Buses;
let one: OnceAnywhere;
let other: OnceAnywhere;
let done: number;

beforeEach(() => {
  buses = new Buses();
  one = join('one');
  other = join('other');
  done = 0;
});

function join(name: string): OnceAnywhere {
  return new OnceAnywhere(() => 0, buses.join(name), 'once');
}

async function deed(): Promise<object> {
  return { done: ++done };
}

/** A deed that is done when the test says so. */
function slowly(): { readonly deed: () => Promise<object>; finish(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { deed: () => promise.then(deed), finish: resolve };
}

test('what was done in one process is not done again in another', async () => {
  expect(await one.do('ada a', deed)).toEqual({ done: 1 });
  await nextRound();
  expect(await other.do('ada a', deed)).toEqual({ done: 1 });
  expect(await other.do('ada b', deed)).toEqual({ done: 2 });
});

test('what was refused in one process is refused in another, and what may work the next time is not', async () => {
  const refused = (code: 'taken' | 'unavailable') => async (): Promise<object> => {
    done++;
    throw new Refusal(code, 'No.', { field: 'seat' });
  };
  for (const code of ['taken', 'unavailable'] as const) await one.do(`ada ${code}`, refused(code)).catch(() => {});
  await nextRound();
  await expect(other.do('ada taken', deed)).rejects.toMatchObject({
    problem: { code: 'taken', message: 'No.', field: 'seat' },
  });
  expect(done).toBe(2);
  expect(await other.do('ada unavailable', deed)).toEqual({ done: 3 });
});

test('what is under way in one process is waited for in another', async () => {
  const { deed: slow, finish } = slowly();
  const first = one.do('ada a', slow);
  await nextRound();
  const second = other.do('ada a', deed);
  finish();
  expect(await Promise.all([first, second])).toEqual([{ done: 1 }, { done: 1 }]);
});

test('what was refused while it was waited for is refused there, too', async () => {
  const { promise, reject } = Promise.withResolvers<object>();
  const first = one.do('ada a', () => promise).catch(() => 'refused');
  await nextRound();
  const second = other.do('ada a', deed).catch((failure) => failure);
  await nextRound();
  reject(new Refusal('taken', 'No.'));
  expect(await first).toBe('refused');
  expect(await second).toMatchObject({ problem: { code: 'taken' } });
});

test('what was under way in a process that died, or cannot be heard, is done where it is asked for again', async () => {
  void one.do('ada a', slowly().deed);
  void one.do('ada b', slowly().deed);
  await nextRound();
  buses.cut('one');
  expect(await other.do('ada a', deed)).toEqual({ done: 1 });
  buses.kill('one');
  await nextRound();
  expect(await other.do('ada b', deed)).toEqual({ done: 2 });
});

test('what was done in a process that died since is still known', async () => {
  await one.do('ada a', deed);
  await nextRound();
  buses.kill('one');
  await nextRound();
  expect(await other.do('ada a', deed)).toEqual({ done: 1 });
});

test('what both have begun before they heard of each other keeps its own result in each', async () => {
  buses.hold();
  const results = await Promise.all([one.do('ada a', deed), other.do('ada a', deed)]);
  buses.letGo();
  await nextRound();
  expect(await Promise.all([one.do('ada a', deed), other.do('ada a', deed)])).toEqual(results);
});

test('whatever a stranger begins elsewhere, what others have begun is still waited for', async () => {
  const { deed: slow, finish } = slowly();
  const first = one.do('ada a', slow);
  for (let i = 0; i < 25_000; i++) void one.do(`eve ${i}`, slowly().deed);
  await nextRound();
  const second = other.do('ada a', deed);
  await nextRound();
  finish();
  expect(await Promise.all([first, second])).toEqual([{ done: 1 }, { done: 1 }]);
});
