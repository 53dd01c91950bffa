// Sends the state of a room to its clients. The serializer of Colyseus also sends when nothing has changed for a client,
// which would tell that another seat has answered in secret; this one does not. All rooms share one buffer.
import { type Client, ClientState, Protocol, type Serializer } from '@colyseus/core';
import { Encoder, type Iterator, Reflection, type Schema } from '@colyseus/schema';
import { encodeAbsentFields } from './absent-fields.ts';

/** What is written here is copied before anything else can be. It is larger than any state of a table. */
const BUFFER = new Uint8Array(128 * 1024);

/** How clients are told of the classes of a state: the same for all rooms of a game. */
const handshakes = new WeakMap<object, Uint8Array>();

export class QuietSerializer implements Serializer<Schema> {
  readonly id = 'schema';
  #encoder: Encoder | undefined;
  readonly #isAway: (client: Client) => boolean;

  /** A client that was sent away gets nothing more, though its socket may be open for a moment yet. */
  constructor(isAway: (client: Client) => boolean = () => false) {
    this.#isAway = isAway;
  }

  reset(state: Schema): void {
    this.#encoder = new Encoder(state);
    this.#encoder.sharedBuffer = BUFFER;
  }

  handshake(): Uint8Array {
    const encoder = this.#open();
    const type: object = encoder.state.constructor;
    const handshake = handshakes.get(type) ?? Reflection.encode(encoder);
    handshakes.set(type, handshake);
    return handshake;
  }

  /**
   * All that there is for this client, and nothing else, whatever it may have known before. Nothing may wait to be sent
   * meanwhile: it would come a second time.
   */
  getFullState(client?: Client): Uint8Array {
    const encoder = this.#open();
    if (encoder.hasChanges) throw new Error('the whole state was to be sent before all changes were');
    const it = startMessage(encoder, Protocol.ROOM_STATE);
    const view = client?.view;
    encoder.encodeAll(it);
    if (view) encoder.encodeAllView(view, it.offset, it);
    encodeAbsentFields(encoder.state, view, encoder.sharedBuffer, it);
    return encoder.sharedBuffer.slice(0, it.offset);
  }

  applyPatches(clients: readonly Client[]): boolean {
    const encoder = this.#open();
    if (!encoder.hasChanges) return false;
    const it = startMessage(encoder, Protocol.ROOM_STATE_PATCH);
    const shared = encoder.encode(it).slice();
    const { offset } = it;
    // Clients that share a view are sent the same.
    const patches = new Map<unknown, Uint8Array>([[undefined, shared]]);
    for (const client of clients) {
      if (client.state !== ClientState.JOINED || this.#isAway(client)) continue;
      const { view } = client;
      const patch = patches.get(view) ?? (view ? encoder.encodeView(view, offset, it) : shared);
      patches.set(view, patch);
      if (patch.length > 1) client.raw(patch);
    }
    encoder.discardChanges();
    return true;
  }

  #open(): Encoder {
    if (!this.#encoder) throw new Error('a room needs a state');
    return this.#encoder;
  }
}

function startMessage(encoder: Encoder, protocol: number): Iterator {
  encoder.sharedBuffer[0] = protocol;
  return { offset: 1 };
}
