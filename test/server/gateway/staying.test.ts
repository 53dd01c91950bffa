// Which clients stay connected: those that say hello, show that they are there, and may be there.
import { once } from 'node:events';
import { HELLO_WITHIN } from '@undertow/server/doors/handshakes.ts';
import { BEAT } from '@undertow/server/doors/heartbeat.ts';
import { describe, expect, test } from 'vitest';
import { beginMatch } from '../../support/clients/door-player.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { sqlHere } from '../../support/store/sql-here.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

describe('a socket', () => {
  test('is closed if its client does not say hello in time', async () => {
    const timers = new FakeTime();
    const app = await TestApp.open({ timers });
    const [silent, wrong, polite] = [await app.knock(), await app.knock(), await app.knock()];
    await wrong.hello('nonsense');
    await polite.hello();
    await timers.pass(HELLO_WITHIN);
    expect(await silent.closed).toEqual({ code: 4001, reason: 'No hello came in time.' });
    expect(await wrong.closed).toMatchObject({ code: 4001 });
    expect(await polite.ask('ping')).toMatchObject({ type: 'ok', time: timers.now() });
  });

  test('that is silent is asked whether it is there, and stays while it answers', async () => {
    const timers = new FakeTime();
    const app = await TestApp.open({ timers });
    const client = await app.enter();
    for (let beat = 0; beat < 5; beat++) {
      const pinged = once(client.socket, 'ping');
      await timers.pass(BEAT);
      await pinged;
      // The pong goes before this.
      expect(await client.ask('ping')).toMatchObject({ type: 'ok' });
    }
  });

  test('that does not answer is cut off, and its person is away', async () => {
    const timers = new FakeTime();
    const app = await TestApp.open({ timers });
    const players = [await app.guest(), await app.guest()] as const;
    await beginMatch(players);
    // It hears nothing, and so does not answer either.
    players[0].socket.pause();
    const away = players[1].next({ type: 'table', table: { status: 'playing' } });
    for (let beat = 0; beat < 2; beat++) {
      await timers.pass(BEAT);
      await players[1].do('ping');
    }
    expect(await away).toMatchObject({ table: { seats: [{ connected: false }, { connected: true }] } });
    players[0].socket.resume();
    expect(await players[0].closed).toMatchObject({ code: 1006 });
  });
});

