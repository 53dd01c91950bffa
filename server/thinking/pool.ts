// A pool of threads in which bots think: a bounded number of threads, a bounded line in front of them, and a time limit
// for each job. Memory is bounded too, and given back when there is nothing to do.
import { availableParallelism } from 'node:os';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { type Asker, noClient } from '../host/askers.ts';
import { Busy } from '../limits/busy.ts';
import { FairQueue, type Source } from '../limits/fair-queue.ts';
import type { Timers } from '../scheduling/timers.ts';

/** What a thread is sent for a job: with what the job is about, unless it has that already. */
export type Sent<Job, Subject> = { readonly job: Job; readonly subject?: Subject };

/** What the program of a thread sends back for a job. */
export type Reply<Result> = { readonly result: Result } | { readonly failure: string };

/** For what a thread thinks. What a client waits for comes before analyses. */
export interface ThinkingFor<Subject extends object = object> {
  readonly match: string;
  /** Their addresses take turns, and at each address the persons. */
  readonly askers: readonly Asker[];
  readonly isAwaited: boolean;
  /** What many jobs of this match are about: a thread keeps the latest, so that it is sent once. */
  readonly subject?: Subject;
  /** Is asked when its turn has come. */
  isWanted?(): boolean;
}

export interface PoolParts {
  /** The program that each thread runs. */
  readonly program: URL;
  /** The most threads; if not set, one less than there are cores, so that one is left to the server. */
  readonly threads?: number;
  /** How many jobs of one address may wait. */
  readonly waitingOfOne?: number;
  readonly memory?: ResourceLimits;
  /** What each thread is given when it begins. */
  readonly data?: unknown;
  /** The environment of its threads, if not that of the server. */
  readonly env?: NodeJS.ProcessEnv;
  readonly timers: Timers;
}

/** A thought that takes so many milliseconds hangs: none of any level comes near it, on any machine. */
const HANGS_AFTER = 20_000;

/**
 * Without a bound the heap of a thread grows to 230 MiB under many hints, of which 25 are in use, and does not shrink. So
 * it grows to 50, for 7 % more time of the processor. A thread that needs more than all of this ends, with the one job that
 * it has.
 */
const MEMORY: ResourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

/** In milliseconds: a thread with nothing to do for so long ends. To start one takes longer than most thoughts. */
const IDLE = 5 * 60_000;

/** How many jobs may wait in each of the two lines. More are refused. */
const MOST_WAITING = 100;

interface Task<Result> {
  resolve(result: Result): void;
  reject(failure: Error): void;
}

interface Thread<Result, Subject> {
  readonly worker: Worker;
  /** The job that it is doing. */
  task?: Task<Result> | undefined;
  /** Keeps the thread for longer. */
  stayOn(): void;
  /** The subject that it was last sent. */
  subject?: Subject;
}

export class ThinkingPool<Job, Result, Subject extends object = never> {
  readonly #parts: PoolParts;
  readonly #turns: FairQueue;
  readonly #threads = new Set<Thread<Result, Subject>>();
  #isClosed = false;

  constructor(parts: PoolParts) {
    this.#parts = parts;
    const { threads = Math.max(1, availableParallelism() - 1), waitingOfOne = MOST_WAITING } = parts;
    const limits = { atOnce: threads, waiting: MOST_WAITING, waitingOfOne, isFamiliarFirst: true };
    this.#turns = new FairQueue(limits, tooMany);
  }

  /** How many threads there are, also those with nothing to do. */
  get threads(): number {
    return this.#threads.size;
  }

  /** How many jobs wait for one. */
  get waiting(): number {
    return this.#turns.waiting;
  }

