// The session of a client on one connection, at either door: the person it speaks for, and its requests, done in order.
import { type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Identity } from '../accounts/identity.ts';
import type { Waits } from '../host/host.ts';
import type { MessageRate, Sender } from '../limits/message-rate.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import {
  Call,
  type ConnectionSubscriptions,
  type RequestContext,
  type Requester,
  type RequestServices,
} from './call.ts';
import type { Outcome } from './outcome.ts';
import { mustBeAllowed } from './permissions.ts';
import { problemOf } from './problems.ts';
import { Replies } from './replies.ts';
import { RequestQueue } from './request-queue.ts';
import { type Asking, run } from './requests.ts';

/** What the sessions of a door have in common. */
export interface SessionParts extends RequestServices {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly rate: MessageRate;
}

/** The socket of the connection, as its session needs it. */
export interface SessionSocket {
  /** While a socket is being closed its client may still send: none of that is taken. */
  readonly isOpen: boolean;
  /** More will be sent at once: it can go out together. */
  expectsMore: boolean;
  /** Stops to read, so that a client that sends too fast has to wait. */
  pause(): void;
  resume(): void;
  /** The client sends far more than it may. */
  closeForFlooding(): void;
}

/** A message as it came over the socket. */
export interface Incoming {
  readonly type: Asking['type'] | 'hello' | undefined;
  /** How many messages it counts for, of which the door may have counted some. */
  readonly weight: number;
  /** The table that it is about. */
  readonly table: string | undefined;
  /** Does what is asked, and gives what the reply says. It tells if it has to wait for a match. */
  run(waits: Waits): Promise<object>;
}

/** When so many requests wait for those before them, no more are read from the socket for a while. */
const MOST_WAITING = 32;

const MUTES_NONE: ReadonlySet<string> = new Set();

export class ClientSession implements Requester {
  readonly sender: Sender;
  identity: Identity | undefined;
  client: string | undefined;
  readonly #parts: SessionParts;
  readonly #queue = new RequestQueue();
  readonly #replies = new Replies();
  #isDraining = false;

  constructor(sender: Sender, parts: SessionParts, requester?: Pick<Requester, 'identity' | 'client'>) {
    this.sender = sender;
    this.identity = requester?.identity;
    this.client = requester?.client;
    this.#parts = parts;
  }

  get place(): string {
    return this.sender.place;
  }

  get person(): Person | undefined {
    return this.identity?.person;
  }

  /** A person has another name now. */
  renamed(person: Person): void {
    if (this.identity?.person.id === person.id) this.identity = { ...this.identity, person };
  }

  /** Whether this client is told what another person says. */
  async hearing(): Promise<(person: string) => boolean> {
    const { person } = this;
    const muted = person ? await this.#parts.app.mutes.of(person.id) : MUTES_NONE;
    return (other) => !muted.has(other);
  }

  /** Done when all requests that came until now are done. */
  finish(): Promise<void> {
    return this.#queue.finish();
  }

  /** Takes no more requests. Done when those that it has taken are done. */
  drain(): Promise<void> {
    this.#isDraining = true;
    return this.finish();
  }

  /**
   * Runs a request when those before it are done, or wait for a match, and hands on what came of it. If its socket closes while it
   * waits for others, it is dropped. If it waits for none, it is done, even if its client hangs up right behind it.
   */
  async take(socket: SessionSocket, incoming: Incoming, reply: (outcome: Outcome) => void): Promise<void> {
    const arrived = performance.now();
    const objection = this.#objectionTo(incoming.weight);
    if (objection === 'enough') return socket.closeForFlooding();
    socket.expectsMore = true;
    const waits = this.#queue.length > 0;
    const done = this.#queue.run(incoming.table, async (stepAside) => {
      if (waits && !socket.isOpen) return;
      try {
        if (objection) throw objection;
        reply({ reply: await incoming.run(stepAside) });
        if (incoming.type === 'answer') {
          this.#parts.metrics.answerSeconds.observe((performance.now() - arrived) / 1000);
        }
      } catch (failure) {
        reply({ problem: this.#refused(failure) });
      }
    });
    if (this.#queue.length >= MOST_WAITING) socket.pause();
    await done;
    socket.expectsMore = this.#queue.isBusy;
    if (this.#queue.length < MOST_WAITING) socket.resume();
  }

  /** A ping or pong counts as a message, so that a client that only sends those is closed, too. */
  weigh(socket: SessionSocket): void {
    if (this.#parts.rate.judge(this.sender, 1) === 'enough') socket.closeForFlooding();
  }

  /** Does what is asked. A request with an id that was answered on this connection gets the same reply again. */
  async ask(asking: Asking, subscriptions: ConnectionSubscriptions, context: RequestContext): Promise<object> {
    const { id } = context;
    mustBeAllowed(this.identity, asking.type);
    const work = () => run(new Call(this.#parts, this, subscriptions, context), asking);
    return id === undefined ? work() : this.#replies.give(id, work);
  }

  /** Reports a failure that no request waits for, or that is a bug. */
  bug(error: unknown): Problem {
    this.#parts.log.error({ err: error, socket: this.sender.socket }, 'something went wrong at a socket');
    return { code: 'internal', message: 'Something went wrong on the server. It is in its log.' };
  }

  #objectionTo(weight: number): Refusal | 'enough' | undefined {
    const tooMuch = weight > 0 ? this.#parts.rate.judge(this.sender, weight) : undefined;
    if (tooMuch || !this.#isDraining) return tooMuch;
    return new Refusal('draining', 'This server is going away.', { retryAfter: 1000 });
  }

  #refused(error: unknown): Problem {
    const problem = problemOf(error) ?? this.bug(error);
    this.#parts.metrics.refusals.inc({ code: problem.code });
    return problem;
  }
}
