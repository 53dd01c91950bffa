// SQLite as a maker of `Sql`: a thread does the work, and all that comes while it is busy goes to it in one batch.
import { Worker } from 'node:worker_threads';
import { Conflict, type Sql, type Statement, Unavailable, type Value } from './sql.ts';
import type { Failure } from './sqlite-file.ts';
import type { Order, Query, Report } from './sqlite-worker.ts';

/** Opens the database in this folder, which is made if need be, or refuses with an `Unavailable` that says why. */
export async function openSqlite(folder: string): Promise<Sql> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: folder });
  const sqlite = new Sqlite(worker);
  await sqlite.opened;
  return sqlite;
}

interface Call<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Write extends Call<void> {
  readonly statements: readonly Statement[];
}

interface Read extends Call<never[]> {
  readonly query: Query;
}

/**
 * Under load, batches go to the thread no more often than this: waking it, and having the disk synchronized, costs more
 * than what is written. Whoever writes alone does not wait.
 */
const GATHERING = 2;

class Sqlite implements Sql {
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #opening = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<void>();
  #waiting: { readonly writes: Write[]; readonly reads: Read[] } = { writes: [], reads: [] };
  /** What the thread is at work on. */
  #sent: { writes: readonly Write[]; reads: readonly Read[] } = { writes: [], reads: [] };
  #isSending = false;
  #sentAt = 0;
  /** The last batch had writes of several who did not wait for each other. */
  #isBusy = false;
  #isClosing = false;
  /** Why nothing goes any more. */
  #trouble: Unavailable | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.opened = this.#opening.promise;
    worker.on('message', (report: Report) => this.#hear(report));
    worker.on('error', (error) => this.#fail(`The thread of the database has crashed: ${error.message}`));
    worker.on('exit', () => {
      this.#fail(this.#isClosing ? 'The database is closed.' : 'The thread of the database has ended.');
      this.#ended.resolve();
    });
  }

  rows<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (!this.#refuse(reject)) this.#waiting.reads.push({ query: { sql, values }, resolve, reject });
      this.#soon();
    });
  }

  write(statements: readonly Statement[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.#refuse(reject)) this.#waiting.writes.push({ statements, resolve, reject });
      this.#soon();
    });
  }

  close(): Promise<void> {
    this.#isClosing = true;
    this.#soon();
    return this.#ended.promise;
  }

  #refuse(reject: (error: Error) => void): boolean {
    const trouble = this.#trouble ?? (this.#isClosing ? new Unavailable('The database is closed.') : undefined);
    if (trouble) reject(trouble);
    return trouble !== undefined;
  }

  /** Sends what waits once the thread is free, and all who have just been heard have said what they need. */
  #soon(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    const wait = this.#isBusy && this.#waiting.reads.length === 0 ? this.#sentAt + GATHERING - performance.now() : 0;
    if (wait > 0) setTimeout(() => this.#send(), wait);
    else setImmediate(() => this.#send());
  }

  #send(): void {
    const { writes, reads } = this.#waiting;
    this.#isBusy = writes.length > 1;
    this.#sentAt = performance.now();
    this.#sent = this.#waiting;
    this.#waiting = { writes: [], reads: [] };
    if (writes.length > 0 || reads.length > 0) {
      this.#order({ writes: writes.map(({ statements }) => statements), queries: reads.map(({ query }) => query) });
      return;
    }
    this.#isSending = false;
    if (this.#isClosing) this.#order(null);
  }

  #order(order: Order): void {
    if (!this.#trouble) this.#worker.postMessage(order);
  }

  #hear(report: Report): void {
    switch (report.type) {
      case 'open':
        this.#opening.resolve();
        return;
      case 'refused':
        this.#opening.reject(new Unavailable(report.message));
        return;
      case 'written':
        this.#sent.writes.forEach((write, i) => {
          const failure = report.failures.get(i);
          if (failure) write.reject(errorOf(failure));
          else write.resolve();
        });
        this.#sent.writes = [];
        break;
      case 'read':
        this.#sent.reads.forEach((read, i) => {
          const result = report.results[i];
          if (Array.isArray(result)) read.resolve(result as never[]);
          else read.reject(errorOf(result as Failure));
        });
        this.#sent.reads = [];
        break;
    }
    if (this.#sent.writes.length > 0 || this.#sent.reads.length > 0) return;
    this.#isSending = false;
    if (this.#waiting.writes.length > 0 || this.#waiting.reads.length > 0 || this.#isClosing) this.#soon();
  }

  #fail(message: string): void {
    this.#trouble ??= new Unavailable(message);
    this.#opening.reject(this.#trouble);
    for (const { writes, reads } of [this.#sent, this.#waiting]) {
      for (const call of [...writes, ...reads]) call.reject(this.#trouble);
    }
    this.#sent = { writes: [], reads: [] };
    this.#waiting = { writes: [], reads: [] };
  }
}

function errorOf({ kind, message }: Failure): Error {
  switch (kind) {
    case 'conflict':
      return new Conflict(message);
    case 'unavailable':
      return new Unavailable(message);
    case 'bug':
      return new Error(message);
  }
}
