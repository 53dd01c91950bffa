// What really goes over the Colyseus door, held against its description.
import { roomAsyncApiOf } from '@undertow/server/http/description/room-asyncapi.ts';
import type { JsonSchema } from '@undertow/server/http/description/schemas.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { LOBBY_MESSAGES, LOBBY_REQUESTS, TABLE_MESSAGES, TABLE_REQUESTS } from '@undertow/shared/protocol/rooms.ts';
import { expect, test } from 'vitest';
import { chance } from '../../support/clients/door-player.ts';
import type { RoomClient } from '../../support/clients/room-client.ts';
import { strictly } from '../../support/server/described.ts';
import { RoomServer } from '../../support/server/room-server.ts';

const OPERATOR = 'the-operator-of-these-tests';
const document = roomAsyncApiOf(THE_HOUSE);
const known = new Map<JsonSchema, ReturnType<typeof strictly>>();

function expectDescribed(name: string, sent: unknown): void {
  expectAs(document.components.messages[name]?.payload, sent, name);
}

function expectAs(schema: JsonSchema | undefined, sent: unknown, name: string): void {
  if (!schema) throw new Error(`${name} is not described`);
  const check = known.get(schema) ?? strictly(document, schema);
  known.set(schema, check);
  expect(check.safeParse(sent).error?.issues ?? [], `${name}: ${JSON.stringify(sent)}`).toEqual([]);
}

/** Everything that was asked over this socket, and all that came. */
function expectAllDescribed(room: 'table' | 'lobby', { asked, heard }: RoomClient): void {
  for (const { type, payload, reply } of asked) {
    expectDescribed(`${room}.toServer.${type}`, payload);
    expectDescribed(`${room}.reply.${type}`, reply);
  }
  for (const { type, message } of heard) expectDescribed(`${room}.toClient.${type}`, message);
}

function expectStateDescribed({ room, standing }: RoomClient): void {
  const state = document.components.messages['table.toClient.state'];
  expectAs(state?.payload, room.state.toJSON(), 'the state');
  if (standing) expectAs(state?.['x-standing-in'], standing, 'what can be read from the state');
}

function typesOf(lists: readonly (readonly { readonly type: string }[])[]): string[] {
  return [...new Set(lists.flat().map(({ type }) => type))].sort();
}

/** They play to the end, look at the state as they go, and take back what they may. */
async function playToTheEnd(clients: readonly RoomClient[]): Promise<void> {
  const random = chance(3);
  let takenBack = 0;
  for (let step = 0; ; step++) {
    await Promise.race(clients.map((client) => client.until(() => client.decision !== undefined || hasEnded(client))));
    const asked = clients.find(({ decision }) => decision);
    if (!asked) return;
    await asked.answerOnce(random);
    if (takenBack < 3 && asked.standing?.undo) {
      takenBack++;
      await asked.ask('undo');
    }
    if (step % 20 === 0) for (const client of clients) expectStateDescribed(client);
  }
}

function hasEnded({ standing }: RoomClient): boolean {
  return standing?.ending != null;
}

