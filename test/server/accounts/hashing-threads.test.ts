// The threads in which passwords are hashed: they hold nothing up, and one that dies costs its own password alone.
import { constants } from 'node:os';
import { HashingThreads } from '@undertow/server/accounts/hashing-threads.ts';
import { Passwords } from '@undertow/server/accounts/passwords.ts';
import { hashed } from '@undertow/server/accounts/scrypt.ts';
import { expect, onTestFinished, test } from 'vitest';
import { nextRound } from '../../support/time/fake-time.ts';

const SALT = Buffer.from('salt');
const SOURCE = { place: '1.2.3.4', isFamiliar: false };

function opened(threads: HashingThreads): HashingThreads {
  onTestFinished(() => threads.close());
  return threads;
}

/** They do what the password says. */
function toyThreads() {
  const threads = opened(new HashingThreads(new URL('../../support/programs/toy-hashing.ts', import.meta.url)));
  return { threads, ask: (password: string) => threads.hash({ password, salt: SALT, cost: 4 }) };
}

test('a password is hashed as it would be here', async () => {
  const job = { password: 'correct horse', salt: SALT, cost: 4 };
  expect(Buffer.from(await opened(new HashingThreads()).hash(job))).toEqual(hashed(job));
});

test('however long one takes, the server goes on, and so does the next password', async () => {
  const { threads, ask } = toyThreads();
  const slow = expect(ask('never come back')).rejects.toThrow('no passwords are hashed');
  for (let i = 0; i < 10; i++) await nextRound();
  expect(String(Buffer.from(await ask('next')))).toBe('next');
  await threads.close();
  await slow;
});

test.runIf(process.platform === 'linux')('what serves the players comes first', async () => {
  const [priority] = await toyThreads().ask('how important are you?');
  expect(priority).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
});

test.each(['die', 'break down'])('a thread that is told to %s fails one password and no other', async (password) => {
  const { threads } = toyThreads();
  const passwords = new Passwords({ cost: 4, atOnce: 1, waiting: 3 }, threads);
  const failing = expect(passwords.hash(password, SOURCE)).rejects.toThrow(/died|broken/);
  const waiting = passwords.hash('in line', SOURCE);
  await failing;
  expect(await waiting).toMatch(/^scrypt:/);
  expect(await passwords.hash('next', SOURCE)).toMatch(/^scrypt:/);
});

test('when the server goes, what is under way fails, and no thread is left or begun', async () => {
  const { threads, ask } = toyThreads();
  const busy = expect(ask('never come back')).rejects.toThrow('no passwords are hashed');
  await threads.close();
  await busy;
  await expect(ask('next')).rejects.toThrow('no passwords are hashed');
});
