// The AsyncAPI document of the JSON door: every message, in which direction it goes, and what replies to it.
import { CLOSE_CODES, ClientMessage, ServerMessage } from '@undertow/shared/protocol/door.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { z } from 'zod';
import type { Offered } from '../../offered.ts';
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
  type Tag,
  tagged,
} from './async-document.ts';
import { exampleOf } from './examples.ts';
import { gameSchemas } from './game-schemas.ts';
import { type JsonSchema, Schemas } from './schemas.ts';
import { wordsFor } from './words.ts';

export const DOOR_INTRODUCTION = `Plain JSON over WebSocket at \`/ws/v1\`, for clients in any language: one JSON object in each text frame.

**Each message that you send** has a \`type\` and an \`id\` that you choose, and gets exactly one reply with that id as \`re\`: \`ok\`,
or \`error\` with a code. The first message is \`hello\`, and its reply is \`welcome\`. If you repeat an \`id\`, nothing is done twice: you
get the first reply again. If \`hello\` names your \`client\`, nothing is done twice across sockets either.

**At a table** you first get the \`table\` and, once there is a match, a \`snapshot\`: everything that you may know, with your
\`decision\` if you are asked. From then on each change is an \`update\` with the next \`version\`, the events that you may know of,
and the changes from your last view to the current one. Answer with the number of the decision.

**After a lost connection** say \`hello\` again, then \`join\` or \`watch\` with your last version as \`since\`: you get the updates that
you missed, or a snapshot. A version counts only at the \`process\` (see \`welcome\`) that told it: at another one, send \`null\`.

**Unknown fields are ignored**, on both sides. Messages are at most ${LIMITS.frameBytes / 1024} KiB long; \`welcome\` tells this and the other limits.`;

const TAGS = {
  connection: { name: 'Connection', description: 'Say who you are, and that you are still there.' },
  lobby: { name: 'Lobby', description: 'Follow the list of tables, and find or open one.' },
  table: { name: 'Table', description: 'Join or watch a table, and get the match started.' },
  match: { name: 'Match', description: 'Answer decisions.' },
  talk: { name: 'Talk', description: 'Chat and reactions at a table.' },
  push: { name: 'Push', description: 'Everything that the server sends without being asked.' },
} as const satisfies Readonly<Record<string, Tag>>;

const TAG_OF: Readonly<Record<ClientMessage['type'], keyof typeof TAGS>> = {
  hello: 'connection',
  ping: 'connection',
  lobby: 'lobby',
  create: 'lobby',
  quick: 'lobby',
  rematch: 'lobby',
  join: 'table',
  watch: 'table',
  leave: 'table',
  ready: 'table',
  change: 'table',
  bot: 'table',
  hint: 'match',
  substitute: 'match',
  remove: 'table',
  answer: 'match',
  order: 'match',
  undo: 'match',
  chat: 'talk',
  react: 'talk',
  mute: 'talk',
};

/** Messages with the same type go in both directions, so their names tell them apart. */
const TO_SERVER = 'toServer';
const TO_CLIENT = 'toClient';

export function asyncApiOf(offered: Pick<Offered, 'games' | 'views'>): AsyncApi {
  const schemas = new Schemas();
  // Whole, for clients that check messages by their schema.
  for (const union of [ClientMessage, ServerMessage]) schemas.of(union);
  const sent = namedMessages(TO_SERVER, ClientMessage.options, schemas);
  const received = namedMessages(TO_CLIENT, ServerMessage.options, schemas);
  const named = { ...schemas.named(), ...gameSchemas(offered) };
  const words = wordsFor(offered.games);
  // Examples need all schemas to be known.
  const messages = Object.fromEntries(
    [...sent, ...received].map(([name, message]) => {
      return [name, { ...message, examples: [{ payload: inOrder(exampleOf(message.payload, named, words)) }] }];
    }),
  );
  return {
    asyncapi: ASYNCAPI,
    info: {
      title: 'Undertow: the JSON door',
      version: VERSION,
      description: DOOR_INTRODUCTION,
      license: LICENSE,
      ...tagged(...Object.keys(TAGS)),
    },
    servers: SERVERS,
    defaultContentType: 'application/json',
    channels: {
      door: {
        address: '/ws/v1',
        description: refusals(CLOSE_CODES),
        messages: messagesOf(Object.keys(messages)),
        bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
      },
    },
    operations: {
      ...Object.fromEntries(sent.map(([name, message]) => [message.name, requestOf(name, message)])),
      push: {
        action: 'send',
        channel: ref('channels/door'),
        ...tagged('push'),
        description: TAGS.push.description,
        messages: received.flatMap(([name, { name: type }]) => (isReply(type) ? [] : [inDoor(name)])),
      },
    },
    components: { tags: TAGS, messages, schemas: named },
  };
}

function namedMessages(prefix: string, options: readonly z.ZodType[], schemas: Schemas): [string, Message][] {
  return options.map((option) => {
    const { description, ...payload } = inlined(schemas.of(option), schemas);
    const type = String((payload.properties as Record<string, JsonSchema>).type?.const);
    const correlation = prefix === TO_SERVER ? 'id' : isReply(type) ? 're' : undefined;
    const message: Message = {
      name: type,
      title: type,
      ...(description ? { summary: String(description) } : {}),
      ...(correlation ? { correlationId: { location: `$message.payload#/${correlation}` } } : {}),
      payload,
      examples: [],
    };
    return [`${prefix}.${type}`, message];
  });
}

/** First what kind of message it is, and which. */
function inOrder(example: unknown): unknown {
  const { type, id, re, ...rest } = example as Record<string, unknown>;
  return { type, ...(id === undefined ? {} : { id: '1' }), ...(re === undefined ? {} : { re: '1' }), ...rest };
}

/** A message stands whole where it is described, even if it has a name. */
function inlined(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name =
    String(schema.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  return schemas.named()[name] ?? schema;
}

function isReply(type: string): boolean {
  return type === 'welcome' || type === 'ok' || type === 'error';
}

function requestOf(name: string, { name: type, summary }: Message): JsonSchema {
  const good = type === 'hello' ? 'welcome' : 'ok';
  return {
    action: 'receive',
    channel: ref('channels/door'),
    ...tagged(TAG_OF[type as ClientMessage['type']]),
    ...(summary ? { description: summary } : {}),
    messages: [inDoor(name)],
    reply: {
      channel: ref('channels/door'),
      messages: [inDoor(`${TO_CLIENT}.${good}`), inDoor(`${TO_CLIENT}.error`)],
    },
  };
}

function inDoor(name: string): JsonSchema {
  return ref(`channels/door/messages/${name}`);
}
