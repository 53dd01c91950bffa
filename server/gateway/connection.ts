// One socket of the JSON door: each message of the client is read, weighed, and gets one reply, in order.
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, type ServerMessage } from '@undertow/shared/protocol/door.ts';
import { type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { WebSocket } from 'ws';
import type { Identity } from '../accounts/identity.ts';
import { frameOfTelling, frameOfText } from '../doors/frame.ts';
import { Outbox } from '../doors/outbox.ts';
import { problemOf } from '../doors/problems.ts';
import type { MessageRate, Sender } from '../limits/message-rate.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { TaskQueue } from '../scheduling/task-queue.ts';
import { Caller, type Reception } from './caller.ts';
import { decode, type Incoming } from './decoding.ts';
import { Heartbeat } from './heartbeat.ts';
import { weightOf } from './requests.ts';

/** What the sockets of the door have in common. */
export interface Surroundings extends Reception {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly rate: MessageRate;
}

export const HELLO_WITHIN = 10_000;

/** When so many messages wait for those before them, no more are read from the socket for a while. */
const MOST_WAITING = 32;

/** Says why. */
export function closeWith(socket: WebSocket, code: keyof typeof CLOSE_CODES): void {
  socket.close(code, CLOSE_CODES[code]);
}

export class Connection {
  readonly #sender: Sender;
  readonly #socket: WebSocket;
  readonly #around: Surroundings;
  readonly #outbox: Outbox;
  readonly #heartbeat: Heartbeat;
  readonly #caller: Caller;
  readonly #queue = new TaskQueue();
  readonly #stopWaiting: () => void;
  #isDraining = false;

  constructor(sender: Sender, socket: WebSocket, wire: Duplex, around: Surroundings) {
    const { limits, timers } = around;
    this.#sender = sender;
    this.#socket = socket;
    this.#around = around;
    this.#outbox = new Outbox(socket, wire, limits.bufferedBytes, () => closeWith(socket, 4009));
    this.#heartbeat = new Heartbeat(socket, timers);
    this.#caller = new Caller(around, {
      told: (telling) => this.#outbox.write(frameOfTelling(telling)),
      failed: (failure) => this.#bug(failure),
    });
    this.#stopWaiting = timers.after(HELLO_WITHIN, () => closeWith(socket, 4001));
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)));
    socket.on('close', () => this.#leave());
  }

  get identity(): Identity | undefined {
    return this.#caller.identity;
  }

  /** The same person by another name. */
  rename(person: Person): void {
    this.#caller.rename(person);
  }

  send(message: ServerMessage): void {
    this.#outbox.write(frameOfText(JSON.stringify(message)));
  }

  putOut(): void {
    this.send({ type: 'error', code: 'unauthorized', message: 'Your session or your token is not valid any more.' });
    closeWith(this.#socket, 4010);
  }

  /** Takes nothing more, and closes when what it has taken is done. */
  async drain(farewell: ServerMessage): Promise<void> {
    this.#isDraining = true;
    await this.#queue.run(() => {});
    if (this.#socket.readyState === this.#socket.CLOSED) return;
    this.send(farewell);
    closeWith(this.#socket, 1001);
    await once(this.#socket, 'close');
  }

  /** While a socket is being closed its client may still talk: nothing more is begun for it. */
  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #receive(text: string): void {
    if (!this.#isOpen) return;
    this.#heartbeat.heard();
    const incoming = decode(text);
    const objection = this.#objectionTo(incoming);
    if (objection === 'enough') closeWith(this.#socket, 4008);
    else this.#takeOn(objection ? { ...incoming, message: objection } : incoming);
  }

  #objectionTo({ message }: Incoming): Refusal | 'enough' | undefined {
    const weight = message instanceof Refusal ? 1 : weightOf(message.type);
    const tooMuch = this.#around.rate.judge(this.#sender, weight);
    if (tooMuch || !this.#isDraining) return tooMuch;
    return new Refusal('draining', 'This server is going away.', { retryAfter: 1000 });
  }

  #takeOn(incoming: Incoming): void {
    const arrived = performance.now();
    this.#outbox.expectsMore = true;
    void this.#queue.run(() => this.#answer(incoming, arrived)).then(() => this.#goOn());
    if (this.#queue.length >= MOST_WAITING) this.#socket.pause();
  }

  #goOn(): void {
    if (this.#queue.length === 0) this.#outbox.expectsMore = false;
    if (this.#socket.isPaused && this.#queue.length < MOST_WAITING) this.#socket.resume();
  }

  async #answer({ id, message }: Incoming, arrived: number): Promise<void> {
    if (!this.#isOpen) return;
    try {
      if (message instanceof Refusal) throw message;
      if (message.type === 'hello') {
        const welcome = await this.#caller.hello(message);
        this.#stopWaiting();
        this.send(welcome);
        return;
      }
      this.send({ type: 'ok', re: message.id, ...(await this.#caller.ask(message)) });
      if (message.type === 'answer') {
        this.#around.metrics.answerSeconds.observe((performance.now() - arrived) / 1000);
      }
    } catch (error) {
      this.#refuse(id, error);
      if (this.#caller.isOneTooMany) closeWith(this.#socket, 4029);
    }
  }

  #refuse(id: string | undefined, error: unknown): void {
    const problem = problemOf(error) ?? this.#bug(error);
    this.#around.metrics.refusals.inc({ code: problem.code });
    this.send({ type: 'error', ...(id === undefined ? {} : { re: id }), ...problem });
  }

  #bug(error: unknown): Problem {
    this.#around.log.error({ err: error, socket: this.#sender.socket }, 'something went wrong at a socket');
    return { code: 'internal', message: 'Something went wrong here. It has been written down.' };
  }

  #leave(): void {
    this.#heartbeat.stop();
    this.#stopWaiting();
    this.#caller.leave();
  }
}
