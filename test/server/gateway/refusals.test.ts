// What is refused: each with a code, and nothing has changed by it.
import { describe, expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { beginMatch, chance, playOut, playUntil } from '../../support/clients/door-player.ts';
import { TestApp } from '../../support/server/test-app.ts';

const NOWHERE = 'aaaaaaaaaa';

describe('what is no message', () => {
  const app = TestApp.forAll();

  test.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['half a message', '{"type":"ping","id":'],
    ['a message without an id', '{"type":"ping"}'],
    ['a message with an id that is too long', JSON.stringify({ type: 'ping', id: 'x'.repeat(65) })],
    ['a message with a number as its id', '{"type":"ping","id":1}'],
  ])('is refused without saying to what: %s', async (_, text) => {
    const client = await app().enter();
    const reply = client.next({ type: 'error' });
    client.say(text);
    expect(await reply).toMatchObject({ code: 'malformed' });
    expect(await reply).not.toHaveProperty('re');
    expect(await client.ask('ping')).toMatchObject({ type: 'ok' });
  });

  test('is refused if it is not in text', async () => {
    const client = await app().enter();
    const reply = client.next({ type: 'error' });
    client.socket.send(Buffer.from('{"type":"ping","id":"1"}'), { binary: true });
    expect(await reply).toMatchObject({ code: 'malformed' });
  });

  test.each([
    ['juggle', {}, 'type'],
    ['__proto__', {}, 'type'],
    ['constructor', {}, 'type'],
    ['lobby', {}, 'on'],
    ['lobby', { on: 'yes' }, 'on'],
    ['lobby', { on: true, filter: { status: 'ended' } }, 'filter.status'],
    ['create', { game: 'abyss', seats: 'two' }, 'seats'],
    ['create', { game: 'abyss', seats: 2, spectators: { allowed: true, delay: 21 } }, 'spectators.delay'],
    ['create', { game: 'abyss', seats: 5 }, 'seats'],
    ['create', { game: 'abyss', seats: 6, options: { expansions: ['leviathan'] } }, 'seats'],
    ['create', { game: 'abyss', seats: 2, options: { expansions: ['tide'] } }, 'options'],
    ['create', { game: 'abyss', seats: 5, options: ['leviathan'] }, 'options'],
    ['quick', { game: 'abyss', seats: 5 }, 'seats'],
    ['join', { table: 'x' }, 'table'],
    ['join', { table: NOWHERE, since: -1 }, 'since'],
    ['answer', { table: NOWHERE, decision: 0 }, 'answer'],
    ['order', { table: NOWHERE, orders: Array(41).fill(null) }, 'orders'],
    ['chat', { table: NOWHERE, text: '   ' }, 'text'],
    ['mute', { person: 'nobody', muted: true }, 'person'],
  ])('is refused with the field that is wrong: %s %j', async (type, fields, field) => {
    const client = await app().guest();
    expect(await client.ask(type, fields)).toMatchObject({ type: 'error', code: 'malformed', field });
  });

  test('is refused if it is nested more deeply than anything needs', async () => {
    const client = await app().guest();
    const deep = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
    const reply = await client.ask('answer', { table: NOWHERE, decision: 0, answer: deep });
    expect(reply).toMatchObject({ code: 'malformed' });
  });

  test('closes the socket if it is longer than a message may be', async () => {
    const client = await app().enter();
    client.say(JSON.stringify({ type: 'ping', id: '1', more: 'x'.repeat(16 * 1024) }));
    expect(await client.closed).toMatchObject({ code: 1009 });
  });

  test('may have fields that the server does not know', async () => {
    const client = await app().enter();
    expect(await client.ask('ping', { more: { and: ['more'] } })).toMatchObject({ type: 'ok' });
  });
});

describe('a client that has not said hello', () => {
  test('is told to', async () => {
    const client = await (await TestApp.open()).knock();
    expect(await client.ask('lobby', { on: true })).toMatchObject({ code: 'unauthorized' });
  });

  test('with a token that is not valid may try again', async () => {
    const app = await TestApp.open();
    const client = await app.knock();
    expect(await client.hello('nonsense')).toMatchObject({ code: 'unauthorized' });
    const { token } = await app.accounts.authentication.guest('here');
    expect(await client.hello(token)).toMatchObject({ type: 'welcome', person: { kind: 'guest' } });
  });

  test('with a ticket comes in once', async () => {
    const app = await TestApp.open();
    const { token } = await app.accounts.authentication.guest('here');
    const { ticket } = app.accounts.tickets.issue(await app.accounts.identify({ token }), { token });
    const [first, second] = [await app.knock(), await app.knock()];
    expect(await first.ask('hello', { ticket })).toMatchObject({ type: 'welcome' });
    expect(await second.ask('hello', { ticket })).toMatchObject({ code: 'unauthorized' });
  });

  test('says it once', async () => {
    const client = await (await TestApp.open()).guest();
    expect(await client.hello()).toMatchObject({ code: 'conflict' });
  });
});