  /** Has a thread at hand, and keeps one: there will be something to think about. */
  prepare(): void {
    if (this.#isClosed) return;
    const thread = this.threads === 0 ? this.#newThread() : this.#idleThread(undefined);
    if (thread) this.#rest(thread);
  }

  /**
   * What comes of the job, if it can be begun within so many milliseconds. Refuses if it can't, and fails if the job
   * breaks down or hangs. One that is only late is not stopped: a new thread would cost more.
   */
  think(job: Job, thinkingFor: ThinkingFor<Subject>, within: number): Promise<Result> {
    const { subject, isWanted = () => true } = thinkingFor;
    const { timers } = this.#parts;
    const until = timers.now() + within;
    return this.#turns.run(this.#sourceOf(thinkingFor), async () => {
      if (timers.now() > until || this.#isClosed || !isWanted()) throw tooMany();
      return await this.#run(job, subject);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads];
    for (const thread of threads) this.#lose(thread, tooMany());
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** The source of a thought: of several askers, the one from whose place the fewest are waiting. */
  #sourceOf({ match, askers, isAwaited }: ThinkingFor<Subject>): Source {
    const sourceOf = ({ place, person }: Asker): Source => ({ place, person, isFamiliar: isAwaited });
    const sources = askers.map(sourceOf).toSorted((a, b) => this.#turns.waitingAt(a) - this.#turns.waitingAt(b));
    return sources[0] ?? sourceOf(noClient(match));
  }

  async #run(job: Job, subject: Subject | undefined): Promise<Result> {
    const thread = this.#idleThread(subject) ?? this.#newThread();
    thread.stayOn();
    const { promise, ...task } = Promise.withResolvers<Result>();
    thread.task = task;
    const callOff = this.#parts.timers.after(HANGS_AFTER, () => this.#lose(thread, new Error('the thought hangs')));
    const isKnown = subject === undefined || thread.subject === subject;
    const sent: Sent<Job, Subject> = isKnown ? { job } : { job, subject };
    if (!isKnown) thread.subject = subject;
    thread.worker.postMessage(sent);
    try {
      return await promise;
    } finally {
      callOff();
      this.#rest(thread);
    }
  }

  /** Lets the thread end if it gets no job for a while. */
  #rest(thread: Thread<Result, Subject>): void {
    thread.stayOn();
    if (!this.#threads.has(thread)) return;
    thread.stayOn = this.#parts.timers.after(IDLE, () => this.#lose(thread, new Error('it had nothing to do')));
  }

  /** The one that knows the subject already, if it is idle. */
  #idleThread(subject: Subject | undefined): Thread<Result, Subject> | undefined {
    const idle = [...this.#threads].filter(({ task }) => !task);
    return idle.find((thread) => thread.subject === subject) ?? idle[0];
  }

  #newThread(): Thread<Result, Subject> {
    const worker = new Worker(this.#parts.program, {
      name: 'thinking',
      resourceLimits: this.#parts.memory ?? MEMORY,
      workerData: this.#parts.data,
      env: this.#parts.env ?? process.env,
    });
    const thread: Thread<Result, Subject> = { worker, stayOn: () => {} };
    this.#threads.add(thread);
    // No server is kept alive by what its bots think.
    worker.unref();
    worker.on('message', (reply: Reply<Result>) => settle(thread, reply));
    worker.on('error', (failure) =>
      this.#lose(thread, failure instanceof Error ? failure : new Error(String(failure))),
    );
    worker.on('exit', () => this.#lose(thread, new Error('the thread has died')));
    return thread;
  }

  /** The thread is of no use any more; the next job gets a new one. */
  #lose(thread: Thread<Result, Subject>, failure: Error): void {
    if (!this.#threads.delete(thread)) return;
    thread.stayOn();
    void thread.worker.terminate();
    thread.task?.reject(failure);
  }
}

/** One that was given up may have had its answer on the way: it has no task any more. */
function settle<Result>(thread: { task?: Task<Result> | undefined }, reply: Reply<Result>): void {
  const { task } = thread;
  thread.task = undefined;
  if ('result' in reply) task?.resolve(reply.result);
  else task?.reject(new Error(reply.failure));
}

/** The refusal of a thought: too many think, it is not wanted any more, or the server ends. */
function tooMany(): Busy {
  return new Busy('Too many bots think just now. Try again.');
}