test('all that is asked and told around a whole game is as it is described, and nothing described is left out', async () => {
  const server = await RoomServer.start({ OPERATOR_TOKEN: OPERATOR });
  const tokens = [await server.guest(), await server.guest()] as const;
  const lobby = await server.join(tokens[0], {}, 'lobby');
  const expansions = { game: 'abyss', seats: 2, time: 'live', options: { expansions: ['kraken', 'leviathan'] } };
  const { table } = (await lobby.ask('create', expansions)) as { readonly table: string };
  const owner = await server.join(tokens[0], { table, events: true });
  await server.join(tokens[1], { table });
  expectStateDescribed(owner);
  await owner.ask('remove', { seat: 1 });
  await owner.ask('bot', {});
  await owner.ask('remove', { seat: 1 });
  await owner.ask('change', { time: 'fast' });
  const guest = await server.join(tokens[1], { table, events: true, client: 'tests' });
  const spectator = await server.join(undefined, { table, watch: true });
  const players = [owner, guest];
  for (const client of players) await client.ask('ready', { ready: true, id: 'ready' });
  for (const client of players) await client.until(() => client.standing !== undefined);
  await owner.ask('ping');
  await owner.ask('order', { orders: [] });
  await owner.ask('chat', { text: 'Good luck!' });
  await owner.ask('react', { reaction: 'bravo' });
  expect(await guest.told('reaction')).toMatchObject({ reaction: 'bravo', channel: 'players' });
  const { person } = (await guest.told('chat')) as { readonly person: { readonly id: string } };
  await guest.ask('mute', { person: person.id, muted: true });
  await playToTheEnd(players);
  for (const client of [...players, spectator]) {
    await client.until(() => hasEnded(client));
    expectStateDescribed(client);
  }
  await owner.until(() => owner.room.state.status === 'ended');
  await owner.ask('rematch');
  await owner.ask('leave', {});

  await lobby.ask('quick', { game: 'abyss', seats: 4 });
  await lobby.ask('lobby', { on: true, filter: { game: 'abyss', status: 'open', seats: 4 } });
  await lobby.ask('mute', { person: person.id, muted: false });
  await lobby.ask('ping');

  const practice = { game: 'abyss', seats: 2, time: 'none', bots: true };
  const learner = await server.join(tokens[0], (await lobby.ask('create', practice)) as { readonly table: string });
  await learner.ask('ready', { ready: true });
  await learner.until(() => learner.decision !== undefined);
  await learner.ask('substitute', { seat: 1 });
  await learner.ask('hint', { decision: learner.decision?.number });

  for (const [client, room] of [[lobby, 'lobby'] as const, [guest, 'table'] as const]) {
    expectDescribed(`${room}.rejected`, await client.refusal('mute', { person: 'nobody' }));
    client.room.send('dance', {});
    await client.told('refused');
  }
  const notice = {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/json' },
  };
  await fetch(`${server.url}/api/operator/notices`, { ...notice, body: JSON.stringify({ text: 'Soon.' }) });
  for (const client of [lobby, guest]) await client.told('notice');
  await server.server.close();
  for (const client of [lobby, guest]) expect(await client.left).toBe(4001);

  const atTable = [...players, spectator, learner];
  for (const client of atTable) expectAllDescribed('table', client);
  expectAllDescribed('lobby', lobby);
  expect(typesOf(atTable.map(({ asked }) => asked))).toEqual(Object.keys(TABLE_REQUESTS).sort());
  expect(typesOf(atTable.map(({ heard }) => heard))).toEqual(Object.keys(TABLE_MESSAGES).sort());
  expect(typesOf([lobby.asked])).toEqual(Object.keys(LOBBY_REQUESTS).sort());
  expect(typesOf([lobby.heard])).toEqual(Object.keys(LOBBY_MESSAGES).sort());
  expect(server.troubles).toEqual([]);
});

test('a request that is not described is not known to a room', async () => {
  const server = await RoomServer.start();
  const token = await server.guest();
  const lobby = await server.join(token, {}, 'lobby');
  const table = await server.join(token, { table: await server.table(token) });
  for (const type of Object.keys(TABLE_REQUESTS)) {
    if (!(type in LOBBY_REQUESTS)) await expect(lobby.ask(type)).rejects.toMatchObject({ name: 'no_handler' });
  }
  for (const type of ['lobby', 'create', 'quick', 'join', 'watch', 'hello', 'dance']) {
    await expect(table.ask(type), type).rejects.toMatchObject({ name: 'no_handler' });
  }
});

test('the description takes nothing that is not described', () => {
  const { payload = {} } = document.components.messages['table.reply.ready'] ?? {};
  expect(strictly(document, payload).safeParse({}).success).toBe(true);
  expect(strictly(document, payload).safeParse({ more: 1 }).success).toBe(false);
});
