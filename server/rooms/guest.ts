// Somebody on one socket of a room: who they are, and what they ask, one thing after the other.
import type { Client, MessageContext } from '@colyseus/core';
import { type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { ROOM_REQUESTS, type RoomRequestType } from '@undertow/shared/protocol/rooms.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import type { Identity } from '../accounts/identity.ts';
import { mustBeAllowed, type Wish } from '../doors/permissions.ts';
import { problemOf } from '../doors/problems.ts';
import { read } from '../doors/reading.ts';
import { type Scene as AnyScene, type Asker, Call } from '../gateway/call.ts';
import { Replies } from '../gateway/replies.ts';
import { type Asking, run, weightOf } from '../gateway/requests.ts';
import type { Sender } from '../limits/message-rate.ts';
import { TaskQueue } from '../scheduling/task-queue.ts';
import { tell } from './messages.ts';
import type { Reception } from './reception.ts';
import { closeWith, type Wire } from './wire.ts';

/** A room: of a table, or the lobby. */
export interface Scene extends AnyScene {
  readonly table?: string;
}

/** When so many requests wait for those before them, no more are read from the socket for a while. */
const MOST_WAITING = 32;

export class Guest implements Asker {
  readonly sender: Sender;
  identity: Identity | undefined;
  readonly client: string | undefined;
  readonly #reception: Reception;
  readonly #queue = new TaskQueue();
  readonly #replies = new Replies();

  constructor(sender: Sender, identity: Identity | undefined, client: string | undefined, reception: Reception) {
    this.sender = sender;
    this.identity = identity;
    this.client = client;
    this.#reception = reception;
  }

  get person(): Person | undefined {
    return this.identity?.person;
  }

  /** Done when all is done that was asked until now. */
  finish(): Promise<void> {
    return this.#queue.run(() => {});
  }

  /** What is asked comes as a request, which gets a reply, or as a message, of which only a refusal is told. */
  async hear(
    client: Client,
    scene: Scene,
    type: RoomRequestType,
    payload: unknown,
    context?: MessageContext,
  ): Promise<unknown> {
    const arrived = performance.now();
    const wire = client.ref as Wire;
    wire.expectsMore = true;
    const tooMuch = this.#weigh(type);
    if (tooMuch === 'enough') closeWith(wire, 4008);
    const asked = this.#queue.run(async () => {
      // Nothing more is begun for a socket that is closed, or is being closed.
      if (!wire.isOpen) return undefined;
      if (tooMuch instanceof Refusal) throw tooMuch;
      const reply = await this.#ask(scene, type, payload);
      if (type === 'answer') {
        this.#reception.metrics.answerSeconds.observe((performance.now() - arrived) / 1000);
      }
      return reply;
    });
    if (this.#queue.length >= MOST_WAITING) wire.pause();
    try {
      return await asked;
    } catch (error) {
      const problem = problemOf(error) ?? this.#bug(error);
      this.#reception.metrics.refusals.inc({ code: problem.code });
      if (context?.id !== undefined) return context.reject(problem);
      tell(client, 'refused', { type, ...problem });
    } finally {
      wire.expectsMore = this.#queue.length > 0;
      if (this.#queue.length < MOST_WAITING) wire.resume();
    }
  }

  async #ask(scene: Scene, type: RoomRequestType, payload: unknown): Promise<object> {
    if (this.#reception.isDraining()) {
      throw new Refusal('draining', 'This server is going away.', { retryAfter: 1000 });
    }
    const { id, ...given } = read(ROOM_REQUESTS[type].payload, isObject(payload) ? payload : {});
    const { table } = scene;
    const asking = { ...given, id: '-', type, ...(table === undefined ? {} : { table }) } as Asking;
    mustBeAllowed(this.identity, type);
    const deed = () => run(new Call(this.#reception, this, scene, id), asking);
    return id === undefined ? deed() : this.#replies.give(id, deed);
  }

  /** As one message it was counted already. */
  #weigh(type: Wish): Refusal | 'enough' | undefined {
    const more = weightOf(type) - 1;
    return more > 0 ? this.#reception.rate.judge(this.sender, more) : undefined;
  }

  #bug(error: unknown): Problem {
    this.#reception.log.error({ err: error, socket: this.sender.socket }, 'something went wrong in a room');
    return { code: 'internal', message: 'Something went wrong here. It has been written down.' };
  }
}
