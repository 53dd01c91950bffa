// A connection that is opened again whenever it is lost. Requests without a reply go over the next one.
import { Backoff } from './backoff.ts';
import { Closed, isUnauthorized, Refused, Unreachable } from './errors.ts';
import type { LinkState } from './link.ts';

/** Over which something can be asked. The reply comes to the wire. */
export interface Connection<What> {
  send(id: string, what: What): void;
  /** Finds out whether the server is still there, and is lost if not. */
  doubt(): void;
  close(): void;
}

/** What a connection tells its owner. */
export interface Wire<Reply> {
  replied(id: string, reply: Reply): void;
  refused(id: string, error: Error): void;
  /** The connection is lost; the server may have said when to come back. */
  lost(retryAfter?: number): void;
  /** Given when the connection is no longer wanted while it is being opened. */
  readonly signal: AbortSignal;
}

export interface PersistentConnectionCallbacks<What, Reply> {
  token(): Promise<string | undefined>;
  renew(token: string): Promise<string | undefined>;
  /** Fails with why there is no connection now. */
  open(token: string | undefined, wire: Wire<Reply>): Promise<Connection<What>>;
  /** Whether to try again makes no sense after this. */
  isFinal(error: Error): boolean;
  changed(state: LinkState): void;
  /** There is a connection: this is said before anything that is asked goes over it. */
  opened(): void;
  /** The connection is given up for good. */
  failed(error: Error): void;
}

interface PendingRequest<What, Reply> {
  readonly what: What;
  /** Whether the request is sent again over the next connection. */
  readonly lasts: boolean;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** A server that says it is going, and is still there after so long, is only not taking anything new. */
const GOING = 30_000;

/** A connection that lasted so long has worked: the next delay is short. */
const GOOD = 10_000;

export class PersistentConnection<What, Reply> {
  readonly #callbacks: PersistentConnectionCallbacks<What, Reply>;
  /** What has no reply yet, in the order in which it was asked. */
  readonly #pending = new Map<string, PendingRequest<What, Reply>>();
  readonly #backoff = new Backoff();
  #state: LinkState = 'waiting';
  #connection: Connection<What> | undefined;
  #attempt = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasRenewed = false;
  #openedAt = 0;
  #asked = 0;

  constructor(callbacks: PersistentConnectionCallbacks<What, Reply>) {
    this.#callbacks = callbacks;
  }

  start(): void {
    void this.#connect();
  }

  get state(): LinkState {
    return this.#state;
  }

  ask(what: What, lasts: boolean): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'closed') return reject(new Closed('The client was closed.'));
      const id = (this.#asked++).toString(36);
      this.#pending.set(id, { what, lasts, resolve, reject });
      this.#connection?.send(id, what);
    });
  }

  retry(): void {
    if (this.#connection) this.#connection.doubt();
    else if (this.#state !== 'closed') {
      // An attempt that began while there was no network may hang for long.
      this.#attempt.abort();
      void this.#connect();
    }
  }

  close(error: Error = new Closed('The client was closed.')): void {
    if (this.#state === 'closed') return;
    clearTimeout(this.#timer);
    this.#attempt.abort();
    this.#connection?.close();
    this.#connection = undefined;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    this.#become('closed');
    for (const request of pending) request.reject(error);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    const attempt = new AbortController();
    this.#attempt = attempt;
    this.#become('connecting');
    let token: string | undefined;
    try {
      token = await this.#callbacks.token();
      if (attempt.signal.aborted) return;
      const connection = await this.#callbacks.open(token, this.#wire(attempt));
      if (attempt.signal.aborted) connection.close();
      else this.#opened(connection);
    } catch (error) {
      if (!attempt.signal.aborted) await this.#notOpened(error as Error, token);
    }
  }

  #wire({ signal }: AbortController): Wire<Reply> {
    return {
      signal,
      replied: (id, reply) => this.#settle(id, (request) => request.resolve(reply)),
      refused: (id, error) => this.#refuse(id, error),
      lost: (retryAfter) => {
        if (!signal.aborted) this.#lost(retryAfter);
      },
    };
  }

  #opened(connection: Connection<What>): void {
    const before = [...this.#pending];
    this.#connection = connection;
    this.#wasRenewed = false;
    this.#openedAt = Date.now();
    // A listener of the new state finds everything as it is over this connection.
    this.#callbacks.opened();
    this.#become('open');
    for (const [id, { what }] of before) connection.send(id, what);
  }

  async #notOpened(error: Error, token: string | undefined): Promise<void> {
    if (isUnauthorized(error) && token !== undefined && !this.#wasRenewed) return this.#renew(error, token);
    if (!isUnauthorized(error) && !this.#callbacks.isFinal(error)) {
      return this.#wait(error instanceof Refused ? error.retryAfter : 0);
    }
    this.close(error);
    this.#callbacks.failed(error);
  }

  async #renew(refusal: Error, token: string): Promise<void> {
    const attempt = this.#attempt;
    this.#wasRenewed = true;
    let failure = refusal;
    try {
      if ((await this.#callbacks.renew(token)) !== undefined)
        return attempt.signal.aborted ? undefined : this.#connect();
    } catch (error) {
      failure = error as Error;
    }
    if (!attempt.signal.aborted) await this.#notOpened(failure, token);
  }

  /** A request that was sent twice may get two replies. */
  #settle(id: string, settle: (request: PendingRequest<What, Reply>) => void): void {
    const request = this.#pending.get(id);
    this.#pending.delete(id);
    if (request) settle(request);
  }

  #refuse(id: string, error: Error): void {
    // A server that is about to go has not done it: the next will.
    const isForTheNext = error instanceof Refused && error.code === 'draining' && this.#pending.get(id)?.lasts;
    if (!isForTheNext) {
      this.#settle(id, (request) => request.reject(error));
      return;
    }
    const connection = this.#connection;
    const refuse = () => {
      if (this.#connection === connection) this.#settle(id, (request) => request.reject(error));
    };
    const timer: unknown = setTimeout(refuse, GOING);
    // It should not keep a program alive that has nothing else to do.
    if (typeof timer === 'object') (timer as { unref?(): void }).unref?.();
  }

  #lost(retryAfter?: number): void {
    this.#attempt.abort();
    this.#connection = undefined;
    for (const [id, request] of this.#pending) {
      if (request.lasts) continue;
      this.#pending.delete(id);
      request.reject(new Unreachable('The connection was lost.'));
    }
    if (this.#state === 'open' && Date.now() - this.#openedAt > GOOD) this.#backoff.calm();
    this.#wait(retryAfter);
  }

  #wait(atLeast = 0): void {
    this.#timer = setTimeout(() => void this.#connect(), this.#backoff.next(atLeast));
    this.#become('waiting');
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#callbacks.changed(state);
  }
}
