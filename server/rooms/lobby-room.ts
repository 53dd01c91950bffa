// The lobby as a room of Colyseus: the list of tables, as it changes, and how to come to one.
import { type Client, Room } from '@colyseus/core';
import { LOBBY_REQUESTS } from '@undertow/shared/protocol/rooms.ts';
import type { TableFilter } from '@undertow/shared/protocol/tables.ts';
import type { OutgoingMessage } from '../host/outgoing.ts';
import { bytesOf, farewell, messagesFor, type RoomSubscriptions, tell } from './messages.ts';
import type { RoomContext } from './room-context.ts';
import type { RoomSocket } from './room-socket.ts';

const PATCH_RATE = 60_000;

export class LobbyRoom extends Room {
  override patchRate = PATCH_RATE;
  readonly #context: RoomContext;
  /** How each of them stops to follow the list. */
  readonly #followed = new Map<Client, () => void>();

  constructor(context: RoomContext) {
    super();
    this.#context = context;
    messagesFor(this, LOBBY_REQUESTS, (client) => this.#subscriptionsOf(client));
  }

  override onJoin(client: Client): void {
    this.#follow(client, (client.ref as RoomSocket).wishes.filter);
  }

  override onLeave(client: Client): void {
    this.#unfollow(client);
  }

  override onDispose(): void {
    this.#context.closed('lobby');
  }

  override onBeforeShutdown(): void {
    for (const client of this.clients) tell(client, 'bye', farewell());
    this.disconnect(4001).catch((failure) => this.#context.log.error({ err: failure }, 'the lobby did not close'));
  }

  #follow(client: Client, filter: TableFilter | undefined): void {
    this.#unfollow(client);
    const reader = {
      told: (outgoing: OutgoingMessage) => client.enqueueRaw(outgoing.wrapped(asTables)),
    };
    this.#followed.set(client, this.#context.app.lobby.feed.follow(reader, filter));
  }

  #unfollow(client: Client): void {
    this.#followed.get(client)?.();
    this.#followed.delete(client);
  }

  #subscriptionsOf(client: Client): RoomSubscriptions {
    return {
      // A client that wants to be at a table joins its room.
      tables: { isAt: () => false, mustHaveRoom: () => {}, begin: async () => {}, leave: () => {} },
      followLobby: (filter) => {
        if (this.clients.includes(client)) this.#follow(client, filter);
      },
      leaveLobby: () => this.#unfollow(client),
    };
  }
}

/** One message for all clients that are told the same: the list is long. */
function asTables({ message }: OutgoingMessage): Buffer {
  if (message.type !== 'tables') throw new Error(`the list of tables told of ${message.type}`);
  const { tables, gone, whole } = message;
  return bytesOf('tables', { tables, gone, whole });
}
