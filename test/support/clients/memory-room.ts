// A Colyseus room without a socket: with its real serializer, and the real decoders of its clients, which know the state
// by reflection.
import { type Client, ClientState, Protocol } from '@colyseus/core';
import { type Decoder, Reflection } from '@colyseus/schema';
import type { Mirror } from '@undertow/server/rooms/mirror.ts';
import { QuietSerializer } from '@undertow/server/rooms/quiet-serializer.ts';
import { standingIn } from '@undertow/shared/protocol/room-reading.ts';
import type { TableState } from '@undertow/shared/protocol/room-state.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';

export class MemoryClient {
  viewer: Viewer;
  /** All frames that were sent to this client. */
  readonly received: Uint8Array[] = [];
  readonly #decoder: Decoder<TableState>;

  constructor(viewer: Viewer, handshake: Uint8Array) {
    this.viewer = viewer;
    this.#decoder = Reflection.decode<TableState>(handshake);
  }

  get state(): TableState {
    return this.#decoder.state;
  }

  get standing() {
    return standingIn(this.state);
  }

  /** As the client library of Colyseus does. */
  receive(frame: Uint8Array): void {
    const it = { offset: 1 };
    if (frame[0] === Protocol.ROOM_STATE_PATCH) this.#decoder.decode(frame, it);
    else if (this.received.length === 0) this.#decoder.decode(frame, it);
    else this.#decoder.decodeResync(frame, it);
    this.received.push(frame);
  }
}

export class MemoryRoom {
  readonly mirror: Mirror;
  readonly clients: MemoryClient[] = [];
  readonly #serializer = new QuietSerializer();

  constructor(mirror: Mirror) {
    this.mirror = mirror;
    this.#serializer.reset(mirror.state);
    this.patch();
  }

  join(viewer: Viewer): MemoryClient {
    const client = new MemoryClient(viewer, this.#serializer.handshake());
    this.rejoin(client);
    return client;
  }

  /** The client comes back, or goes on as another viewer. */
  rejoin(client: MemoryClient, viewer = client.viewer): void {
    client.viewer = viewer;
    if (!this.clients.includes(client)) this.clients.push(client);
    client.receive(this.#serializer.getFullState(this.#connected(client)));
  }

  leave(client: MemoryClient): void {
    this.clients.splice(this.clients.indexOf(client), 1);
  }

  patch(): void {
    this.#serializer.applyPatches(this.clients.map((client) => this.#connected(client)));
  }

  /** The client as the room itself sees it. */
  #connected(client: MemoryClient): Client {
    const raw = (frame: Uint8Array) => client.receive(frame);
    return { state: ClientState.JOINED, view: this.mirror.viewFor(client.viewer), raw } as Partial<Client> as Client;
  }
}