describe('a person', () => {
  test('who signs out has no socket any more, and others have theirs', async () => {
    const app = await TestApp.open();
    const session = await app.accounts.authentication.guest('here');
    const [one, two] = [await app.enter(session.token), await app.enter(session.token)];
    const other = await app.guest();
    const { session: id } = await app.accounts.identify({ token: session.token });
    await app.accounts.sessions.close(id ?? '');
    for (const client of [one, two]) {
      expect(await client.closed).toMatchObject({ code: 4010 });
      expect(client.messages.at(-1)).toMatchObject({ type: 'error', code: 'unauthorized' });
    }
    expect(await other.ask('ping')).toMatchObject({ type: 'ok' });
  });

  test('who is put out gets no request done any more that was not begun', async () => {
    const sql = new FailingSql(sqlHere());
    const app = await TestApp.open({ data: sql });
    const [client, other] = [await app.guest(), await app.guest()];
    const release = sql.hold();
    for (const id of ['a', 'b', 'c']) client.say(JSON.stringify({ type: 'create', id, game: 'abyss', seats: 2 }));
    const received = once(client.socket, 'pong');
    client.socket.ping();
    await received;
    app.door.out(({ person }) => person.id === client.person?.id);
    client.say(JSON.stringify({ type: 'create', id: 'd', game: 'abyss', seats: 2 }));
    await client.closed;
    release();
    // All that was begun before takes no longer than these.
    for (let i = 0; i < 10; i++) await other.do('create', { game: 'abyss', seats: 2 });
    expect(app.app.tables.all().map(({ owner }) => owner?.id)).toEqual([
      client.person?.id,
      ...Array(10).fill(other.person?.id),
    ]);
  });

  test('whose token is taken back keeps the sockets of the session', async () => {
    const app = await TestApp.open();
    const member = await app.member('Ada');
    const person = member.person?.id ?? '';
    const { id, token } = await app.accounts.tokens.create(person, { label: 'bot', scopes: ['watch'] });
    const bot = await app.enter(token);
    await app.accounts.tokens.revoke(person, id);
    expect(await bot.closed).toMatchObject({ code: 4010 });
    expect(await member.ask('ping')).toMatchObject({ type: 'ok' });
  });

  test('who takes back all tokens with a new password keeps the socket of the session alone', async () => {
    const app = await TestApp.open();
    const session = await app.accounts.authentication.signUp({ name: 'Ada', password: 'correct horse' }, 'here');
    const member = await app.enter(session.token);
    const { token } = await app.accounts.tokens.create(session.person.id, { label: 'bot', scopes: ['watch'] });
    const bot = await app.enter(token);
    const identity = await app.accounts.identify(session);
    const change = { password: 'another horse', current: 'correct horse', revokeTokens: true };
    await app.accounts.own.change(identity, change, 'here');
    expect(await bot.closed).toMatchObject({ code: 4010 });
    expect(await member.ask('ping')).toMatchObject({ type: 'ok' });
  });

  test('who changes their name is known by the new one at once', async () => {
    const app = await TestApp.open();
    const client = await app.member('Ada');
    const { table } = await client.do('create', { game: 'abyss', seats: 2 });
    const identity = await app.accounts.identify({ token: client.token });
    await app.accounts.own.change(identity, { name: 'Grace' }, 'here');
    const said = client.next({ type: 'chat' });
    await client.do('chat', { table, text: 'It is me.' });
    expect(await said).toMatchObject({ person: { id: client.person?.id, name: 'Grace', kind: 'member' } });
  });

  test('who signs up as a guest leaves the sockets of the guest, and has the seat of the guest on the next', async () => {
    const app = await TestApp.open();
    const first = await app.guest('one');
    const { token = '', person } = first;
    const second = await app.enter(token, 'two');
    const { table } = await first.do('create', { game: 'abyss', seats: 2 });
    const identity = await app.accounts.identify({ token });
    const signUp = { name: 'Grace', password: 'correct horse' };
    const session = await app.accounts.authentication.signUp(signUp, 'here', identity);
    for (const { closed } of [first, second]) expect(await closed).toMatchObject({ code: 4010 });
    const back = await app.enter(session.token, 'one');
    expect(await back.do('join', { table })).toMatchObject({ table, seat: 0 });
    expect(back.person).toEqual({ id: person?.id, name: 'Grace', kind: 'member' });
  });
});

describe('a server that goes away', () => {
  test('does what was asked, says goodbye to all, and takes nothing more', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()];
    const created = players[0]?.ask('create', { game: 'abyss', seats: 2 });
    await players[1]?.do('ping');
    const drained = app.door.drain('An update.');
    expect(await created).toMatchObject({ type: 'ok' });
    for (const player of players) {
      expect(await player.closed).toMatchObject({ code: 1001 });
      expect(player.messages.at(-1)).toEqual({ type: 'bye', reason: 'An update.', retryAfter: expect.any(Number) });
    }
    await drained;
    expect(app.door.size).toBe(0);
    await expect(app.knock()).rejects.toThrow('503');
  });
});

test('a notice of the operator comes to every client', async () => {
  const app = await TestApp.open();
  const clients = [await app.guest(), await app.enter(), await app.knock()];
  const heard = clients.map((client) => client.next({ type: 'notice' }));
  app.door.announce('We shall be back at noon.');
  for (const notice of await Promise.all(heard)) expect(notice).toMatchObject({ text: 'We shall be back at noon.' });
});
