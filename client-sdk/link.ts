// The contract of a link, the way to the server, whatever goes over the wire.
import type { Http } from './http.ts';
import type { TableTelling } from './knowledge.ts';
import type { ClientMessage, QuickWish, ServerMessage, TableWish } from './protocol.ts';

/** `waiting`: the connection was lost, and will be tried again. `closed`: it will not. */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
type Asking = Exclude<ClientMessage, { readonly type: 'hello' | 'ping' | 'create' | 'quick' }>;

export type Request =
  | WithoutId<Asking>
  | ({ readonly type: 'create' } & TableWish)
  | ({ readonly type: 'quick' } & QuickWish);

/** What is asked of a table. */
export type TableRequest = Request extends infer Message
  ? Message extends { readonly table: string }
    ? Omit<Message, 'table'>
    : never
  : never;

export type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>;
export type Reply = Extract<ServerMessage, { readonly type: 'ok' }>;
/** What the server says of itself and of the client; over Colyseus it is not all of it. */
export type Greeting = Pick<Welcome, 'person'> & Partial<Pick<Welcome, 'limits' | 'process'>>;
export type Telling =
  | TableTelling
  | Exclude<ServerMessage, { readonly type: 'welcome' | 'ok' | 'bye' | TableTelling['type'] }>;

export interface Link {
  readonly state: LinkState;
  /**
   * Is asked until there is a reply, over as many connections as it takes; done once at most. When the reply to
   * coming to a table is there, everything about the table has been told.
   */
  request(what: Request): Promise<Reply>;
  /** Is asked over the connection that there is, and forgotten with it. */
  requestNow(what: Request): Promise<Reply>;
  /** Tries again now, instead of later; a connection that is there is asked whether it still holds. */
  retry(): void;
  close(): void;
}

/** What a link needs of the client, and what it tells it. */
export interface LinkCallbacks {
  readonly http: Http;
  token(): Promise<string | undefined>;
  /** A better token than this one, which was refused; `undefined` if there is none to be had. */
  renew(token: string): Promise<string | undefined>;
  changed(state: LinkState): void;
  /** A new connection: the server does not know yet what the client follows. */
  opened(greeting: Greeting): void;
  told(message: Telling): void;
  /** What the time is by the clock of the server. */
  timed(time: number): void;
  /** The table cannot be followed any more. */
  gone(table: string, error: Error): void;
  /** The server does not let this client in: it will not be tried again. */
  failed(error: Error): void;
}

export type LinkMaker = (root: URL, callbacks: LinkCallbacks) => Link;
