// The AsyncAPI document of the Colyseus door: its rooms, with the requests and messages of each.
import { Problem } from '@undertow/shared/protocol/errors.ts';
import { ROOM_CLOSE_CODES } from '@undertow/shared/protocol/joining.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import { ROOMS, RoomSnapshot } from '@undertow/shared/protocol/rooms.ts';
import type { z } from 'zod';
import type { Offered } from '../../offered.ts';
import { stateSchemas } from '../../rooms/state-schema.ts';
import { tableClassesOf } from '../../rooms/table-class.ts';
import { VERSION } from '../../version.ts';
import {
  ASYNCAPI,
  type AsyncApi,
  LICENSE,
  type Message,
  messagesOf,
  ref,
  refusals,
  SERVERS,
  tagged,
} from './async-document.ts';
import { exampleOf } from './examples.ts';
import { gameSchemas } from './game-schemas.ts';
import { type JsonSchema, Schemas } from './schemas.ts';
import { wordsFor } from './words.ts';

type RoomName = keyof typeof ROOMS;

const ROOM_NAMES = Object.keys(ROOMS) as RoomName[];

const ROOMS_INTRODUCTION = `Rooms for clients of Colyseus 0.18: the room \`table\` for each table, and the room \`lobby\`.

**To join**, set \`client.auth.token\` to a token from the HTTP API, and say what you want in the options:
\`client.joinOrCreate('table', { table })\`. That asks \`POST /matchmake/joinOrCreate/table\` for a place, and connects to
\`/{processId}/{roomId}\` with the \`sessionId\` and the token.

**To do something**, request it: \`await room.request('ready', { ready: true })\`. The promise is fulfilled with the reply when the
request is done and stored. It fails with \`{ name: 'rejected', reason }\`, where the reason is a problem; or with the name
\`no_handler\`, if the room does not know the request. You can also send it without waiting for a reply, with \`room.send\`: then you
hear only of a refusal, by the message \`refused\`, and what you send too often is dropped. A payload may be left out if it may be
empty.

**What you are told** comes as messages, for \`room.onMessage\`, and at a table as its state, for \`room.onStateChange\`. Whatever a
request causes is sent, and is in the state, before its reply.

**After a lost connection** join again: your seat belongs to you, not to the socket. Switch off what the client does by itself with
\`room.reconnection.enabled = false\`. If you join with a name for your \`client\`, repeat what had no reply with the same \`id\`.

**Payloads** are shown as JSON here, and go over the wire as MessagePack, in the frames of Colyseus. **Unknown fields are
ignored**, on both sides. Messages are at most ${LIMITS.frameBytes / 1024} KiB long.`;

const OF_THE_RESERVATION = 'From the `Reservation`.';

/** Where each room is reached, and what it is. */
const PLACES = {
  table: {
    address: '/{processId}/{roomId}',
    parameters: { processId: { description: OF_THE_RESERVATION }, roomId: { description: OF_THE_RESERVATION } },
    about: `The room of a table. It exists as long as a client is in it; the table itself lasts without one. Without \`watch\` you take
a seat by joining, or return to your own. Where spectators see the match some turns late, they are led into a room of their own.`,
  },
  lobby: {
    address: '/{processId}/lobby',
    parameters: { processId: { description: OF_THE_RESERVATION } },
    about: 'The list of public tables, as it changes, and ways to a table. It has no state.',
  },
};

/** The query of a socket's address. */
const QUERY: JsonSchema = {
  type: 'object',
  properties: {
    sessionId: { type: 'string', description: OF_THE_RESERVATION },
    _authToken: { type: 'string', description: 'The token with which the place was reserved, if there was one.' },
  },
  required: ['sessionId'],
};

/** No message to listen to, but what the client of Colyseus keeps as the state of the room. */
const STATE = 'table.toClient.state';

