// A client of Colyseus as tests use it: the real one, over a real socket.
import { Client, type Room } from '@colyseus/sdk';
import type { OwnDecision } from '@undertow/shared/protocol/decisions.ts';
import type { Problem } from '@undertow/shared/protocol/errors.ts';
import { standingIn } from '@undertow/shared/protocol/room-reading.ts';
import type { TableState } from '@undertow/shared/protocol/room-state.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { anyAnswer } from './door-player.ts';

export type TableRoom = Room<unknown, TableState>;

export interface Heard {
  readonly type: string;
  readonly message: unknown;
}

/** What was requested, and done. */
export interface Asked {
  readonly type: string;
  readonly payload: object;
  readonly reply: unknown;
}

/** A machine may be as slow as it likes: this only ends what hangs, in milliseconds. */
const PATIENCE = 600_000;

export class RoomClient {
  readonly room: TableRoom;
  readonly heard: Heard[] = [];
  readonly asked: Asked[] = [];
  /** The code with which the room was left. */
  readonly left: Promise<number>;
  #leftWith: string | undefined;
  #waiting: (() => void)[] = [];
  #answers = 0;

  private constructor(room: TableRoom) {
    this.room = room;
    room.reconnection.enabled = false;
    const { promise, resolve } = Promise.withResolvers<number>();
    this.left = promise;
    room.onMessage('*', (type, message) => this.#hear({ type: String(type), message }));
    room.onStateChange(() => this.#wake());
    room.onLeave((code, reason) => {
      this.#leftWith = `${code} ${reason ?? ''}`;
      resolve(code);
      this.#wake();
    });
  }

  static async join(url: string, token: string | undefined, options: object, name = 'table'): Promise<RoomClient> {
    const client = new Client(url);
    if (token !== undefined) client.auth.token = token;
    const room = (await client.joinOrCreate(name, options)) as unknown as TableRoom;
    return new RoomClient(room);
  }

  get standing() {
    return this.room.state ? standingIn(this.room.state) : undefined;
  }

  get version(): number {
    return this.room.state?.version ?? 0;
  }

  get decision(): OwnDecision | undefined {
    return this.standing?.decision;
  }

  async ask(type: string, payload: object = {}): Promise<unknown> {
    if (this.#leftWith !== undefined) throw new Error(`the room was left with ${this.#leftWith}`);
    const reply: unknown = await this.room.request(type, payload, { timeout: PATIENCE });
    this.asked.push({ type, payload, reply });
    return reply;
  }

  /** Done as soon as this is so. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async told(type: string): Promise<unknown> {
    await this.until(() => this.heard.some((one) => one.type === type));
    return this.heard.find((one) => one.type === type)?.message;
  }

  /** Answers whatever is asked, until the match is over. */
  async playOut(random: Random): Promise<void> {
    for (;;) {
      await this.until(() => this.decision !== undefined || this.standing?.ending != null);
      if (!this.decision) return;
      await this.answerOnce(random);
    }
  }

  async answerOnce(random: Random): Promise<void> {
    const { decision } = this;
    if (!decision) throw new Error('nothing is asked');
    const id = `answer-${++this.#answers}`;
    const answer = anyAnswer(decision, random);
    const problem = await this.refusal('answer', { id, decision: decision.number, answer });
    // Another player may have been faster, where several are asked.
    if (problem && problem.code !== 'stale') throw new Error(JSON.stringify(problem));
  }

  /** Why this was refused; `undefined` if it was not. */
  async refusal(type: string, payload: object = {}): Promise<Problem | undefined> {
    try {
      await this.ask(type, payload);
      return undefined;
    } catch (error) {
      const { reason } = error as { readonly reason?: Problem };
      if (!reason) throw error;
      return reason;
    }
  }

  /** The socket breaks without a goodbye. */
  drop(): void {
    this.room.connection.close();
  }

  #hear(heard: Heard): void {
    this.heard.push(heard);
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}

/** The clients that are asked answer, so often in all, and all see what came of it. */
export async function playOn(clients: readonly RoomClient[], answers: number, random: Random): Promise<void> {
  for (let left = answers; left > 0; left--) {
    const asked = clients.find(({ decision }) => decision);
    if (!asked) throw new Error('no seat is asked');
    await asked.answerOnce(random);
    const { version } = asked;
    for (const client of clients) await client.until(() => client.version >= version);
  }
}
