// Any JSON in any order: each message gets one reply, and the house goes on as if nothing had been said.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../support/clients/any-text.ts';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { beginMatch, chance, playUntil } from '../../support/clients/door-player.ts';
import { expectTried, holdsInTime } from '../../support/run/seeds.ts';
import { TestApp } from '../../support/server/test-app.ts';

const TYPES = [
  ...[
    'hello',
    'ping',
    'lobby',
    'create',
    'quick',
    'join',
    'watch',
    'leave',
    'ready',
    'change',
    'bot',
    'remove',
    'rematch',
    'substitute',
  ],
  ...['answer', 'order', 'undo', 'chat', 'mute', 'nonsense', '__proto__', 'toString'],
];

/** Fields as messages have them, with whatever in them; and now and then what really stands there. */
function wild(table: string): fc.Arbitrary<object> {
  const anything = fc.jsonValue({ maxDepth: 4 });
  const nearly = <Value>(value: fc.Arbitrary<Value>) =>
    fc.option(fc.oneof({ weight: 8, arbitrary: value }, { weight: 1, arbitrary: anything }), {
      freq: 8,
      nil: undefined,
    });
  return fc.record(
    {
      type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...TYPES) }, anything),
      table: nearly(fc.constantFrom(table, 'aaaaaaaaaa')),
      seat: nearly(fc.integer({ min: -1, max: 5 })),
      since: nearly(fc.integer({ min: -1, max: 50 })),
      decision: nearly(fc.integer({ min: -1, max: 50 })),
      answer: nearly(fc.constantFrom('nonsense', -1, null)),
      orders: nearly(fc.array(anything, { maxLength: 3 })),
      text: nearly(fc.string()),
      person: nearly(fc.constant('aaaaaaaaaaaa')),
      muted: nearly(fc.boolean()),
      on: nearly(fc.boolean()),
      filter: nearly(fc.record({ game: anything, seats: anything }, { requiredKeys: [] })),
      game: nearly(fc.constantFrom('abyss', 'chess')),
      seats: nearly(fc.integer({ min: -1, max: 9 })),
      options: nearly(fc.record({ expansions: anything })),
      ready: nearly(fc.boolean()),
      token: nearly(fc.string()),
      invitation: nearly(fc.string()),
    },
    { requiredKeys: ['type'] },
  );
}

interface ConnectionSubscriptions {
  readonly app: TestApp;
  readonly table: string;
  readonly players: readonly DoorClient[];
}

async function scene(): Promise<ConnectionSubscriptions> {
  const app = await TestApp.open();
  const players = [await app.guest(), await app.guest()];
  const table = await beginMatch(players);
  await playUntil(players, table, 8, chance(2));
  return { app, table, players };
}

/** Says all of it, and waits until there is a reply to each. */
async function sayAll(client: DoorClient, messages: readonly object[]): Promise<void> {
  const ids = messages.map((_, i) => `said-${client.messages.length}-${i}`);
  for (const [i, message] of messages.entries()) client.say(JSON.stringify({ ...message, id: ids[i] }));
  await client.ask('ping');
  const replies = client.messages.flatMap((message) =>
    're' in message && ids.includes(message.re ?? '') ? message.re : [],
  );
  expect(replies).toEqual(ids);
}

async function expectUntouched({ app, table, players }: ConnectionSubscriptions): Promise<void> {
  for (const player of players) {
    const again = await app.enter(player.token);
    await again.do('watch', { table });
    expect(again.positions.get(table)).toEqual(player.positions.get(table));
    await again.close();
  }
  expect(app.troubles).toEqual([]);
}

describe('messages of any kind in any order', () => {
  test('of a stranger each get one reply, and change nothing', async () => {
    const all = await scene();
    const stranger = await all.app.guest();
    stranger.follows = false;
    await holdsInTime(
      fc.asyncProperty(fc.array(wild(all.table), { minLength: 20, maxLength: 40 }), (messages) =>
        sayAll(stranger, messages),
      ),
      30,
    );
    expectTried(stranger.heard({ type: 'ok' }).length, 60);
    await expectUntouched(all);
  });

  test('of a client that has not said hello each get one reply, and change nothing', async () => {
    const all = await scene();
    await holdsInTime(
      fc.asyncProperty(fc.array(wild(all.table), { minLength: 20, maxLength: 40 }), async (messages) => {
        const stranger = await all.app.knock();
        const said = messages.filter((message) => !('type' in message) || message.type !== 'hello');
        await sayUnknown(stranger, said);
        await stranger.close();
      }),
      10,
    );
    await expectUntouched(all);
  });

  test('of a player, who may do no more than give up, leave the match as the rules have it', async () => {
    const all = await scene();
    const [player] = all.players as [DoorClient];
    player.follows = false;
    const harmless = wild(all.table).filter(
      (message) => !['undo', 'order', 'leave'].includes((message as { type: string }).type),
    );
    await holdsInTime(
      fc.asyncProperty(fc.array(harmless, { minLength: 20, maxLength: 40 }), (messages) => sayAll(player, messages)),
      20,
    );
    await expectUntouched(all);
  });
});

test('texts of any kind get an error each, and the socket lives', async () => {
  const app = await TestApp.open();
  const client = await app.enter();
  await holdsInTime(
    fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.json(), anyText()), { maxLength: 20 }), async (texts) => {
      const before = client.messages.length;
      for (const text of texts) client.say(text);
      await client.ask('ping');
      const replies = client.messages.slice(before, -1);
      expect(replies.map((reply) => reply.type === 'error' && reply.code)).toEqual(texts.map(() => 'malformed'));
    }),
    30,
  );
});

async function sayUnknown(client: DoorClient, messages: readonly object[]): Promise<void> {
  for (const [i, message] of messages.entries()) client.say(JSON.stringify({ ...message, id: `${i}` }));
  expect(await client.ask('ping')).toMatchObject({ code: 'unauthorized' });
  expect(client.messages.slice(0, -1).map((message) => 're' in message && message.re)).toEqual(
    messages.map((_, i) => `${i}`),
  );
}
