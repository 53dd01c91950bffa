// The way over the JSON door: one socket after the other, and what was asked goes from each to the next.
import { Backoff } from './backoff.ts';
import { Closed, Refused, Unreachable } from './errors.ts';
import { JsonSocket, type SocketMaker } from './json-socket.ts';
import type { Link, LinkEnds, LinkState, Reply, Request, Welcome } from './link.ts';
import type { ClientMessage, Problem, ServerMessage } from './protocol.ts';

interface Letter {
  readonly message: ClientMessage;
  /** Whether it outlives the connection. */
  readonly lasts: boolean;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

const HELLO = 'hello';

/** A connection that has lasted so long was a good one. */
const GOOD = 10_000;

export class JsonLink implements Link {
  readonly #url: string;
  readonly #socketMaker: SocketMaker;
  readonly #ends: LinkEnds;
  readonly #name = newName();
  /** What has no reply yet, in the order in which it was asked. */
  readonly #letters = new Map<string, Letter>();
  readonly #backoff = new Backoff();
  #state: LinkState = 'waiting';
  #socket: JsonSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #token: string | undefined;
  #wasRenewed = false;
  #retryAfter = 0;
  #openedAt = 0;
  #asked = 0;

  constructor(root: URL, socketMaker: SocketMaker, ends: LinkEnds) {
    const url = new URL('/ws/v1', root);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#url = url.href;
    this.#socketMaker = socketMaker;
    this.#ends = ends;
    void this.#connect();
  }

  get state(): LinkState {
    return this.#state;
  }

  request(what: Request): Promise<Reply> {
    return this.#post(what, true);
  }

  requestNow(what: Request): Promise<Reply> {
    return this.#post(what, false);
  }

  retry(): void {
    if (this.#state === 'waiting') void this.#connect();
  }

  close(): void {
    this.#end(new Closed('The client was closed.'));
  }

  #post(what: Request, lasts: boolean): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'closed') return reject(new Closed('The client was closed.'));
      const id = (this.#asked++).toString(36);
      const message = { ...what, id } as ClientMessage;
      this.#letters.set(id, { message, lasts, resolve, reject });
      if (this.#state === 'open') this.#socket?.send(message);
    });
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    this.#become('connecting');
    try {
      this.#token = await this.#ends.token();
      if (this.#state !== 'connecting') return;
      const socket = new JsonSocket(new this.#socketMaker(this.#url), {
        opened: () => this.#hello(),
        told: (message) => this.#told(message),
        closed: () => this.#lost(),
      });
      this.#socket = socket;
    } catch (error) {
      this.#notLetIn(error);
    }
  }

  #hello(): void {
    const token = this.#token === undefined ? {} : { token: this.#token };
    this.#socket?.send({ type: 'hello', id: HELLO, client: this.#name, ...token });
  }

  #told(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcomed(message);
    else if (message.type === 'bye') this.#retryAfter = message.retryAfter;
    else if (message.type === 'ok') this.#settle(message.re, (letter) => letter.resolve(message));
    else if (message.type === 'error' && message.re !== undefined) this.#objected(message.re, message);
    else this.#ends.told(message);
  }

  #objected(re: string, { code, message, retryAfter, field, decision }: Problem): void {
    const problem: Problem = { code, message, retryAfter, field, decision };
    if (re === HELLO) void this.#refused(problem);
    // A server that is about to go has not done it: the next will.
    else if (code !== 'draining') this.#settle(re, (letter) => letter.reject(new Refused(problem)));
  }

  #welcomed(welcome: Welcome): void {
    const before = [...this.#letters.values()];
    this.#wasRenewed = false;
    this.#retryAfter = 0;
    this.#openedAt = Date.now();
    this.#become('open');
    // First what the client follows: a letter may need that.
    this.#ends.opened(welcome);
    for (const { message } of before) this.#socket?.send(message);
  }

  /** A letter that was sent twice may get two replies. */
  #settle(re: string, settle: (letter: Letter) => void): void {
    const letter = this.#letters.get(re);
    this.#letters.delete(re);
    if (letter) settle(letter);
  }

  async #refused(problem: Problem): Promise<void> {
    this.#socket?.close();
    this.#socket = undefined;
    if (problem.code !== 'unauthorized' || this.#token === undefined || this.#wasRenewed) {
      return this.#notLetIn(new Refused(problem));
    }
    this.#wasRenewed = true;
    try {
      if ((await this.#ends.renew(this.#token)) === undefined) throw new Refused(problem);
      if (this.#state === 'connecting') await this.#connect();
    } catch (error) {
      this.#notLetIn(error);
    }
  }

  #notLetIn(error: unknown): void {
    if (this.#state !== 'connecting') return;
    if (error instanceof Refused && error.code === 'unauthorized') {
      this.#end(error);
      this.#ends.failed(error);
    } else {
      this.#wait(error instanceof Refused ? error.retryAfter : 0);
    }
  }

  #lost(): void {
    this.#socket = undefined;
    for (const [id, letter] of this.#letters) {
      if (letter.lasts) continue;
      this.#letters.delete(id);
      letter.reject(new Unreachable('The connection was lost.'));
    }
    if (this.#state === 'open' && Date.now() - this.#openedAt > GOOD) this.#backoff.calm();
    this.#wait(this.#retryAfter);
  }

  #wait(atLeast = 0): void {
    this.#timer = setTimeout(() => void this.#connect(), this.#backoff.next(atLeast));
    this.#become('waiting');
  }

  #end(error: Error): void {
    if (this.#state === 'closed') return;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = undefined;
    const letters = [...this.#letters.values()];
    this.#letters.clear();
    this.#become('closed');
    for (const letter of letters) letter.reject(error);
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#ends.changed(state);
  }
}

/** Drawn so that no two clients have the same: it tells the server which ids it has seen before. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
