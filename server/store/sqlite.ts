// The store on SQLite, an `Sql`: a thread does the work, and all calls that come while it is busy go to it in one batch.
import { Worker } from 'node:worker_threads';
import { Batches } from './batches.ts';
import { errorOf, type Failure } from './failure.ts';
import { type Query, type Sql, type Statement, Unavailable, type Value } from './sql.ts';
import type { Order, Report } from './sqlite-worker.ts';

/** Opens the database in this folder, which is made if need be, or refuses with an `Unavailable` that says why. */
export async function openSqlite(folder: string): Promise<Sql> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    name: 'store',
    workerData: folder,
  });
  const sqlite = new Sqlite(worker);
  await sqlite.opened;
  return sqlite;
}

/** Waking the thread, and having the disk synchronized, costs more than what is written. */
const GATHERING = 2;

type Failures = ReadonlyMap<number, Failure>;
type Results = readonly (object[] | Failure)[];

class Sqlite implements Sql {
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #opening = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<void>();
  readonly #writes = new Batches<readonly Statement[], void>((writes) => this.#write(writes), GATHERING);
  readonly #reads = new Batches<Query, object[]>((queries) => this.#read(queries));
  /** Settled when the thread has done the batch that it is at work on. */
  #written = Promise.withResolvers<Failures>();
  #found = Promise.withResolvers<Results>();
  #closing: Promise<void> | undefined;
  /** Why the database cannot be used any more. */
  #trouble: Unavailable | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.opened = this.#opening.promise;
    worker.on('message', (report: Report) => this.#hear(report));
    worker.on('error', (error) => {
      this.#fail(`The thread of the database has crashed: ${error instanceof Error ? error.message : error}`);
    });
    worker.on('exit', () => {
      this.#fail(this.#closing === undefined ? 'The thread of the database has ended.' : 'The database is closed.');
      this.#ended.resolve();
    });
  }

  async rows<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    this.#refuse();
    return (await this.#reads.add({ sql, values })) as Row[];
  }

  async write(statements: readonly Statement[]): Promise<void> {
    this.#refuse();
    await this.#writes.add(statements);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await Promise.all([this.#writes.idle(), this.#reads.idle()]);
    this.#order(null);
    await this.#ended.promise;
  }

  #refuse(): void {
    if (this.#trouble) throw this.#trouble;
    if (this.#closing !== undefined) throw new Unavailable('The database is closed.');
  }

  async #write(writes: readonly (readonly Statement[])[]): Promise<(Error | undefined)[]> {
    this.#written = Promise.withResolvers();
    this.#order({ writes });
    const failures = await this.#written.promise;
    return writes.map((_, i) => {
      const failure = failures.get(i);
      return failure && errorOf(failure);
    });
  }

  async #read(queries: readonly Query[]): Promise<(object[] | Error)[]> {
    this.#found = Promise.withResolvers();
    this.#order({ queries });
    const results = await this.#found.promise;
    return results.map((result) => (Array.isArray(result) ? result : errorOf(result as Failure)));
  }

  #order(order: Order): void {
    if (!this.#trouble) this.#worker.postMessage(order);
    else if (order) throw this.#trouble;
  }

  #hear(report: Report): void {
    switch (report.type) {
      case 'open':
        this.#opening.resolve();
        break;
      case 'refused':
        this.#opening.reject(new Unavailable(report.message));
        break;
      case 'written':
        this.#written.resolve(report.failures);
        break;
      case 'found':
        this.#found.resolve(report.results);
        break;
    }
  }

  #fail(message: string): void {
    this.#trouble ??= new Unavailable(message);
    for (const { promise, reject } of [this.#opening, this.#written, this.#found]) {
      promise.catch(() => {});
      reject(this.#trouble);
    }
  }
}
