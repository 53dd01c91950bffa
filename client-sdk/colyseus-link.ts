// The link to a server over Colyseus: a room for each table, and one for the lobby while it is needed.
import type { Account } from '@undertow/shared/protocol/people.ts';
import { ColyseusRoom } from './colyseus-room.ts';
import { ColyseusTable } from './colyseus-table.ts';
import { Closed, isUnauthorized, Refused } from './errors.ts';
import type { Link, LinkCallbacks, LinkState, Reply, Request } from './link.ts';
import { PersistentConnection } from './persistent-connection.ts';
import type { Person, ServerMessage, TableFilter } from './protocol.ts';

type Coming = Extract<Request, { readonly type: 'join' | 'watch' }>;
type Tables = Extract<ServerMessage, { readonly type: 'tables' }>;

/** So a client that only wants to open one table is not told of all. */
const NO_TABLES: TableFilter = { game: '-' };

export class ColyseusLink implements Link {
  readonly #root: URL;
  readonly #callbacks: LinkCallbacks;
  /** Says who the client is: there is no room for this, so it is asked over HTTP. */
  readonly #greeting: PersistentConnection<never, never>;
  readonly #greeted: Promise<void>;
  #greet: () => void = () => {};
  readonly #tables = new Map<string, ColyseusTable>();
  #lobby: ColyseusRoom | undefined;
  #filter: TableFilter | undefined;
  #person: Person | null = null;
  /** Why the link is closed; `undefined` while it is open. */
  #over: Error | undefined;
  #state: LinkState = 'waiting';

  constructor(root: URL, callbacks: LinkCallbacks) {
    this.#root = root;
    this.#callbacks = callbacks;
    this.#greeted = new Promise((resolve) => {
      this.#greet = resolve;
    });
    this.#greeting = new PersistentConnection<never, never>({
      token: () => callbacks.token(),
      renew: (token) => callbacks.renew(token),
      open: (token) => this.#askWho(token),
      isFinal: () => false,
      changed: () => this.#changed(),
      opened: () => {
        callbacks.opened({ person: this.#person });
        this.#greet();
      },
      failed: (error) => this.#failed(error),
    });
    this.#greeting.start();
  }

  get state(): LinkState {
    return this.#state;
  }

  async request(what: Request): Promise<Reply> {
    // Before that it is not known which seat is the client's own.
    await this.#greeted;
    if (this.#over) throw this.#over;
    switch (what.type) {
      case 'join':
      case 'watch':
        return this.#come(what);
      case 'create':
      case 'quick':
      case 'mute':
        return this.#askLobby(what);
      case 'lobby':
        return this.#followLobby(what.on ? (what.filter ?? {}) : undefined);
      case 'rematch':
        return this.#goOn(await this.#at(what.table).ask(what));
      case 'leave': {
        // A player who only leaves the room keeps the seat.
        const reply: Reply = what.keepSeat ? { type: 'ok', re: '' } : await this.#at(what.table).ask(what);
        this.#leave(what.table);
        return reply;
      }
      default:
        return this.#at(what.table).ask(what);
    }
  }

  /** Rooms are joined again by themselves: what is asked anew was not understood. */
  async requestNow(what: Request): Promise<Reply> {
    const table = what.type === 'join' || what.type === 'watch' ? this.#tables.get(what.table) : undefined;
    if (!table) return this.request(what);
    table.tellAnew();
    return { type: 'ok', re: '' };
  }

  retry(): void {
    this.#greeting.retry();
    for (const room of this.#rooms) room.retry();
  }

  close(): void {
    this.#end(new Closed('The client was closed.'));
  }

  #end(error: Error): void {
    this.#over ??= error;
    this.#greet();
    this.#become('closed');
    this.#greeting.close(error);
    for (const room of this.#rooms) room.leave(error);
    this.#tables.clear();
    this.#lobby = undefined;
  }

  get #rooms(): (ColyseusTable | ColyseusRoom)[] {
    return [...this.#tables.values(), ...(this.#lobby ? [this.#lobby] : [])];
  }

  async #askWho(token: string | undefined) {
    const ask = () => this.#callbacks.http.ask<Account>({ method: 'GET', path: '/api/account', token });
    this.#person = token === undefined ? null : (await ask()).person;
    return { send() {}, doubt() {}, close() {} };
  }

  async #come(what: Coming): Promise<Reply> {
    const before = this.#tables.get(what.table);
    const table = new ColyseusTable(this.#root, this.#callbacks, {
      what,
      changed: () => this.#changed(),
      failed: (error) => this.#failed(error, what.table),
      isFirst: () => this.#rooms[0] === table,
    });
    this.#tables.set(what.table, table);
    try {
      await table.arrived;
    } catch (error) {
      if (before) this.#tables.set(what.table, before);
      else this.#tables.delete(what.table);
      throw error;
    }
    before?.leave();
    return { type: 'ok', re: '', table: what.table };
  }

  /** Goes to where the reply says that one sits by now. */
  #goOn(reply: Reply): Promise<Reply> {
    return this.#come({ type: 'watch', table: reply.table as string });
  }

  #at(id: string): ColyseusTable {
    const table = this.#tables.get(id);
    if (!table) throw new Refused({ code: 'conflict', message: 'Join or watch the table first.' });
    return table;
  }

  #leave(id: string): void {
    this.#tables.get(id)?.leave();
    this.#tables.delete(id);
    this.#changed();
  }

  async #askLobby({ type, ...payload }: Request): Promise<Reply> {
    const reply = await this.#inLobby().ask(type, payload);
    return type === 'mute' ? reply : this.#goOn(reply);
  }

  #followLobby(filter: TableFilter | undefined): Promise<Reply> {
    const isThere = this.#lobby !== undefined;
    this.#filter = filter;
    const lobby = this.#inLobby();
    // A client that comes is told the list by that alone.
    return isThere ? lobby.ask('lobby', { on: filter !== undefined, filter }) : lobby.ask('ping');
  }

  /** The room of the lobby, which stays joined once it was needed. */
  #inLobby(): ColyseusRoom {
    this.#lobby ??= new ColyseusRoom(this.#root, this.#callbacks, {
      kind: 'lobby',
      options: () => ({ filter: this.#filter ?? NO_TABLES }),
      told: (type, message) => {
        if (type === 'tables' && this.#filter) this.#callbacks.told({ ...(message as Tables), type: 'tables' });
      },
      stateChanged() {},
      changed: () => this.#changed(),
      failed: (error) => this.#failed(error),
    });
    return this.#lobby;
  }

  /** Tells the state of the link, which is the worst of the states of its rooms. */
  #changed(): void {
    if (this.#state === 'closed') return;
    const joined = this.#rooms.filter(({ wasJoined }) => wasJoined);
    const states = [this.#greeting.state, ...joined.map(({ state }) => state)];
    const worst = (['waiting', 'connecting'] as const).find((state) => states.includes(state));
    this.#become(worst ?? 'open');
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#callbacks.changed(state);
  }

  #failed(error: Error, table?: string): void {
    if (this.#state === 'closed') return;
    if (isUnauthorized(error)) {
      this.#end(error);
      this.#callbacks.failed(error);
    } else if (table !== undefined) {
      this.#tables.delete(table);
      this.#callbacks.gone(table, error);
    }
  }
}
