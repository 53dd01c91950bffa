// A guest signs up while another program has the same session: the server ends it, and both go on with the next.
import { Client } from '@undertow/client-sdk/client.ts';
import type { Session } from '@undertow/shared/protocol/people.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE, meet } from '../support/clients/memory-accounts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const OVER = { code: 'unauthorized', message: 'This token is not valid.' } as const;

test('a program waits for the session into which another one with the same store signs up', async () => {
  const { accounts, client, door, options, store } = meet();
  await client.guest();
  const other = new Client('http://memory.test', options);
  const refused: Error[] = [];
  other.on('refused', (error) => refused.push(error));
  const reply = accounts.hold('POST /api/accounts');
  const signedUp = client.signUp('Ada', 'correct horse');
  await vi.advanceTimersByTimeAsync(10);
  // The server has ended the session of the guest, and its reply is still on the way.
  store.write({ ...(store.read() as Session), refresh: 'an old one' });
  door.refuseHello = OVER;
  other.connect();
  const asked = other.ask({ method: 'GET', path: '/a' });
  accounts.next = { status: 401, text: JSON.stringify(OVER) };
  await vi.advanceTimersByTimeAsync(MINUTE / 4);
  expect(other.person).toEqual(client.person);
  door.refuseHello = undefined;
  reply();
  await signedUp;
  await vi.advanceTimersByTimeAsync(1000);
  await asked;
  expect(accounts.asked.at(-1)).toMatchObject({ what: 'GET /a', token: 'token 2' });
  expect([door.tokens.at(-1), other.state, refused]).toEqual(['token 2', 'open', []]);
});

test('a program does not wait for ever for one that is gone, nor once it has not signed up', async () => {
  const { accounts, client, store, options } = meet();
  await client.guest();
  const guest = store.read();
  accounts.next = { status: 409, text: JSON.stringify({ code: 'taken', message: 'Another person has this name.' }) };
  await expect(client.signUp('Ada', 'correct horse')).rejects.toMatchObject({ code: 'taken' });
  expect(store.read()).toEqual(guest);
  accounts.hold('POST /api/accounts');
  void client.signUp('Ada', 'correct horse');
  await vi.advanceTimersByTimeAsync(10);
  store.write({ ...(store.read() as Session), refresh: 'an old one' });
  const other = new Client('http://memory.test', options);
  accounts.next = { status: 401, text: JSON.stringify(OVER) };
  const asked = other.ask({ method: 'GET', path: '/a' });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await asked).toEqual({});
  expect(accounts.asked.at(-1)).toMatchObject({ what: 'GET /a', token: undefined });
});
