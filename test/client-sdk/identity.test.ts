// The person that a client speaks for, and how it stays signed in.
import { Client } from '@undertow/client-sdk/client.ts';
import { Refused, Unreachable } from '@undertow/client-sdk/errors.ts';
import { inStorage } from '@undertow/client-sdk/identity.ts';
import type { Session } from '@undertow/shared/protocol/people.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE, meet } from '../support/clients/memory-accounts.ts';
import { ADA, TABLE } from '../support/clients/memory-door.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a guest has a name and shows a token', async () => {
  const { accounts, client, door } = meet();
  expect(await client.guest()).toEqual({ ...ADA, name: 'Guest', kind: 'guest' });
  expect(client.person?.name).toBe('Guest');
  client.connect();
  await vi.advanceTimersByTimeAsync(10);
  expect(door.tokens).toEqual(['token 1']);
  await client.ask({ method: 'GET', path: '/api/account' });
  expect(accounts.asked.at(-1)).toMatchObject({ what: 'GET /api/account', token: 'token 1' });
});

test('a guest who signs up shows the token of the guest, and stays connected', async () => {
  const { accounts, client, wire } = meet();
  await client.guest();
  client.connect();
  await vi.advanceTimersByTimeAsync(10);
  await client.signUp('Ada', 'correct horse');
  expect(accounts.asked.at(-1)).toEqual({
    what: 'POST /api/accounts',
    token: 'token 1',
    body: { name: 'Ada', password: 'correct horse' },
  });
  expect(wire.open).toBe(1);
});

test('a person who signs up or changes their name has the new name at once, and in the next program too', async () => {
  const { accounts, client, options, store } = meet();
  await client.guest();
  client.connect();
  await vi.advanceTimersByTimeAsync(10);
  const member = { ...ADA, name: 'Ada Lovelace' };
  accounts.next = { status: 201, text: JSON.stringify({ ...store.read(), person: member }) };
  await client.signUp('Ada Lovelace', 'correct horse');
  expect(client.person).toEqual(member);
  const renamed = { ...member, name: 'Ada King' };
  accounts.next = { status: 200, text: JSON.stringify({ person: renamed }) };
  expect((await client.account()).person).toEqual(renamed);
  expect([client.person, new Client('http://memory.test', options).person]).toEqual([renamed, renamed]);
  // As has a person whom the server tells so when they come back.
  const other = new Client('http://memory.test', options);
  other.connect();
  await vi.advanceTimersByTimeAsync(10);
  expect(client.person).toEqual(ADA);
});

test('a token that is about to expire is exchanged before it is used', async () => {
  const { accounts, client } = meet();
  await client.guest();
  await vi.advanceTimersByTimeAsync(13 * MINUTE);
  await client.ask({ method: 'GET', path: '/api/account' });
  expect(accounts.asked.at(-1)?.token).toBe('token 1');
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await client.ask({ method: 'GET', path: '/api/account' });
  expect(accounts.asked.at(-1)?.token).toBe('token 2');
});

test('a token is exchanged once, however many want it', async () => {
  const { accounts, client } = meet();
  await client.guest();
  await vi.advanceTimersByTimeAsync(HOUR);
  const all = ['/a', '/b', '/c'].map((path) => client.ask({ method: 'GET', path }));
  await Promise.all(all);
  expect(accounts.count('POST /api/sessions/refresh')).toBe(1);
});

test('a token that is refused all the same is exchanged, and tried once more', async () => {
  const { accounts, client, door } = meet();
  await client.guest();
  // The clocks of client and server do not agree.
  door.refuseHello = { code: 'unauthorized', message: 'This token is not valid.' };
  client.connect();
  await vi.advanceTimersByTimeAsync(3);
  door.refuseHello = undefined;
  await vi.advanceTimersByTimeAsync(10);
  expect(client.state).toBe('open');
  expect(door.tokens).toEqual(['token 1', 'token 2']);
  expect(accounts.count('POST /api/sessions/refresh')).toBe(1);
});

