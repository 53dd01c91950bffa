// What the rooms take from their clients, what they tell them, and how they part from them.
import { type Client, getMessageBytes, type MessageContext, Protocol, type Room } from '@colyseus/core';
import type { RoomMessage, RoomMessageType, RoomRequestType } from '@undertow/shared/protocol/rooms.ts';
import { comeBackAfter } from '../gateway/come-back.ts';
import type { Scene } from './guest.ts';
import type { Wire } from './wire.ts';

/** Lets the clients of the room ask these things. Whatever else they send is refused. */
export function messagesFor(
  room: Room,
  requests: Readonly<Partial<Record<RoomRequestType, unknown>>>,
  sceneOf: (client: Client) => Scene,
): void {
  const hear = (client: Client, type: RoomRequestType, payload: unknown, context?: MessageContext) =>
    (client.ref as Wire).guest.hear(client, sceneOf(client), type, payload, context);
  for (const type of Object.keys(requests) as RoomRequestType[]) {
    room.onMessage(type, (client: Client, payload: unknown, context: MessageContext) =>
      hear(client, type, payload, context),
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

/** A room tells what is described, and nothing else. */
export function tell<Type extends RoomMessageType>(
  client: Pick<Client, 'send'>,
  type: Type,
  message: RoomMessage<Type>,
): void {
  client.send(type, message);
}

/** The same as it goes over a wire. */
export function bytesOf<Type extends RoomMessageType>(type: Type, message: RoomMessage<Type>): Buffer {
  return getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
}

export function farewell(): RoomMessage<'bye'> {
  return { reason: 'The server is going away.', retryAfter: comeBackAfter() };
}
