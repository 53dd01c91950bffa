// Sends statements to PostgreSQL in one piece, as one transaction, and reads their results.
import { type Connection, DatabaseError, type FieldDef, type Submittable } from 'pg';
import type { KnownStatements, Prepared } from './postgres-statements.ts';

/** The rows of each statement that was done; if it is not all of them, what was wrong with the next one. */
export interface Outcome {
  readonly results: readonly object[][];
  readonly error: DatabaseError | undefined;
}

/** The connection was lost: it is not known what became of the statements. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

type Row = Record<string, string | number | null>;

/** The types that are numbers, by their ids in PostgreSQL: int8, int2, int4, float4, float8, numeric. */
const NUMBERS = new Set([20, 21, 23, 700, 701, 1700]);

export class Exchange implements Submittable {
  readonly outcome: Promise<Outcome>;
  readonly #statements: readonly Prepared[];
  readonly #known: KnownStatements;
  readonly #settled = Promise.withResolvers<Outcome>();
  /** Statements that were sent under a new name, and are not confirmed yet. */
  readonly #told: string[] = [];
  readonly #results: object[][] = [];
  #connection: Connection | undefined;
  #fields: readonly FieldDef[] = [];
  #rows: Row[] = [];
  #error: Error | undefined;

  constructor(statements: readonly Prepared[], known: KnownStatements) {
    this.outcome = this.#settled.promise;
    this.#statements = statements;
    this.#known = known;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.on('parseComplete', this.#understood);
    connection.once('readyForQuery', this.#answered);
    connection.once('end', this.#lost);
    connection.stream.cork();
    for (const statement of this.#statements) this.#tell(connection, statement);
    connection.sync();
    connection.stream.uncork();
  }

  /** Lets go of the connection, for nothing comes from it any more. */
  giveUp(reason: string): void {
    this.#error = new Error(reason);
    this.#connection?.stream.destroy();
  }

  #tell(connection: Connection, { text, values, wantsRows }: Prepared): void {
    let name = this.#known.use(text);
    if (name === undefined) {
      name = this.#known.add(text);
      this.#told.push(text);
      connection.parse({ name, text, types: [] }, true);
      const shed = this.#known.shed();
      if (shed !== undefined) connection.close({ type: 'S', name: shed }, true);
    }
    connection.bind({ statement: name, values: [...values] }, true);
    if (wantsRows) connection.describe({ type: 'P' }, true);
    connection.execute({}, true);
  }

  readonly #understood = (): void => {
    this.#told.shift();
  };

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#fields = fields;
  }

  handleDataRow({ fields: values }: { readonly fields: readonly (string | null)[] }): void {
    const row: Row = {};
    this.#fields.forEach(({ name, dataTypeID }, i) => {
      const value = values[i] ?? null;
      row[name] = value !== null && NUMBERS.has(dataTypeID) ? Number(value) : value;
    });
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows);
    this.#rows = [];
    this.#fields = [];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handleError(error: Error): void {
    this.#error ??= error;
    // It never came as far as the server.
    if (!this.#connection) this.#settled.reject(new Lost(error.message));
  }

  /** All that is to be known comes with the word that the server is ready for more. */
  handleReadyForQuery(): void {}

  readonly #answered = (): void => {
    this.#letGo();
    for (const text of this.#told) this.#known.forget(text);
    const error = this.#error;
    if (error === undefined || error instanceof DatabaseError) this.#settled.resolve({ results: this.#results, error });
    else this.#settled.reject(error);
  };

  readonly #lost = (): void => {
    this.#letGo();
    this.#settled.reject(new Lost(this.#error?.message ?? 'the connection ended'));
  };

  #letGo(): void {
    this.#connection?.off('parseComplete', this.#understood);
    this.#connection?.off('readyForQuery', this.#answered);
    this.#connection?.off('end', this.#lost);
  }
}
