// The thread of an author's game, as the rest sees it: it is asked one thing after the other, and ended where the rules do not come
// back. What is asked next, another thread answers.
import { Worker } from 'node:worker_threads';
import { after, LOOK_EVERY, Patience, type ThreadClock } from '../patience.ts';
import type { Ran } from './course-run.ts';
import { failureOf } from './failure.ts';
import { Progress } from './progress.ts';
import type { Course, Failure, GameDescription, LookedAtFrom, Position, TurnSoFar } from './wire.ts';

export type Ask =
  | { readonly what: 'describe' }
  | { readonly what: 'run'; readonly course: Course }
  | { readonly what: 'position'; readonly course: Course; readonly at: number; readonly from: LookedAtFrom }
  | { readonly what: 'turn'; readonly course: Course; readonly at: number };

export interface Reply {
  readonly describe: GameDescription;
  readonly run: Ran;
  readonly position: Position | Failure;
  readonly turn: TurnSoFar | Failure;
}

export interface ThreadParts {
  readonly home: string;
  /** Rules that compute for so many seconds, and come no further, loop for ever. */
  readonly patience: number;
  readonly clock?: ThreadClock;
}

/** There is no reply: the rules did not come back, or could not be read. */
export class NoReply extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.sentence);
    this.failure = failure;
  }
}

const PROGRAM = new URL('./thread-program.ts', import.meta.url);

/** What an author's game may take of memory, in MiB. */
const MOST_MEMORY = 512;

/** Seconds of computing in which a game is read, with all that it is made of. */
const LOADING = 60;

export class GameThread {
  readonly #parts: ThreadParts;
  #now: OneThread | undefined;

  constructor(parts: ThreadParts) {
    this.#parts = parts;
  }

  ask<What extends Ask['what']>(ask: Extract<Ask, { what: What }>): Promise<Reply[What]> {
    if (!this.#now || this.#now.hasEnded) this.#now = new OneThread(this.#parts);
    return this.#now.ask(ask) as Promise<Reply[What]>;
  }

  /** The game is read anew for what is asked next. */
  async end(): Promise<void> {
    if (!this.#now?.hasEnded) await this.#now?.end();
  }
}

class OneThread {
  readonly #worker: Worker;
  readonly #parts: ThreadParts;
  readonly #progress = new Progress();
  readonly #open = new Map<number, { resolve(reply: unknown): void; reject(failure: Error): void }>();
  #asked = 0;
  hasEnded = false;

  constructor(parts: ThreadParts) {
    this.#parts = parts;
    const { home } = parts;
    this.#worker = new Worker(PROGRAM, {
      workerData: { home, memory: this.#progress.memory },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    this.#worker.on('message', ({ number, reply, broken }) => {
      const open = this.#open.get(number);
      this.#open.delete(number);
      if (broken) open?.reject(new NoReply(broken));
      else open?.resolve(reply);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.#fail(`The rules need more memory than ${MOST_MEMORY} MiB.`);
      else this.#endWith(failureOf(error, this.#progress.answers, home));
    });
    this.#worker.on('exit', () => this.#fail('The thread of the rules has ended.'));
  }

  ask(ask: Ask): Promise<unknown> {
    const number = ++this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#open.set(number, { resolve, reject });
    this.#worker.postMessage({ number, ask });
    void this.#watch(number);
    return promise;
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.#worker.terminate();
  }

  async #watch(number: number): Promise<void> {
    const { patience, clock } = this.#parts;
    const watched = new Patience(this.#worker, () => this.#progress.signs, clock);
    while (this.#open.has(number)) {
      await after(LOOK_EVERY, undefined);
      const isRead = this.#progress.signs > 0;
      const seconds = isRead ? patience : LOADING;
      if ((await watched.look(seconds)) !== 'late') continue;
      const what = isRead ? 'The rules have not come back' : 'The game has not been read';
      this.#fail(`${what} within ${seconds} seconds of computing: ${isRead ? 'they loop' : 'it loops'} for ever.`);
    }
  }

  #fail(sentence: string): void {
    this.#endWith({ kind: 'broken', at: this.#progress.answers, sentence, lines: [] });
  }

  #endWith(failure: Failure): void {
    this.hasEnded = true;
    for (const { reject } of this.#open.values()) reject(new NoReply(failure));
    this.#open.clear();
    // Some loops cannot be ended, so this is not waited for.
    void this.#worker.terminate();
  }
}
