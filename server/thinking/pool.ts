// Threads in which bots think: so many at a time, a bounded line in front of them, and an end to each thought.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import type { Timers } from '../scheduling/timers.ts';

/** What the program of a thread sends back for a job. */
export type Reply<Result> = { readonly result: Result } | { readonly failure: string };

/** For which match a bot thinks: matches take turns, and those that are played come before those that are looked back at. */
export interface Thinking {
  readonly match: string;
  readonly isPlayed: boolean;
  /** Is asked when its turn has come. */
  isWanted?(): boolean;
}

export interface PoolParts {
  /** The program that each thread runs. */
  readonly program: URL;
  /** How many at most; otherwise one less than there are cores, which is left to the server. */
  readonly threads?: number;
  readonly timers: Timers;
}

/** In milliseconds: no thought of any level takes nearly so long, on any machine. */
const HANGS_AFTER = 20_000;

/** In each of the two lines. More are turned away. */
const MOST_WAITING = 100;

interface Task<Result> {
  resolve(result: Result): void;
  reject(failure: Error): void;
}

export class ThinkingPool<Job, Result> {
  readonly #parts: PoolParts;
  readonly #turns: FairQueue;
  /** Each with what it is at work on. */
  readonly #threads = new Map<Worker, Task<Result> | null>();
  #isClosed = false;

  constructor(parts: PoolParts) {
    this.#parts = parts;
    const { threads = Math.max(1, availableParallelism() - 1) } = parts;
    this.#turns = new FairQueue({ atOnce: threads, waiting: MOST_WAITING, isFamiliarFirst: true }, tooMany);
  }

  /** Has a thread at hand. To start one takes longer than most thoughts. */
  prepare(): void {
    if (this.#threads.size === 0 && !this.#isClosed) this.#threads.set(this.#newThread(), null);
  }

  /**
   * What comes of the job, if it can be begun within so many milliseconds. Refuses if it can't, and fails if the job
   * breaks down or hangs. One that is only late is not stopped: a new thread would cost more.
   */
  think(job: Job, { match, isPlayed, isWanted = () => true }: Thinking, within: number): Promise<Result> {
    const { timers } = this.#parts;
    const until = timers.now() + within;
    return this.#turns.run({ place: match, isFamiliar: isPlayed }, async () => {
      if (timers.now() > until || this.#isClosed || !isWanted()) throw tooMany();
      return await this.#run(job);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads.keys()];
    for (const thread of threads) this.#lose(thread, tooMany());
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  async #run(job: Job): Promise<Result> {
    const thread = this.#idleThread() ?? this.#newThread();
    const { promise, ...task } = Promise.withResolvers<Result>();
    this.#threads.set(thread, task);
    const callOff = this.#parts.timers.after(HANGS_AFTER, () => this.#lose(thread, new Error('the thought hangs')));
    thread.postMessage(job);
    try {
      return await promise;
    } finally {
      callOff();
    }
  }

  #idleThread(): Worker | undefined {
    for (const [thread, task] of this.#threads) if (!task) return thread;
    return undefined;
  }

  #newThread(): Worker {
    const thread = new Worker(this.#parts.program);
    // No server is kept alive by what its bots think.
    thread.unref();
    thread.on('message', (reply: Reply<Result>) => this.#settle(thread, reply));
    thread.on('error', (failure) =>
      this.#lose(thread, failure instanceof Error ? failure : new Error(String(failure))),
    );
    thread.on('exit', () => this.#lose(thread, new Error('the thread has died')));
    return thread;
  }

  #settle(thread: Worker, reply: Reply<Result>): void {
    const task = this.#threads.get(thread);
    // One that was given up may have had its answer on the way.
    if (!task) return;
    this.#threads.set(thread, null);
    if ('result' in reply) task.resolve(reply.result);
    else task.reject(new Error(reply.failure));
  }

  /** The thread is of no use any more; the next job gets a new one. */
  #lose(thread: Worker, failure: Error): void {
    const task = this.#threads.get(thread);
    if (!this.#threads.delete(thread)) return;
    void thread.terminate();
    task?.reject(failure);
  }
}

/** Also for what is not wanted any more, or is under way when the server goes. */
function tooMany(): Refusal {
  return new Refusal('unavailable', 'Too many bots think just now. Try again.', { retryAfter: 1000 });
}
