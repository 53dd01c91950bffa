// A database that fails, or waits, when a test says so.
import { type Sql, type Statement, Unavailable, type Value } from '@undertow/server/store/sql.ts';

export class FailingSql implements Sql {
  /** What every call fails with from now on, until it is taken away again. */
  readsFail: Error | undefined;
  writesFail: Error | undefined;
  /** Writes are done, but their callers are told of a failure. */
  losesWord = false;
  /** Done when something was read that its caller is not told yet. */
  held: Promise<void> = Promise.resolve();
  readonly #sql: Sql;
  #gate: Promise<void> = Promise.resolve();
  #reads: { readonly part: string; readonly until: Promise<void>; reached(): void } | undefined;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Lets no write through until the function that this gives is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  /** What is read with this in it is not told until the function that this gives is called. */
  holdReads(part: string): () => void {
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: reached } = Promise.withResolvers<void>();
    this.held = held;
    this.#reads = { part, until, reached };
    return () => {
      this.#reads = undefined;
      release();
    };
  }

  async rows<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]> {
    if (this.readsFail) throw this.readsFail;
    const reads = this.#reads;
    const rows = await this.#sql.rows<Row>(sql, values);
    if (reads && sql.includes(reads.part)) {
      reads.reached();
      await reads.until;
    }
    return rows;
  }

  async write(statements: readonly Statement[]): Promise<void> {
    await this.#gate;
    if (this.writesFail) throw this.writesFail;
    await this.#sql.write(statements);
    if (this.losesWord) throw new Unavailable('It was written, and the word of it was lost.');
  }

  close(): Promise<void> {
    return this.#sql.close();
  }
}