export function roomAsyncApiOf(offered: Pick<Offered, 'games' | 'views'>): AsyncApi {
  const schemas = new Schemas();
  const described = ROOM_NAMES.flatMap((room) => [...requestsOf(room, schemas), ...messagesFrom(room, schemas)]);
  const options = ROOM_NAMES.map((room) => [room, schemas.of(ROOMS[room].joining)] as const);
  const snapshot = schemas.of(RoomSnapshot);
  const named = { ...schemas.named(), ...gameSchemas(offered), ...stateSchemas(tableClassesOf(offered.views)) };
  const words = wordsFor(offered.games);
  const withExample = (schema: JsonSchema) => ({ ...schema, examples: [exampleOf(schema, named, words)] });
  // Examples need all schemas to be known.
  const messages = Object.fromEntries(
    [...described, [STATE, stateMessage(withExample(snapshot))] as const].map(([name, message]) => {
      return [name, { ...message, examples: [{ payload: exampleOf(message.payload, named, words) }] }];
    }),
  );
  const tags = Object.fromEntries(ROOM_NAMES.map((name) => [name, { name, description: PLACES[name].about }]));
  return {
    asyncapi: ASYNCAPI,
    info: {
      title: 'Undertow: the Colyseus door',
      version: VERSION,
      description: `${ROOMS_INTRODUCTION}\n\n${refusals(ROOM_CLOSE_CODES)}`,
      license: LICENSE,
      ...tagged(...ROOM_NAMES),
    },
    servers: SERVERS,
    defaultContentType: 'application/msgpack',
    channels: Object.fromEntries(
      options.map(([room, joining]) => [room, channelOf(room, withExample(joining), Object.keys(messages))]),
    ),
    operations: Object.fromEntries(ROOM_NAMES.flatMap((room) => operationsOf(room, messages))),
    components: { tags, messages, schemas: named },
  };
}

/** What can be asked, each with its reply, and how it is refused. */
function requestsOf(room: RoomName, schemas: Schemas): [string, Message][] {
  const requests = Object.entries(ROOMS[room].requests);
  return [
    ...requests.map(([type, { payload }]) => message(`${room}.toServer.${type}`, payload, schemas)),
    ...requests.map(([type, { reply }]) => message(`${room}.reply.${type}`, reply, schemas)),
    message(`${room}.rejected`, Problem, schemas),
  ];
}

function messagesFrom(room: RoomName, schemas: Schemas): [string, Message][] {
  return Object.entries<z.ZodType>(ROOMS[room].messages).map(([type, payload]) =>
    message(`${room}.toClient.${type}`, payload, schemas),
  );
}

function message(key: string, schema: z.ZodType, schemas: Schemas): [string, Message] {
  const { description, ...payload } = schemas.of(schema);
  const name = key.slice(key.lastIndexOf('.') + 1);
  return [key, { name, title: name, ...(description ? { summary: String(description) } : {}), payload, examples: [] }];
}

function stateMessage(snapshot: JsonSchema): Message {
  return {
    name: 'state',
    title: 'state',
    summary:
      'The table and the match. The client of Colyseus keeps it as `room.state`: it comes whole when you join, and then what changes.',
    contentType: 'application/octet-stream',
    payload: ref('components/schemas/TableState'),
    'x-standing-in': snapshot,
    examples: [],
  };
}

function channelOf(room: RoomName, joining: JsonSchema, names: readonly string[]): JsonSchema {
  const { address, parameters, about } = PLACES[room];
  return {
    address,
    description: about,
    parameters,
    messages: messagesOf(names.filter((name) => name.startsWith(`${room}.`))),
    bindings: { ws: { method: 'GET', query: QUERY, bindingVersion: '0.1.0' } },
    'x-join-options': joining,
  };
}

function operationsOf(room: RoomName, messages: Readonly<Record<string, Message>>): [string, JsonSchema][] {
  const channel = ref(`channels/${room}`);
  const within = (name: string) => ref(`channels/${room}/messages/${name}`);
  const told = Object.keys(messages).filter((name) => name.startsWith(`${room}.toClient.`));
  return [
    ...Object.keys(ROOMS[room].requests).map((type): [string, JsonSchema] => [
      `${room}.${type}`,
      {
        action: 'receive',
        channel,
        ...tagged(room),
        description: messages[`${room}.toServer.${type}`]?.summary,
        messages: [within(`${room}.toServer.${type}`)],
        reply: { channel, messages: [within(`${room}.reply.${type}`), within(`${room}.rejected`)] },
      },
    ]),
    [
      `${room}.push`,
      {
        action: 'send',
        channel,
        ...tagged(room),
        description: 'Everything that the room sends without being asked.',
        messages: told.map(within),
      },
    ],
  ];
}
