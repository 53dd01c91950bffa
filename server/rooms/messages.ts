// What the rooms take from their clients, and how they part from them.
import type { Client, MessageContext, Room } from '@colyseus/core';
import { comeBackAfter } from '../gateway/come-back.ts';
import type { Scene } from './guest.ts';
import type { Wire } from './wire.ts';

/** Lets the clients of the room ask these things. Whatever else they send is refused. */
export function messagesFor(room: Room, types: readonly string[], sceneOf: (client: Client) => Scene): void {
  const hear = (client: Client, type: string, payload: unknown, context?: MessageContext) =>
    (client.ref as Wire).guest.hear(client, sceneOf(client), type, payload, context);
  for (const type of types) {
    room.onMessage(type, (client: Client, payload: unknown, context: MessageContext) =>
      hear(client, type, payload, context),
    );
  }
  room.onMessage('*', (client, type) => {
    client.send('refused', {
      type,
      code: 'malformed',
      message: 'There is no message of this type here.',
      field: 'type',
    });
  });
}

export function farewell(): { readonly reason: string; readonly retryAfter: number } {
  return { reason: 'The server is going away.', retryAfter: comeBackAfter() };
}