describe('a client without a token', () => {
  test('watches public tables, and may do nothing else', async () => {
    const app = await TestApp.open();
    const table = await beginMatch([await app.guest(), await app.guest()]);
    const stranger = await app.enter();
    for (const [type, fields] of Object.entries({
      create: { game: 'abyss', seats: 2 },
      quick: { game: 'abyss' },
      join: { table },
      ready: { table, ready: true },
      change: { table, time: 'fast' },
      bot: { table },
      remove: { table, seat: 0 },
      rematch: { table },
      answer: { table, decision: 0, answer: 'pass' },
      order: { table, orders: [] },
      undo: { table },
      chat: { table, text: 'hello' },
      mute: { person: 'aaaaaaaaaaaa', muted: true },
    })) {
      expect(await stranger.ask(type, fields)).toMatchObject({ code: 'unauthorized' });
    }
    await stranger.do('watch', { table });
    await stranger.do('lobby', { on: true });
    await stranger.do('leave', { table });
    expect(stranger.positions.get(table)).toMatchObject({ seat: null });
  });
});

describe('a personal token', () => {
  test.each([
    ['play', ['create', 'chat', 'watch']],
    ['watch', ['create', 'join', 'answer', 'chat']],
    ['tables', ['join', 'answer', 'chat', 'watch']],
    ['chat', ['create', 'join', 'answer', 'watch']],
  ] as const)('that is good for %s is good for nothing else', async (scope, refused) => {
    const app = await TestApp.open();
    const { person } = await app.member('Ada');
    const { token } = await app.accounts.tokens.create(person?.id ?? '', { label: 'bot', scopes: [scope] });
    const bot = await app.enter(token);
    const fields = { game: 'abyss', seats: 2, table: NOWHERE, decision: 0, answer: 'pass', text: 'hello' };
    for (const type of ['create', 'join', 'answer', 'chat', 'watch'] as const) {
      const reply = await bot.ask(type, fields);
      const isRefused = reply.type === 'error' && reply.message.includes('does not have the scope');
      expect([type, isRefused]).toEqual([type, (refused as readonly string[]).includes(type)]);
    }
  });
});

describe('at a table', () => {
  test('that does not exist every request is refused', async () => {
    const client = await (await TestApp.open()).guest();
    for (const type of ['join', 'watch', 'ready', 'change', 'bot', 'remove', 'rematch']) {
      const reply = await client.ask(type, { table: NOWHERE, ready: true, seat: 0 });
      expect(reply).toMatchObject({ code: 'not-found' });
    }
  });

  test('that is private, a stranger finds nothing, and a guest who was invited a seat', async () => {
    const app = await TestApp.open();
    const [owner, guest] = [await app.guest(), await app.guest()];
    const { table } = await owner.do('create', { game: 'abyss', seats: 2, access: 'private' });
    const [shown] = owner.heard({ type: 'table' });
    const invitation = shown?.type === 'table' ? shown.table.invitation : undefined;
    for (const type of ['join', 'watch']) {
      expect(await guest.ask(type, { table })).toMatchObject({ code: 'not-found' });
      expect(await guest.ask(type, { table, invitation: 'wrong-invitation' })).toMatchObject({ code: 'not-found' });
    }
    expect(guest.heard({ type: 'table' })).toEqual([]);
    expect(await guest.do('join', { table, invitation })).toMatchObject({ table, seat: 1 });
  });

  test('that wants no spectators the match cannot be watched, not even by a client that came before it began', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()] as const;
    const early = await app.enter();
    const { table } = await players[0].do('create', {
      game: 'abyss',
      seats: 2,
      spectators: { allowed: false, delay: 0 },
    });
    await early.do('watch', { table });
    const begun = early.next({ type: 'table', table: { status: 'playing' } });
    await players[1].do('join', { table });
    for (const player of players) await player.do('ready', { table, ready: true });
    await begun;
    await early.do('ping');
    expect(early.positions.size).toBe(0);
    expect(await (await app.enter()).ask('watch', { table })).toMatchObject({ code: 'forbidden' });
  });

  test('one chats only while being there', async () => {
    const app = await TestApp.open();
    const [owner, other] = [await app.guest(), await app.guest()];
    const { table } = await owner.do('create', { game: 'abyss', seats: 2 });
    expect(await other.ask('chat', { table, text: 'hello' })).toMatchObject({ code: 'conflict' });
    await other.do('join', { table });
    const heard = owner.next({ type: 'chat' });
    await other.do('chat', { table, text: 'hello' });
    expect(await heard).toMatchObject({ text: 'hello', person: { id: other.person?.id }, channel: 'players' });
  });
});

