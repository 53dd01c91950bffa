// A Colyseus room without a socket: its real encoder, and the real decoders of its clients, who know the state by reflection.
import { type Decoder, Encoder, Reflection, type StateView } from '@colyseus/schema';
import type { Mirror } from '@undertow/server/rooms/mirror.ts';
import { standingIn } from '@undertow/shared/protocol/room-reading.ts';
import type { TableState } from '@undertow/shared/protocol/room-state.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';

export interface MemoryClient {
  readonly viewer: Viewer;
  readonly view: StateView;
  readonly decoder: Decoder<TableState>;
  /** All that was ever sent to this client. */
  readonly received: Uint8Array[];
}

export class MemoryRoom {
  readonly mirror: Mirror;
  readonly clients: MemoryClient[] = [];
  readonly #encoder: Encoder;

  constructor(mirror: Mirror) {
    this.mirror = mirror;
    this.#encoder = new Encoder(mirror.state);
    this.#encoder.discardChanges();
  }

  /** As `getFullState` of the serializer of a room. Nothing may wait to be sent then: it would come a second time. */
  join(viewer: Viewer): MemoryClient {
    if (this.#encoder.hasChanges) throw new Error('a client may not join before all changes are sent');
    const view = this.mirror.viewFor(viewer);
    const it = { offset: 0 };
    this.#encoder.encodeAll(it);
    const whole = this.#encoder.encodeAllView(view, it.offset, it);
    const decoder = Reflection.decode<TableState>(Reflection.encode(this.#encoder));
    decoder.decode(whole);
    const client = { viewer, view, decoder, received: [whole] };
    this.clients.push(client);
    return client;
  }

  leave(client: MemoryClient): void {
    this.clients.splice(this.clients.indexOf(client), 1);
  }

  /** As `applyPatches` of the serializer of a room: encoded once for all who share a view. */
  patch(): ReadonlyMap<Viewer, Uint8Array> {
    const it = { offset: 0 };
    this.#encoder.encode(it);
    const shared = it.offset;
    const patches = new Map<Viewer, Uint8Array>();
    for (const { viewer, view, decoder, received } of this.clients) {
      const patch = patches.get(viewer) ?? this.#encoder.encodeView(view, shared, it);
      patches.set(viewer, patch);
      received.push(patch);
      decoder.decode(patch);
    }
    this.#encoder.discardChanges();
    return patches;
  }
}

export function standingOf({ decoder }: MemoryClient) {
  return standingIn(decoder.state);
}
