// The messages of the rooms: those that they take, those that they send, and why they close a connection.
import { type Client, getMessageBytes, type MessageContext, Protocol, type Room } from '@colyseus/core';
import { SHAPES } from '@undertow/shared/protocol/door.ts';
import {
  ROOM_REQUESTS,
  type RoomMessage,
  type RoomMessageType,
  type RoomRequestType,
} from '@undertow/shared/protocol/rooms.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import type { ConnectionSubscriptions } from '../doors/call.ts';
import { comeBackAfter } from '../doors/come-back.ts';
import { read } from '../doors/reading.ts';
import { type Asking, weightOf } from '../doors/requests.ts';
import type { Waits } from '../host/host.ts';
import type { RoomSocket } from './room-socket.ts';

/** What a client of a room follows: of tables, this one alone. */
export interface RoomSubscriptions extends ConnectionSubscriptions {
  readonly table?: string;
}

/** Lets the clients of the room ask these things. Whatever else they send is refused. */
export function messagesFor(
  room: Room,
  requests: Readonly<Partial<Record<RoomRequestType, unknown>>>,
  subscriptionsOf: (client: Client) => RoomSubscriptions,
): void {
  for (const type of Object.keys(requests) as RoomRequestType[]) {
    room.onMessage(type, (client: Client, payload: unknown, context?: MessageContext) =>
      answer({ client, type, payload, context }, subscriptionsOf),
    );
  }
  room.onMessage('*', (client, type) => {
    tell(client, 'refused', {
      type,
      code: 'malformed',
      message: 'There is no message of this type here.',
      field: 'type',
    });
  });
}

interface Incoming {
  readonly client: Client;
  readonly type: RoomRequestType;
  readonly payload: unknown;
  readonly context: MessageContext | undefined;
}

/** A request gets a reply. A message without an id gets none: only a refusal of it is told. */
async function answer(incoming: Incoming, subscriptionsOf: (client: Client) => RoomSubscriptions): Promise<unknown> {
  const { client, type, payload, context } = incoming;
  const socket = client.ref as RoomSocket;
  const { session } = socket;
  let result: unknown;
  const subscriptions = subscriptionsOf(client);
  const { table } = subscriptions;
  const isAboutTable = 'table' in (SHAPES.get(type)?.shape ?? {});
  const request = {
    type,
    table: isAboutTable ? table : undefined,
    // The socket has counted it as one message already.
    weight: weightOf(type) - 1,
    // All that is ours happens in here: what fails outside would be taken for the client's mistake.
    run: (waits: Waits) => {
      const { id, ...given } = read(ROOM_REQUESTS[type].payload, isObject(payload) ? payload : {});
      const asking = { ...given, id: '-', type, ...(table === undefined ? {} : { table }) } as Asking;
      return session.ask(asking, subscriptions, { id, waits });
    },
  };
  await session.take(socket, request, (outcome) => {
    if ('reply' in outcome) result = outcome.reply;
    else if (context?.id !== undefined) result = context.reject(outcome.problem);
    else tell(client, 'refused', { type, ...outcome.problem });
  });
  return result;
}

/** Sends a message of a type that is described. */
export function tell<Type extends RoomMessageType>(
  client: Pick<Client, 'send'>,
  type: Type,
  message: RoomMessage<Type>,
): void {
  client.send(type, message);
}

/** The bytes of such a message. */
export function bytesOf<Type extends RoomMessageType>(type: Type, message: RoomMessage<Type>): Buffer {
  return getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
}

export function farewell(): RoomMessage<'bye'> {
  return { reason: 'The server is going away.', retryAfter: comeBackAfter() };
}