test('a session that is over is forgotten, and the client says so', async () => {
  const { client, door, store, wire } = meet();
  await client.guest();
  store.write({ ...(store.read() as Session), refresh: 'an old one' });
  const refused: Error[] = [];
  client.on('refused', (error) => refused.push(error));
  door.refuseHello = { code: 'unauthorized', message: 'This token is not valid.' };
  client.connect();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(refused.map(({ message }) => message)).toEqual(['This session is over. Sign in again.']);
  expect(client.person).toBe(undefined);
  expect(client.state).toBe('closed');
  // Signing in again is enough.
  door.refuseHello = undefined;
  await client.guest();
  const joined = client.join(TABLE);
  await vi.advanceTimersByTimeAsync(10);
  expect((await joined).id).toBe(TABLE);
  expect(wire.open).toBe(1);
});

test('a request with a session that is over is asked as a stranger', async () => {
  const { accounts, client, store } = meet();
  const tokens = () => accounts.asked.filter(({ what }) => what === 'GET /a').map(({ token }) => token);
  const forgotten = { status: 401, text: '{"code":"unauthorized","message":"This token is not valid."}' };
  for (const isEarly of [true, false]) {
    await client.guest();
    store.write({ ...(store.read() as Session), refresh: 'an old one' });
    if (isEarly) accounts.next = forgotten;
    else await vi.advanceTimersByTimeAsync(HOUR);
    expect(await client.ask({ method: 'GET', path: '/a' })).toEqual({});
    expect(client.person).toBe(undefined);
  }
  expect(tokens()).toEqual(['token 1', undefined, undefined]);
  // With a session that is not over it is asked once more.
  await client.guest();
  accounts.next = forgotten;
  await client.ask({ method: 'GET', path: '/a' });
  expect(tokens().slice(3)).toEqual(['token 3', 'token 4']);
});

test('a server that cannot be reached does not end a session', async () => {
  const { accounts, client, store } = meet();
  await client.guest();
  await vi.advanceTimersByTimeAsync(HOUR);
  accounts.isDown = true;
  client.connect();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(client.state).toBe('waiting');
  expect(store.read()?.token).toBe('token 1');
  accounts.isDown = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(client.state).toBe('open');
});

test('two programs with one store never use a word twice', async () => {
  const { accounts, client, options, store } = meet();
  await client.guest();
  const other = new Client('http://memory.test', options);
  await vi.advanceTimersByTimeAsync(HOUR);
  await client.ask({ method: 'GET', path: '/a' });
  await other.ask({ method: 'GET', path: '/b' });
  expect(accounts.asked.at(-1)?.token).toBe('token 2');
  expect(store.read()?.token).toBe('token 2');
});

test('a person who signs out, or in as another, leaves the tables', async () => {
  const { accounts, client, wire, store } = meet();
  await client.guest();
  const joining = client.join(TABLE);
  await vi.advanceTimersByTimeAsync(10);
  const over: unknown[] = [];
  (await joining).on('over', (error) => over.push(error));
  await client.signOut();
  expect(over).toEqual([undefined]);
  expect(wire.open).toBe(0);
  expect(accounts.asked.at(-1)).toMatchObject({ what: 'DELETE /api/sessions', token: 'token 1' });
  expect(store.read()).toBe(undefined);
});

test('a client that signs out has no person at once, also on a connection that is opened meanwhile', async () => {
  const { client, door, store } = meet();
  await client.guest();
  const gone = client.signOut();
  client.connect();
  await gone;
  await vi.advanceTimersByTimeAsync(10);
  expect(door.tokens).toEqual([undefined]);
  expect(store.read()).toBe(undefined);
  expect(client.person).toBe(undefined);
});

test('a client that signs out while a token is exchanged stays out', async () => {
  const { accounts, client, store } = meet();
  await client.guest();
  await vi.advanceTimersByTimeAsync(HOUR);
  const asked = client.ask({ method: 'GET', path: '/a' });
  await client.signOut();
  await asked;
  expect(store.read()).toBe(undefined);
  expect(accounts.asked).toContainEqual({ what: 'DELETE /api/sessions', token: 'token 2', body: undefined });
  expect(accounts.count('POST /api/sessions/refresh')).toBe(1);
});

