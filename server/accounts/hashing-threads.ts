// The threads that hash passwords, at low priority: a hash takes a tenth of a second, and clients at play come first.
import { Worker } from 'node:worker_threads';
import type { Reply } from '../thinking/pool.ts';
import type { HashJob } from './scrypt.ts';

/** Hashes passwords: in threads, or in a test at once. */
export interface Hashing {
  hash(job: HashJob): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  /** The hash that it is making. */
  task?: PromiseWithResolvers<Uint8Array> | undefined;
}

/** As many threads as there are jobs at once; a thread that has none is used again. */
export class HashingThreads implements Hashing {
  readonly #program: URL;
  readonly #threads = new Set<Thread>();
  #isClosed = false;

  constructor(program = new URL('./hashing-program.ts', import.meta.url)) {
    this.#program = program;
  }

  async hash(job: HashJob): Promise<Uint8Array> {
    if (this.#isClosed) throw gone();
    const thread = [...this.#threads].find(({ task }) => !task) ?? this.#newThread();
    const task = Promise.withResolvers<Uint8Array>();
    thread.task = task;
    thread.worker.postMessage({ job });
    return task.promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map((thread) => this.#lose(thread, gone())));
  }

  #newThread(): Thread {
    const worker = new Worker(this.#program, { name: 'hashing' });
    const thread: Thread = { worker };
    this.#threads.add(thread);
    // No server is kept alive by it.
    worker.unref();
    worker.on('message', (reply: Reply<Uint8Array>) => {
      const { task } = thread;
      thread.task = undefined;
      if ('result' in reply) task?.resolve(reply.result);
      else task?.reject(new Error(reply.failure));
    });
    worker.on('error', (failure) => void this.#lose(thread, failure));
    worker.on('exit', () => void this.#lose(thread, new Error('the thread that hashes passwords has died')));
    return thread;
  }

  /** A thread has died: its job fails, and the next job gets a new thread. */
  async #lose(thread: Thread, failure: unknown): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    thread.task?.reject(failure);
    await thread.worker.terminate();
  }
}

function gone(): Error {
  return new Error('no passwords are hashed any more');
}
