// The store on PostgreSQL, an `Sql`: one connection writes, so that writes stay in order, and others read.
import { Batches } from './batches.ts';
import { errorOf, type Failure } from './failure.ts';
import { failureOf, isDeadlock } from './postgres-failure.ts';
import { PostgresLine, reasonOf } from './postgres-line.ts';
import { type Prepared, prepare, prepareQuery } from './postgres-statements.ts';
import { checkPlaces, placesIn, type Query, type Sql, type Statement, Unavailable, type Value } from './sql.ts';

const READERS = 2;
/** Each commit costs the processor more than what is written. */
const GATHERING = 2;
const PATIENCE = 10_000;
const MOST_DEADLOCKS = 5;
const OLDEST_VERSION = 14;

/**
 * Opens the database at this URL, or refuses with an `Unavailable` that says why. A statement may take so many
 * milliseconds.
 */
export async function openPostgres(url: string, patience = PATIENCE): Promise<Sql> {
  const postgres = new Postgres(url, patience);
  try {
    await postgres.open();
    return postgres;
  } catch (error) {
    await postgres.close();
    throw new Unavailable(`The database ${nameOf(url)} cannot be used: ${reasonOf(error)}.`);
  }
}

class Postgres implements Sql {
  readonly #lines: readonly PostgresLine[];
  readonly #writer: PostgresLine;
  readonly #writes = new Batches<readonly Statement[], void>((writes) => this.#write(writes), GATHERING);
  readonly #readers: readonly Batches<Query, object[]>[];
  #closing: Promise<void> | undefined;

  constructor(url: string, patience: number) {
    this.#writer = new PostgresLine(url, patience);
    const readers = Array.from({ length: READERS }, () => new PostgresLine(url, patience));
    this.#readers = readers.map((line) => new Batches((queries) => readAll(line, queries)));
    this.#lines = [this.#writer, ...readers];
  }

  async open(): Promise<void> {
    const { encoding, version } = await this.#writer.open();
    if (version < OLDEST_VERSION * 10_000) throw new Error(`it is older than PostgreSQL ${OLDEST_VERSION}`);
    if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and only UTF8 holds every text`);
  }

  async rows<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    this.#check([{ sql, values }]);
    const reader = this.#readers.reduce((least, each) => (each.load < least.load ? each : least));
    return (await reader.add({ sql, values })) as Row[];
  }

  async write(statements: readonly Statement[]): Promise<void> {
    this.#check(statements);
    await this.#writes.add(statements);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await Promise.all([this.#writes, ...this.#readers].map((batches) => batches.idle()));
    await Promise.all(this.#lines.map((line) => line.close()));
  }

  #check(queries: readonly Query[]): void {
    if (this.#closing !== undefined) throw new Unavailable('The database is closed.');
    for (const { sql, values = [] } of queries) {
      try {
        checkPlaces(placesIn(sql), values);
      } catch (error) {
        throw new Error(`${(error as Error).message}, in: ${sql}`);
      }
    }
  }

  /** All in one transaction; if one of them fails, first those before it, and then those behind it. */
  async #write(writes: readonly (readonly Statement[])[]): Promise<(Error | undefined)[]> {
    const failed = await this.#transact(writes);
    if (!failed) return writes.map(() => undefined);
    const before = await this.#write(writes.slice(0, failed.index));
    const behind = await this.#write(writes.slice(failed.index + 1));
    return [...before, errorOf(failed.failure), ...behind];
  }

  /** All or none: gives which of them was in the way. */
  async #transact(
    writes: readonly (readonly Statement[])[],
  ): Promise<{ readonly index: number; readonly failure: Failure } | undefined> {
    const statements = writes.flatMap((write, index) => write.map((each) => ({ index, prepared: prepare(each) })));
    if (statements.length === 0) return undefined;
    for (let deadlocks = 0; ; deadlocks++) {
      const { results, error } = await this.#writer.exchange(statements.map(({ prepared }) => prepared));
      if (!error) return undefined;
      // The transaction that was in the way is over now.
      if (isDeadlock(error) && deadlocks < MOST_DEADLOCKS) continue;
      const culprit = statements[results.length];
      const failure = failureOf(error, culprit?.prepared);
      // What is wrong with the disk is wrong for all.
      if (!culprit || failure.kind === 'unavailable') throw errorOf(failure);
      return { index: culprit.index, failure };
    }
  }
}

async function readAll(line: PostgresLine, queries: readonly Query[]): Promise<(object[] | Error)[]> {
  const prepared: readonly Prepared[] = queries.map(prepareQuery);
  const answers: (object[] | Error)[] = [];
  while (answers.length < prepared.length) {
    const rest = prepared.slice(answers.length);
    const { results, error } = await line.exchange(rest);
    answers.push(...results);
    if (error) answers.push(errorOf(failureOf(error, rest[results.length])));
  }
  return answers;
}

/** The address of the database without its password, for messages. */
function nameOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} at ${searchParams.get('host') ?? host}`;
}
