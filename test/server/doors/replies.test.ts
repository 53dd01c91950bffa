// The reply to a client that repeats an id on the same socket.
import { Replies } from '@undertow/server/doors/replies.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { beforeEach, expect, test } from 'vitest';

let replies: Replies;
let done: number;

beforeEach(() => {
  replies = new Replies();
  done = 0;
});

async function deed(): Promise<object> {
  return { done: ++done };
}

async function refused(code: 'taken' | 'unavailable'): Promise<object> {
  done++;
  throw new Refusal(code, 'No.');
}

test('the second time gets the first reply, and nothing is done', async () => {
  expect(await replies.give('a', deed)).toEqual({ done: 1 });
  expect(await replies.give('a', deed)).toEqual({ done: 1 });
  expect(await replies.give('b', deed)).toEqual({ done: 2 });
});

test('what was refused is refused again', async () => {
  await expect(replies.give('a', () => refused('taken'))).rejects.toThrow('No.');
  await expect(replies.give('a', deed)).rejects.toThrow('No.');
  expect(done).toBe(1);
});

test('what was refused is remembered without its error', async () => {
  const failures: unknown[] = [];
  for (let i = 0; i < 2; i++)
    await replies.give('a', () => refused('taken')).catch((failure) => failures.push(failure));
  expect(failures[1]).toEqual(failures[0]);
  expect(failures[1]).not.toBe(failures[0]);
});

test('what may work the next time is done again', async () => {
  await expect(replies.give('a', () => refused('unavailable'))).rejects.toThrow('No.');
  expect(await replies.give('a', deed)).toEqual({ done: 2 });
});

test('a bug is no reply to remember', async () => {
  await expect(replies.give('a', () => Promise.reject(new TypeError('No.')))).rejects.toThrow(TypeError);
  expect(await replies.give('a', deed)).toEqual({ done: 1 });
});

test('a reply is known however much is done on other sockets', async () => {
  await replies.give('a', deed);
  const others = Array.from({ length: 10 }, () => new Replies());
  for (const other of others) for (let i = 0; i < 100; i++) await other.give(`${i}`, async () => ({}));
  expect(await replies.give('a', deed)).toEqual({ done: 1 });
});

test('the last 64 replies are known, and those of long ago are not', async () => {
  for (let i = 0; i < 200; i++) await replies.give(`${i}`, deed);
  for (let i = 136; i < 200; i++) await replies.give(`${i}`, deed);
  expect(done).toBe(200);
  await replies.give('0', deed);
  expect(done).toBe(201);
});
