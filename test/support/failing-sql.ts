// A database that fails when a test says so.
import { type Sql, type Statement, Unavailable, type Value } from '@undertow/server/store/sql.ts';

export class FailingSql implements Sql {
  /** What every call fails with from now on, until it is taken away again. */
  readsFail: Error | undefined;
  writesFail: Error | undefined;
  /** Writes are done, but nobody hears of it. */
  losesWord = false;
  readonly #sql: Sql;
  #gate: Promise<void> = Promise.resolve();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Lets no write through until the function that this gives is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  async rows<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]> {
    if (this.readsFail) throw this.readsFail;
    return this.#sql.rows<Row>(sql, values);
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
