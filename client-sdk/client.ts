// The client of an Undertow server: its person, its lobby, and the tables at which it is.
import { isUnauthorized } from './errors.ts';
import type { AnyGame, GameTypes } from './game-types.ts';
import { type Fetch, Http, type HttpRequest } from './http.ts';
import { Identity, inMemory, type SessionStore } from './identity.ts';
import { JsonLink } from './json-link.ts';
import type { SocketMaker } from './json-socket.ts';
import type { Greeting, Link, LinkMaker, LinkState, Telling } from './link.ts';
import { Listeners } from './listeners.ts';
import { Lobby } from './lobby.ts';
import type { Wait } from './patience.ts';
import type {
  Account,
  Limits,
  Notice,
  Person,
  Problem,
  QuickWish,
  Session,
  Table,
  TableFilter,
  TableWish,
} from './protocol.ts';
import type { Visit } from './visit.ts';
import { Visits } from './visits.ts';

export interface ClientOptions {
  /** A personal token, for programs that are members. */
  readonly token?: string;
  /** Where the session of a guest or member is kept; in memory unless told otherwise. */
  readonly session?: SessionStore;
  /** Another way to the server than the JSON door: see `colyseus.ts`. */
  readonly link?: LinkMaker;
  readonly fetch?: Fetch;
  readonly WebSocket?: SocketMaker;
}

export interface ClientHappenings {
  /** Whether there is a connection. */
  state: LinkState;
  /** A notice of the operator: to everybody, or to those at a `table` whose match was ended, or cannot begin. */
  notice: Notice;
  /** Something is wrong that belongs to no request. */
  problem: Problem;
  /** The server does not let this client in any more: it must sign in again. */
  refused: Error;
}

/** A browser says when its network goes, and when it is there again. */
const browser = globalThis as Partial<EventTarget>;
const NETWORK = ['offline', 'online'];

export class Client {
  readonly lobby: Lobby;
  readonly #root: URL;
  readonly #http: Http;
  readonly #identity: Identity;
  readonly #makeLink: LinkMaker;
  readonly #listeners = new Listeners<ClientHappenings>();
  readonly #visits: Visits;
  #link: Link | undefined;
  #greeting: Greeting | undefined;
  #clockAhead = 0;

  constructor(root: string | URL, options: ClientOptions = {}) {
    this.#root = new URL(root);
    this.#http = new Http(this.#root, options.fetch ?? ((url, how) => fetch(url, how)));
    this.#identity = new Identity(this.#http, options.session ?? inMemory(), options.token);
    this.#makeLink =
      options.link ?? ((root, callbacks) => new JsonLink(root, options.WebSocket ?? WebSocket, callbacks));
    this.lobby = new Lobby(() => this.#linked);
    this.#visits = new Visits({
      link: () => this.#linked,
      person: () => this.person,
      ask: (what) => this.ask(what),
    });
    for (const change of NETWORK) browser.addEventListener?.(change, this.#retry);
  }

  /** Who this client is to the server; `undefined` before it has signed in: then it may only watch. */
  get person(): Person | undefined {
    const person = this.#identity.isPersonal ? this.#greeting?.person : this.#identity.person;
    return person ?? undefined;
  }

  get state(): LinkState {
    return this.#link?.state ?? 'closed';
  }

  /** How much the server allows; `undefined` before the first connection, and over Colyseus. */
  get limits(): Limits | undefined {
    return this.#greeting?.limits;
  }

  /** The tables at which one is. */
  get visits(): readonly Visit<GameTypes>[] {
    return this.#visits.all;
  }

  /** The time by the clock of the server, as well as it is known. Compare `until` of a decision with it. */
  now(): number {
    return Date.now() + this.#clockAhead;
  }

  on<Name extends keyof ClientHappenings>(name: Name, listener: (what: ClientHappenings[Name]) => void): () => void {
    return this.#listeners.on(name, listener);
  }

  /** Comes in as a guest; the server gives it a name. A bot says that it is one. */
  guest(who?: { readonly bot?: boolean }): Promise<Person> {
    return this.#cameIn(this.#identity.comeIn('/api/guests', who));
  }

  /** A guest who signs up stays who they are, and where they are. */
  signUp(name: string, password: string): Promise<Person> {
    return this.#cameIn(this.#identity.signUp({ name, password }));
  }

  signIn(name: string, password: string): Promise<Person> {
    return this.#cameIn(this.#identity.comeIn('/api/sessions', { name, password }));
  }

  async signOut(): Promise<void> {
    this.#disconnect();
    await this.#identity.goOut();
  }

  /** Asks the server who one is by now. */
  async account(): Promise<Account> {
    const account = await this.ask<Account>({ method: 'GET', path: '/api/account' });
    this.#identity.learn(account.person);
    return account;
  }

