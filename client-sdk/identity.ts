// The identity of the client: a session that is kept fresh, a personal token, or a spectator without a name.
import { Refused } from './errors.ts';
import type { Http } from './http.ts';
import type { Person, Session } from './protocol.ts';

/** Where a session is kept from one start of the program to the next. Several that share it are the same person. */
export interface SessionStore {
  read(): Session | undefined;
  write(session: Session | undefined): void;
}

/** A session as it is stored. */
interface KeptSession extends Session {
  /** A guest signs up: by then another session has come in the place of this one, which the server ends. */
  readonly replacedBy?: number;
}

/** A token that has less left than this is exchanged before it is used. */
const MARGIN = 60_000;

/** The most bytes of a reply with a session, which is stored where there is little room. */
const MOST_SESSION_BYTES = 65_536;

/** How long signing up may take. */
const SIGNING_UP = 30_000;

/** How often it is looked whether another program has signed up. */
const LOOK_EVERY = 50;

export class Identity {
  readonly #http: Http;
  readonly #store: SessionStore;
  readonly #personalToken: string | undefined;
  #exchange: { readonly refresh: string; readonly fresh: Promise<Session> } | undefined;

  constructor(http: Http, store: SessionStore, personalToken: string | undefined) {
    this.#http = http;
    this.#store = store;
    this.#personalToken = personalToken;
  }

  /** Whether the client has a personal token, which does not say whose it is. */
  get isPersonal(): boolean {
    return this.#personalToken !== undefined;
  }

  /** Who that is, as far as the session tells. */
  get person(): Person | undefined {
    return this.#session?.person;
  }

  /** The server tells the name of the person by now, and whether they are a guest, a member or a bot. */
  learn(person: Person): void {
    const session = this.#session;
    if (session?.person.id !== person.id) return;
    const { kind, name, bot } = session.person;
    // Others that share the store need not hear of what they know.
    if (kind !== person.kind || name !== person.name || bot !== person.bot) this.#store.write({ ...session, person });
  }

  /** What shows the server who this is; `undefined` for a client that has not signed in. */
  async token(): Promise<string | undefined> {
    if (this.#personalToken !== undefined) return this.#personalToken;
    const session = this.#session;
    return !session || isGood(session) ? session?.token : this.renew(session.token);
  }

  /** Exchanges a token that is not good any more; gives `undefined` if that is not possible. */
  async renew(old: string): Promise<string | undefined> {
    const session = this.#session;
    if (!session) return undefined;
    // Another program with the same store was faster.
    if (session.token !== old) return session.token;
    try {
      const fresh = await this.#exchanged(session);
      // A client that has signed out meanwhile, or has signed in as another person, stays so.
      if (this.#store.read()?.token === old) this.#store.write({ ...session, ...fresh });
      return fresh.token;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'unauthorized') throw error;
      const now = await this.#replaced(old);
      if (now && now.token !== old) return now.token;
      this.#store.write(undefined);
      throw error;
    }
  }

  async comeIn(path: string, body?: unknown, token?: string): Promise<Session> {
    const session = await this.#http.ask<Session>({ method: 'POST', path, body, token, most: MOST_SESSION_BYTES });
    this.#store.write(session);
    return session;
  }

  /** The session of a guest ends when the guest signs up, also for other programs with this store: they wait for the next. */
  async signUp(body: unknown): Promise<Session> {
    const token = await this.token();
    const before = this.#session;
    if (before) this.#store.write({ ...before, replacedBy: Date.now() + SIGNING_UP } as KeptSession);
    try {
      return await this.comeIn('/api/accounts', body, token);
    } catch (error) {
      if (before && this.#store.read()?.token === before.token) this.#store.write(before);
      throw error;
    }
  }

  async goOut(): Promise<void> {
    const session = this.#session;
    // At once: a connection that is made from now on has no person.
    this.#store.write(undefined);
    const good = session && !isGood(session) ? await this.#exchanged(session) : session;
    const token = this.#personalToken ?? good?.token;
    if (token !== undefined) await this.#http.ask({ method: 'DELETE', path: '/api/sessions', token });
  }

  get #session(): Session | undefined {
    return this.isPersonal ? undefined : this.#store.read();
  }

  /** What is kept in the place of a session that has ended, once it is there. */
  async #replaced(token: string): Promise<Session | undefined> {
    for (;;) {
      const now: KeptSession | undefined = this.#store.read();
      if (now?.token !== token || !((now.replacedBy ?? 0) > Date.now())) return now;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  }

  /** The next session, asked for once, however many callers want it. */
  #exchanged({ refresh }: Session): Promise<Session> {
    if (this.#exchange?.refresh === refresh) return this.#exchange.fresh;
    const asked = this.#http.ask<Session>({
      method: 'POST',
      path: '/api/sessions/refresh',
      body: { refresh },
      most: MOST_SESSION_BYTES,
    });
    const exchange = {
      refresh,
      fresh: asked.finally(() => {
        if (this.#exchange === exchange) this.#exchange = undefined;
      }),
    };
    this.#exchange = exchange;
    return exchange.fresh;
  }
}

function isGood({ expires }: Session): boolean {
  return expires - Date.now() > MARGIN;
}

/** Keeps the session for as long as the program runs. */
export function inMemory(session?: Session): SessionStore {
  let kept = session;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
}

/** The part of `localStorage` that is used. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Keeps the session in `localStorage`, or what is like it. */
export function inStorage(storage: TextStore, key = 'undertow.session'): SessionStore {
  return {
    read() {
      try {
        return (JSON.parse(storage.getItem(key) ?? 'null') as Session | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(session) {
      if (session) storage.setItem(key, JSON.stringify(session));
      else storage.removeItem(key);
    },
  };
}
