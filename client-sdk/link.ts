// What every way to the server gives the client, whatever goes over the wire.
import type { ClientMessage, QuickWish, ServerMessage, TableWish } from './protocol.ts';

/** `waiting`: the connection was lost, and will be tried again. `closed`: it will not. */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
type Asking = Exclude<ClientMessage, { readonly type: 'hello' | 'ping' | 'create' | 'quick' }>;

export type Request =
  | WithoutId<Asking>
  | ({ readonly type: 'create' } & TableWish)
  | ({ readonly type: 'quick' } & QuickWish);

export type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>;
export type Reply = Extract<ServerMessage, { readonly type: 'ok' }>;
export type Telling = Exclude<ServerMessage, { readonly type: 'welcome' | 'ok' | 'bye' }>;

export interface Link {
  readonly state: LinkState;
  /** Is asked until there is a reply, over as many connections as it takes; done once at most. */
  request(what: Request): Promise<Reply>;
  /** Is asked over the connection that there is, and forgotten with it. */
  requestNow(what: Request): Promise<Reply>;
  /** Tries again now, instead of later. */
  retry(): void;
  close(): void;
}

/** What a link needs of the client, and what it tells it. */
export interface LinkEnds {
  token(): Promise<string | undefined>;
  /** A better token than this one, which was refused; `undefined` if there is none to be had. */
  renew(token: string): Promise<string | undefined>;
  changed(state: LinkState): void;
  /** A new connection: the server does not know yet what the client follows. */
  opened(welcome: Welcome): void;
  told(message: Telling): void;
  /** The server does not let this client in: it will not be tried again. */
  failed(error: Error): void;
}

export type LinkMaker = (root: URL, ends: LinkEnds) => Link;
