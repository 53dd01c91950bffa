// A room of Colyseus, joined again whenever the connection is lost, until the client leaves it.
import { Client, type Room } from '@colyseus/sdk';
import type { Reservation } from '@undertow/shared/protocol/joining.ts';
import type { TableState } from '@undertow/shared/protocol/room-state.ts';
import { newClientName } from './client-name.ts';
import { Refused, Unreachable } from './errors.ts';
import { Heartbeat } from './heartbeat.ts';
import type { LinkCallbacks, LinkState, Reply } from './link.ts';
import { type Connection, PersistentConnection, type Wire } from './persistent-connection.ts';
import type { ErrorCode, Problem } from './protocol.ts';

/** What is asked of a room: a message, and what stands in it. */
export interface RoomRequest {
  readonly type: string;
  readonly payload: object;
}

export interface RoomCallbacks {
  readonly kind: 'table' | 'lobby';
  /** The options with which the room is joined, the first time or again. */
  options(isFirst: boolean): object;
  told(type: string, message: unknown): void;
  stateChanged(state: TableState): void;
  /** Whether there is a connection to the room. */
  changed(): void;
  /** The room cannot be joined, or not any more. */
  failed(error: Error): void;
}

/** Refusals after which it may be another time. */
const PASSING: readonly ErrorCode[] = ['unavailable', 'draining', 'internal'];

export class ColyseusRoom {
  readonly #root: URL;
  readonly #link: LinkCallbacks;
  readonly #callbacks: RoomCallbacks;
  /** The client's name in this room: each room numbers its own requests. */
  readonly #name = newClientName();
  readonly #persistent: PersistentConnection<RoomRequest, Reply>;
  #isFirst = true;

  constructor(root: URL, link: LinkCallbacks, callbacks: RoomCallbacks) {
    this.#root = root;
    this.#link = link;
    this.#callbacks = callbacks;
    this.#persistent = new PersistentConnection({
      token: () => link.token(),
      renew: (token) => link.renew(token),
      open: (token, wire) => this.#open(token, wire),
      isFinal: (error) => this.#isFinal(error),
      changed: () => callbacks.changed(),
      opened: () => this.#opened(),
      failed: (error) => callbacks.failed(error),
    });
    this.#persistent.start();
  }

  get state(): LinkState {
    return this.#persistent.state;
  }

  /** Whether it was joined at all by now. */
  get wasJoined(): boolean {
    return !this.#isFirst;
  }

  ask(type: string, payload: object = {}): Promise<Reply> {
    return this.#persistent.ask({ type, payload }, true);
  }

  retry(): void {
    this.#persistent.retry();
  }

  leave(error?: Error): void {
    this.#persistent.close(error);
  }

  #opened(): void {
    this.#isFirst = false;
    this.#persistent.ask({ type: 'ping', payload: {} }, false).then(
      ({ time }) => this.#link.timed(time as number),
      // Over the next connection it is asked again.
      () => {},
    );
  }

  #isFinal(error: Error): boolean {
    if (!(error instanceof Refused)) return false;
    // The first time, the caller decides how long to wait.
    if (error.code === 'busy' || error.code === 'too-many') return this.#isFirst;
    return !PASSING.includes(error.code);
  }

  async #open(token: string | undefined, wire: Wire<Reply>): Promise<Connection<RoomRequest>> {
    const reservation = await this.#reserve(token);
    // The room says things at once: a client that listens only when it has joined has missed them.
    let heartbeat: Heartbeat | undefined;
    const client = new ListeningClient(this.#root, (room) => {
      heartbeat = this.#listen(room, wire);
    });
    if (token !== undefined) client.auth.token = token;
    const room: Room = await client.consumeSeatReservation(reservation).catch((cause) => {
      throw new Unreachable('The room could not be joined.', { cause });
    });
    return {
      send: async (id, what) => {
        if (await this.#send(room, wire, id, what)) heartbeat?.heard();
      },
      doubt: () => heartbeat?.doubt(),
      close: () => void room.leave(),
    };
  }

  async #reserve(token: string | undefined): Promise<Reservation> {
    const { kind } = this.#callbacks;
    const path = `/matchmake/joinOrCreate/${kind}`;
    const body = { ...this.#callbacks.options(this.#isFirst), client: this.#name };
    try {
      return await this.#link.http.ask<Reservation>({ method: 'POST', path, body, token });
    } catch (error) {
      // A token that is good for playing alone does not let its owner in to watch.
      const isForbidden = error instanceof Refused && error.code === 'forbidden';
      if (!isForbidden || !('watch' in body)) throw error;
      return this.#link.http.ask<Reservation>({ method: 'POST', path, body: { ...body, watch: false }, token });
    }
  }

  #listen(room: Room, wire: Wire<Reply>): Heartbeat {
    let retryAfter = 0;
    const heartbeat = new Heartbeat({
      // To be refused is a sign of life, too.
      ask: () => void room.request('ping').then(heard, (error) => reasonOf(error) && heard()),
      lost: () => this.#lose(room, wire, retryAfter),
    });
    const heard = (): void => heartbeat.heard();
    const stop = (): void => heartbeat.stop();
    room.reconnection.enabled = false;
    room.onMessage('*', (type: string | number, message: unknown) => {
      heard();
      if (type === 'bye') ({ retryAfter } = message as { readonly retryAfter: number });
      else if (!wire.signal.aborted) this.#callbacks.told(String(type), message);
    });
    room.onStateChange((state) => {
      heard();
      if (!wire.signal.aborted) this.#callbacks.stateChanged(state as TableState);
    });
    room.onLeave(() => {
      stop();
      wire.lost(retryAfter);
    });
    wire.signal.addEventListener('abort', stop);
    return heartbeat;
  }

  /** A socket that hangs may say so only after a long time: it is not waited for. */
  #lose(room: Room, wire: Wire<Reply>, retryAfter: number): void {
    wire.lost(retryAfter);
    room.connection.close();
  }

  /** Whether there was a reply, or a refusal. */
  async #send(room: Room, wire: Wire<Reply>, id: string, { type, payload }: RoomRequest): Promise<boolean> {
    try {
      const reply = (await room.request(type, { ...payload, id })) as object;
      wire.replied(id, { ...reply, type: 'ok', re: id });
    } catch (error) {
      const reason = reasonOf(error);
      // No reply in all this time, or no room: over another it is asked again.
      if (!reason) {
        this.#lose(room, wire, 0);
        return false;
      }
      wire.refused(id, new Refused(reason));
    }
    return true;
  }
}

/** Why the server has refused; `undefined` if it was not the server. */
function reasonOf(error: unknown): Problem | undefined {
  return (error as { readonly reason?: Problem }).reason;
}

class ListeningClient extends Client {
  readonly #listen: (room: Room) => void;

  constructor(root: URL, listen: (room: Room) => void) {
    super(root.href);
    this.#listen = listen;
  }

  protected override createRoom<State>(...named: ConstructorParameters<typeof Room<unknown, State>>) {
    const room = super.createRoom<State>(...named);
    this.#listen(room as unknown as Room);
    return room;
  }
}
