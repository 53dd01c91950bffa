// The description of the Colyseus door: whole, in order, and true.
import { Metadata } from '@colyseus/schema';
import { views } from '@undertow/games/views.ts';
import type { Message } from '@undertow/server/http/description/async-document.ts';
import { asyncApiOf } from '@undertow/server/http/description/asyncapi.ts';
import { roomAsyncApiOf } from '@undertow/server/http/description/room-asyncapi.ts';
import type { JsonSchema } from '@undertow/server/http/description/schemas.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { tableClassesOf } from '@undertow/server/rooms/table-class.ts';
import { ERRORS } from '@undertow/shared/protocol/errors.ts';
import { ROOM_CLOSE_CODES } from '@undertow/shared/protocol/joining.ts';
import {
  LOBBY_MESSAGES,
  LOBBY_REQUESTS,
  ROOMS,
  RoomSnapshot,
  TABLE_MESSAGES,
  TABLE_REQUESTS,
} from '@undertow/shared/protocol/rooms.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { dangling, strictly } from '../../support/server/described.ts';

const document = roomAsyncApiOf(THE_HOUSE);
const messages = Object.entries(document.components.messages);

function typesWith(prefix: string): string[] {
  return messages.flatMap(([name]) => (name.startsWith(`${prefix}.`) ? [name.slice(prefix.length + 1)] : []));
}

test('every request of a room is described, with its reply, and nothing else', () => {
  for (const [room, requests] of Object.entries({ table: TABLE_REQUESTS, lobby: LOBBY_REQUESTS })) {
    expect(typesWith(`${room}.toServer`)).toEqual(Object.keys(requests));
    expect(typesWith(`${room}.reply`)).toEqual(Object.keys(requests));
    for (const type of Object.keys(requests)) {
      const ref = (name: string) => ({ $ref: `#/channels/${room}/messages/${room}.${name}` });
      expect(document.operations[`${room}.${type}`]).toMatchObject({
        tags: [{ $ref: `#/components/tags/${room}` }],
        action: 'receive',
        channel: { $ref: `#/channels/${room}` },
        messages: [ref(`toServer.${type}`)],
        reply: { channel: { $ref: `#/channels/${room}` }, messages: [ref(`reply.${type}`), ref('rejected')] },
      });
    }
  }
  expect(Object.keys(document.components.tags)).toEqual(['table', 'lobby']);
  expect(Object.keys(document.operations)).toHaveLength(
    Object.keys(TABLE_REQUESTS).length + Object.keys(LOBBY_REQUESTS).length + 2,
  );
});

test('every message that a room tells is described, and the state of a table', () => {
  expect(typesWith('table.toClient')).toEqual([...Object.keys(TABLE_MESSAGES), 'state']);
  expect(typesWith('lobby.toClient')).toEqual(Object.keys(LOBBY_MESSAGES));
  for (const room of ['table', 'lobby']) {
    expect(document.operations[`${room}.push`]).toMatchObject({
      action: 'send',
      messages: typesWith(`${room}.toClient`).map((type) => ({
        $ref: `#/channels/${room}/messages/${room}.toClient.${type}`,
      })),
    });
  }
});

test('each channel has all messages of its room, how to join, and where it is', () => {
  expect(Object.keys(document.channels)).toEqual(Object.keys(ROOMS));
  for (const [room, channel] of Object.entries(document.channels)) {
    const ofRoom = messages.flatMap(([name]) => (name.startsWith(`${room}.`) ? [name] : []));
    expect(Object.keys(channel.messages as object)).toEqual(ofRoom);
    const parameters = [...String(channel.address).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(channel.parameters as object)).toEqual(parameters);
  }
  const { table, lobby } = document.channels;
  expect(table).toMatchObject({ 'x-join-options': { $ref: '#/components/schemas/JoiningTable' } });
  expect(lobby).toMatchObject({ 'x-join-options': { $ref: '#/components/schemas/JoiningLobby' } });
});

test('says why a room closes a connection, and what can be refused', () => {
  for (const reason of [...Object.keys(ROOM_CLOSE_CODES), ...Object.keys(ERRORS)]) {
    expect(document.info.description).toContain(`- \`${reason}\`: `);
  }
});

test('refers to nothing that is not there', () => {
  expect(dangling(document)).toEqual([]);
});

test('says of everything that is sent what it does', () => {
  const silent = messages.filter(([name, { summary }]) => !name.includes('.reply.') && !summary);
  expect(silent.map(([name]) => name).filter((name) => !name.endsWith('.rejected'))).toEqual([]);
});

test('shows examples that the rooms themselves would take, and that are as they are described', () => {
  const examplesOf = (name: string) => (document.components.messages[name] as Message).examples;
  const expectGood = (schema: z.ZodType, name: string): void => {
    for (const { payload } of examplesOf(name)) {
      expect(schema.safeParse(payload).error?.issues ?? [], `${name}: ${JSON.stringify(payload)}`).toEqual([]);
    }
  };
  for (const [room, { requests, messages }] of Object.entries(ROOMS)) {
    for (const [type, { payload, reply }] of Object.entries(requests)) {
      expectGood(payload, `${room}.toServer.${type}`);
      expectGood(reply, `${room}.reply.${type}`);
    }
    for (const [type, message] of Object.entries<z.ZodType>(messages)) expectGood(message, `${room}.toClient.${type}`);
  }
  for (const [name, { payload, examples }] of messages) {
    expect(examples).toHaveLength(1);
    expectGood(strictly(document, payload), name);
  }
});

test('shows how to join a room, and what can be read from its state', () => {
  const { table, lobby } = document.channels;
  const state = document.components.messages['table.toClient.state'];
  for (const schema of [table?.['x-join-options'], lobby?.['x-join-options'], state?.['x-standing-in']]) {
    const { examples = [] } = schema as JsonSchema & { examples?: readonly unknown[] };
    expect(examples).toHaveLength(1);
    expect(strictly(document, schema as JsonSchema).safeParse(examples[0]).error?.issues ?? []).toEqual([]);
  }
});

test('describes the state by its declaration, field by field', () => {
  const { TableState, AbyssRoomView } = document.components.schemas;
  const fields = Object.entries((TableState?.properties ?? {}) as Record<string, { readonly description?: string }>);
  expect(fields.map(([name]) => name)).toEqual(Object.keys(Metadata.getFields(tableClassesOf(views).get('abyss'))));
  for (const [name, { description }] of fields) expect(description, name).toBeTruthy();
  expect(TableState).toMatchObject({
    required: ['id', 'status', 'version', 'epoch', 'seats', 'asked'],
    properties: {
      seats: { items: { properties: { own: { required: ['undo', 'orders', 'sealed'] } } } },
      asked: { items: { type: 'integer', minimum: 0, maximum: 255 } },
      view: { anyOf: expect.arrayContaining([{ $ref: '#/components/schemas/AbyssRoomView' }]) },
    },
  });
  expect(AbyssRoomView).toMatchObject({
    properties: { track: { type: 'array', items: { type: 'string' } }, revealed: { minimum: -128 } },
  });
});

test('says what can be read from the state', () => {
  const state = document.components.messages['table.toClient.state'];
  expect(state?.['x-standing-in']).toMatchObject({ $ref: '#/components/schemas/RoomSnapshot' });
  expect(Object.keys(document.components.schemas.RoomSnapshot?.properties ?? {})).toEqual(
    Object.keys(RoomSnapshot.shape),
  );
});

test('calls nothing by a name that means something else at the JSON door', () => {
  const others = asyncApiOf(THE_HOUSE).components.schemas;
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    expect(others[name] ?? schema, name).toEqual(schema);
  }
});
