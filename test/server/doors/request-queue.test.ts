// The order of the requests of one connection.
import { RequestQueue } from '@undertow/server/doors/request-queue.ts';
import { beforeEach, expect, test } from 'vitest';
import { nextRound } from '../../support/time/fake-time.ts';

let queue: RequestQueue;
let done: string[];

beforeEach(() => {
  queue = new RequestQueue();
  done = [];
});

/** A request that lasts until it is told to end. */
function request(name: string, table?: string, waitsFor?: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const over = queue.run(table, async (stepAside) => {
    done.push(`${name} begins`);
    if (waitsFor !== undefined) stepAside(waitsFor);
    await promise;
    done.push(name);
  });
  return { over, end: resolve, fail: reject };
}

test('each begins when the one before it is done', async () => {
  const [first, second] = [request('first'), request('second')];
  await nextRound();
  second.end();
  first.end();
  await Promise.all([first.over, second.over]);
  expect(done).toEqual(['first begins', 'first', 'second begins', 'second']);
});

test('one that waits for its match does not hold up those about other tables, or about none', async () => {
  const waiting = request('watch', 'a', 'a');
  const others = [request('ping'), request('answer', 'b')];
  for (const { end } of others) end();
  await Promise.all(others.map(({ over }) => over));
  expect([queue.length, queue.isBusy]).toEqual([1, false]);
  waiting.end();
  await waiting.over;
  expect(done).toEqual(['watch begins', 'ping begins', 'ping', 'answer begins', 'answer', 'watch']);
  expect(queue.length).toBe(0);
});

test('those about the same table come after it, in order, also if it fails; others do not wait for them', async () => {
  const waiting = request('watch', 'a', 'a');
  const [answer, leave, ping] = [request('answer', 'a'), request('leave', 'a'), request('ping')];
  for (const { end } of [answer, leave, ping]) end();
  await ping.over;
  expect(done).toEqual(['watch begins', 'ping begins', 'ping']);
  waiting.fail(new Error('no'));
  await expect(waiting.over).rejects.toThrow('no');
  await leave.over;
  expect(done.slice(3)).toEqual(['answer begins', 'answer', 'leave begins', 'leave']);
});

test('a request that finds its table only by what it does waits there, too', async () => {
  const waiting = request('create', undefined, 'a');
  const after = request('leave', 'a');
  after.end();
  await nextRound();
  expect(done).toEqual(['create begins']);
  waiting.end();
  await after.over;
  expect(done.at(-1)).toBe('leave');
});

test('all is finished when those that wait are, too', async () => {
  const waiting = request('watch', 'a', 'a');
  let isFinished = false;
  const finished = queue.finish().then(() => {
    isFinished = true;
  });
  await nextRound();
  expect(isFinished).toBe(false);
  waiting.end();
  await finished;
  expect(queue.length).toBe(0);
});