describe('an answer', () => {
  async function atPlay(): Promise<{ table: string; asked: DoorClient; idle: DoorClient; number: number }> {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()];
    const table = await beginMatch(players);
    const random = chance(2);
    for (;;) {
      const [asked, ...more] = players.filter((player) => player.positions.get(table)?.decision);
      const idle = players.find((player) => player !== asked);
      const number = asked?.positions.get(table)?.decision?.number ?? 0;
      if (asked && idle && more.length === 0 && number > 3) return { table, asked, idle, number };
      await playUntil(players, table, number + 1, random);
    }
  }

  test('to an older decision is stale, and the reply has the one that is open', async () => {
    const { table, asked, number } = await atPlay();
    for (const decision of [number - 1, number + 1]) {
      const reply = await asked.ask('answer', { table, decision, answer: 'pass' });
      expect(reply).toMatchObject({ code: 'stale', decision: { number } });
      // It has been told before: a client that follows the table learns nothing from it.
      expect(reply).toHaveProperty('decision', asked.positions.get(table)?.decision);
    }
  });

  test('that was not offered is illegal, and the reply has what was', async () => {
    const { table, asked, number } = await atPlay();
    const { decision } = asked.positions.get(table) ?? {};
    for (const answer of ['nonsense', null, 17, [], { toString: 'take' }, ['__proto__']]) {
      const reply = await asked.ask('answer', { table, decision: number, answer });
      expect(reply).toMatchObject({ code: 'illegal', decision: { number, choice: decision?.choice } });
    }
    expect(asked.positions.get(table)?.decision).toEqual(decision);
  });

  test('of a player who is not asked is stale, and nothing is asked of them', async () => {
    const { table, idle, number } = await atPlay();
    const reply = await idle.ask('answer', { table, decision: number, answer: 'pass' });
    expect(reply).toMatchObject({ code: 'stale', decision: null });
  });

  test('of a person without a seat is forbidden, and so is all else that needs one', async () => {
    const app = await TestApp.open();
    const table = await beginMatch([await app.guest(), await app.guest()]);
    const other = await app.guest();
    await other.do('watch', { table });
    const fields = { table, decision: 0, answer: 'pass', orders: [], ready: true, seat: 0, resign: true };
    for (const type of 'answer order undo ready change bot remove substitute leave rematch'.split(' ')) {
      expect(await other.ask(type, fields)).toMatchObject({ code: 'forbidden' });
    }
  });

  test('before the match is too early, and after it too late', async () => {
    const app = await TestApp.open();
    const owner = await app.guest();
    const { table } = await owner.do('create', { game: 'abyss', seats: 2 });
    const fields = { decision: 0, answer: 'pass' };
    expect(await owner.ask('answer', { table, ...fields })).toMatchObject({ code: 'conflict', decision: null });
    const players = [await app.guest(), await app.guest()];
    const over = await beginMatch(players);
    await Promise.all(players.map((player, seat) => playOut(player, over, chance(seat))));
    expect(await players[0]?.ask('answer', { table: over, ...fields })).toMatchObject({
      code: 'conflict',
      decision: null,
    });
  });

  test('cannot be taken back by a player who has not given one', async () => {
    const { table, idle } = await atPlay();
    expect(await idle.ask('undo', { table })).toMatchObject({ code: 'conflict', decision: null });
  });

  test('in advance must be one that the game knows', async () => {
    const { table, idle } = await atPlay();
    const reply = await idle.ask('order', { table, orders: [{ type: 'nonsense' }] });
    expect(reply).toMatchObject({ code: 'malformed', field: 'orders.0' });
  });
});