  /**
   * Asks something over HTTP, as who one is; as a stranger, if the session turns out to be over. What there is to ask stands in
   * the description of the server.
   */
  async ask<Reply>(what: Omit<HttpRequest, 'token'>): Promise<Reply> {
    const ask = (token: string | undefined) => this.#http.ask<Reply>({ ...what, token });
    const token = await unlessOver(this.#identity.token());
    try {
      return await ask(token);
    } catch (error) {
      // The server may have ended a session before its time.
      if (token === undefined || this.#identity.isPersonal || !isUnauthorized(error as Error)) throw error;
      return ask(await unlessOver(this.#identity.renew(token)));
    }
  }

  /** The public tables as they are now; `lobby` keeps them up to date. */
  async tables(filter: TableFilter = {}): Promise<Table[]> {
    const query = new URLSearchParams(
      Object.entries(filter).map(([name, value]): [string, string] => {
        return [name, typeof value === 'object' ? JSON.stringify(value) : `${value}`];
      }),
    );
    return (await this.ask<{ tables: Table[] }>({ method: 'GET', path: `/api/tables?${query}` })).tables;
  }

  /** Connects now, instead of when something is asked for. */
  connect(): void {
    void this.#linked;
  }

  /** Does not wait any longer to connect again; or finds out within seconds whether the connection still holds. */
  retry(): void {
    this.#link?.retry();
  }

  /** Leaves nothing behind: no socket, no timer. Seats stay one's own. */
  close(): void {
    for (const change of NETWORK) browser.removeEventListener?.(change, this.#retry);
    this.#disconnect();
  }

  /** Opens a table, and sits down there. Like all that lead to a table, it waits while the server has no time, unless it is called off. */
  create<Game extends GameTypes = AnyGame>(wish: TableWish, wait?: Wait): Promise<Visit<Game>> {
    return this.#visits.goTo({ ...wish, type: 'create' }, wait);
  }

  /** Sits down at a table that fits, or opens one. */
  quick<Game extends GameTypes = AnyGame>(wish: QuickWish, wait?: Wait): Promise<Visit<Game>> {
    return this.#visits.goTo({ ...wish, type: 'quick' }, wait);
  }

  /** Takes a seat, or comes back to one's own. */
  join<Game extends GameTypes = AnyGame>(
    table: string,
    { signal, ...how }: { readonly seat?: number; readonly invitation?: string } & Wait = {},
  ): Promise<Visit<Game>> {
    return this.#visits.goTo({ ...how, type: 'join', table }, { signal });
  }

  watch<Game extends GameTypes = AnyGame>(
    table: string,
    { signal, ...how }: { readonly invitation?: string } & Wait = {},
  ): Promise<Visit<Game>> {
    return this.#visits.goTo({ ...how, type: 'watch', table }, { signal });
  }

  /** Whether one hears what this person says. */
  async mute(person: string, muted = true): Promise<void> {
    await this.#linked.request({ type: 'mute', person, muted });
  }

  readonly #retry = (): void => this.retry();

  get #linked(): Link {
    this.#link ??= this.#makeLink(this.#root, {
      http: this.#http,
      token: () => this.#identity.token(),
      renew: (token) => this.#identity.renew(token),
      changed: (state) => this.#listeners.tell('state', state),
      opened: (welcome) => this.#opened(welcome),
      told: (message) => this.#told(message),
      timed: (time) => {
        this.#clockAhead = time - Date.now();
      },
      gone: (table, error) => this.#visits.gone(table, error),
      failed: (error) => this.#refused(error),
    });
    return this.#link;
  }

  #opened(greeting: Greeting): void {
    // It may be the same server, back from a backup: what it tells need not go on from what was told before.
    const { process } = greeting;
    if (process !== undefined && process !== this.#greeting?.process) this.#visits.change();
    this.#greeting = greeting;
    if (greeting.person) this.#identity.learn(greeting.person);
    // What fails of this with the connection is done over the next.
    this.lobby.resume().catch(() => {});
    this.#visits.resume();
  }

  #told(message: Telling): void {
    if (message.type === 'tables') this.lobby.told(message);
    else if (message.type === 'notice') this.#noticed(message);
    else if (message.type === 'error') this.#listeners.tell('problem', message);
    else this.#visits.told(message);
  }

  #noticed({ text, table }: Notice): void {
    this.#listeners.tell('notice', table === undefined ? { text } : { text, table });
  }

  async #cameIn(coming: Promise<Session>): Promise<Person> {
    const before = this.person;
    const { person } = await coming;
    if (person.id !== before?.id) this.#disconnect();
    // The server has closed what the session before had opened: it is opened again without a wait.
    else if (this.state !== 'open') this.retry();
    return person;
  }

  #refused(error: Error): void {
    this.#disconnect(error);
    this.#listeners.tell('refused', error);
  }

  #disconnect(error?: Error): void {
    this.#link?.close();
    this.#link = undefined;
    this.#greeting = undefined;
    this.#visits.end(error);
  }
}

/** A session that is over gives no token: its person is a stranger from now on. */
function unlessOver(token: Promise<string | undefined>): Promise<string | undefined> {
  return token.catch((error) => {
    if (!isUnauthorized(error)) throw error;
    return undefined;
  });
}
