// The thread of an author's game, as the rest sees it: it is asked one thing after the other, and ended where it gives no answer
// within its time.
import { Worker } from 'node:worker_threads';
import type { Timers } from '@undertow/server/scheduling/timers.ts';
import type { Ran } from './course-run.ts';
import { failureOf } from './failure.ts';
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
  readonly timers: Timers;
  /** In milliseconds: rules that need longer for a course loop for ever. */
  readonly patience: number;
}

/** The thread has ended: the rules did not come back, or could not be read. */
export class ThreadEnded extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.sentence);
    this.failure = failure;
  }
}

const PROGRAM = new URL('./thread-program.ts', import.meta.url);

/** What an author's game may take of memory, in MiB. */
const MOST_MEMORY = 512;

export class GameThread {
  readonly #worker: Worker;
  readonly #parts: ThreadParts;
  readonly #open = new Map<number, { resolve(reply: unknown): void; reject(failure: Error): void }>();
  /** After how many answers the rules run now: it can be read while they do. */
  readonly #progress = new Int32Array(new SharedArrayBuffer(4));
  #asked = 0;
  #ended: ThreadEnded | undefined;

  constructor(parts: ThreadParts) {
    this.#parts = parts;
    const { home } = parts;
    this.#worker = new Worker(PROGRAM, {
      workerData: { home, progress: this.#progress },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    this.#worker.on('message', ({ number, reply, broken }) => {
      const open = this.#open.get(number);
      this.#open.delete(number);
      if (broken) open?.reject(new ThreadEnded(broken));
      else open?.resolve(reply);
    });
    this.#worker.on('error', (error) => this.#end(failureOf(error, 0, home)));
    this.#worker.on('exit', () =>
      this.#end({ kind: 'broken', at: 0, sentence: 'The thread of the rules has ended.', lines: [] }),
    );
  }

  ask<What extends Ask['what']>(ask: Extract<Ask, { what: What }>): Promise<Reply[What]> {
    if (this.#ended) return Promise.reject(this.#ended);
    const number = ++this.#asked;
    const { timers, patience } = this.#parts;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#open.set(number, { resolve, reject });
    this.#worker.postMessage({ number, ask });
    const callOff = timers.after(patience, () => this.#end(this.#looping()));
    return promise.finally(callOff) as Promise<Reply[What]>;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #looping(): Failure {
    const at = Atomics.load(this.#progress, 0);
    const seconds = this.#parts.patience / 1000;
    return {
      kind: 'broken',
      at,
      sentence: `The rules have not come back within ${seconds} seconds: they loop for ever.`,
      lines: [],
    };
  }

  #end(failure: Failure): void {
    this.#ended ??= new ThreadEnded(failure);
    for (const { reject } of this.#open.values()) reject(this.#ended);
    this.#open.clear();
    void this.#worker.terminate();
  }
}