test('a client that signs out and in again meanwhile exchanges each token by its own word', async () => {
  const { accounts, client, store } = meet();
  await client.guest();
  await vi.advanceTimersByTimeAsync(HOUR);
  const asked = client.ask({ method: 'GET', path: '/a' });
  const gone = client.signOut();
  store.write({ ...ADA, person: ADA, token: 'of another', refresh: 'a word of another', expires: 0 } as Session);
  expect(await client.ask({ method: 'GET', path: '/b' })).toEqual({});
  expect(store.read()).toBe(undefined);
  await Promise.all([asked, gone]);
  const words = accounts.asked.filter(({ what }) => what === 'POST /api/sessions/refresh').map(({ body }) => body);
  expect(words).toEqual([{ refresh: 'refresh 1' }, { refresh: 'a word of another' }]);
});

test('a listener that hears of a connection knows its person', async () => {
  const { client, wire, store } = meet();
  const known: unknown[] = [];
  client.on('state', (state) => {
    if (state === 'open') known.push(client.person?.name);
  });
  await client.guest();
  client.connect();
  await vi.advanceTimersByTimeAsync(10);
  // Another program with the same store signs out.
  store.write(undefined);
  wire.cut();
  await vi.advanceTimersByTimeAsync(1000);
  expect(known).toEqual([ADA.name, undefined]);
});

test('a personal token is shown as it is', async () => {
  const { accounts, door, options } = meet();
  const client = new Client('http://memory.test', { ...options, token: 'personal' });
  await client.ask({ method: 'GET', path: '/api/account' });
  client.connect();
  await vi.advanceTimersByTimeAsync(10);
  expect(accounts.asked.at(-1)?.token).toBe('personal');
  expect(door.tokens).toEqual(['personal']);
  // The server says which person that is.
  expect(client.person?.name).toBe('Ada');
});

test('what is refused says why, what is no answer says so', async () => {
  const { accounts, client } = meet();
  const problem = { code: 'taken', message: 'Somebody has this name.', field: 'name' };
  accounts.next = { status: 409, text: JSON.stringify(problem) };
  const refused = await client.signUp('Ada', 'correct horse').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ code: 'taken', message: 'Somebody has this name.', problem });
  accounts.next = { status: 502, text: '<html>Bad gateway</html>' };
  await expect(client.guest()).rejects.toThrow(Unreachable);
  accounts.isDown = true;
  await expect(client.guest()).rejects.toThrow(Unreachable);
});

test('a filter becomes a question', async () => {
  const { accounts, client } = meet();
  accounts.next = { status: 200, text: '{"tables": []}' };
  expect(await client.tables({ game: 'abyss', rated: false, seats: 3 })).toEqual([]);
  expect(accounts.asked.at(-1)?.what).toBe('GET /api/tables?game=abyss&rated=false&seats=3');
  accounts.next = { status: 200, text: '{"tables": []}' };
  await client.tables({ options: { full: true } });
  expect(accounts.asked.at(-1)?.what).toBe('GET /api/tables?options=%7B%22full%22%3Atrue%7D');
});

test('a session is kept from one start to the next', () => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  const store = inStorage(storage);
  const session = { token: 'token 1' } as Session;
  store.write(session);
  expect(inStorage(storage).read()).toEqual(session);
  expect(inStorage(storage, 'another').read()).toBe(undefined);
  store.write(undefined);
  expect(store.read()).toBe(undefined);
  texts.set('undertow.session', '{"token":');
  expect(store.read()).toBe(undefined);
});

test('programs that share the session are not told what has not changed', async () => {
  const { accounts, client, store } = meet();
  await client.guest();
  let written = 0;
  const { write } = store;
  store.write = (session) => {
    written++;
    write(session);
  };
  const person = store.read()?.person;
  accounts.next = { status: 200, text: JSON.stringify({ person }) };
  await client.account();
  expect(written).toBe(0);
  accounts.next = { status: 200, text: JSON.stringify({ person: { ...person, name: 'Ada King' } }) };
  await client.account();
  expect(written).toBe(1);
});
