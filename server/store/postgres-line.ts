// A connection to PostgreSQL that reconnects when it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Exchange, Lost, type Outcome } from './postgres-exchange.ts';
import { KnownStatements, type Prepared, prepareQuery } from './postgres-statements.ts';
import { Unavailable } from './sql.ts';

const CONNECTING = 5_000;
/** A server that falls is back within seconds: so long after a loss no request is refused. */
const RETURN = 3_000;
const BETWEEN_TRIES = 100;
const KEEP_ALIVE = 10_000;
const FAREWELL = 1_000;
/** How long an earlier session may take to end. */
const ENDING = 5_000;

/** The server's own name for a connection. */
interface Greeting {
  readonly pid: number;
  readonly begun: string;
  readonly encoding: string;
  readonly version: number;
}

interface Session {
  readonly client: Client;
  readonly known: KnownStatements;
  readonly greeting: Greeting;
}

/** What is written is acknowledged when it is on the disk, whatever the database does for others. */
const GREETING = `select pg_backend_pid() as pid, current_setting('server_encoding') as encoding,
    current_setting('server_version_num')::int as version,
    set_config('synchronous_commit', case current_setting('synchronous_commit')
      when 'off' then 'on' else current_setting('synchronous_commit') end, false) as durability,
    (select backend_start::text from pg_stat_activity where pid = pg_backend_pid()) as begun`;

export class PostgresLine {
  readonly #url: string;
  readonly #patience: number;
  #session: Session | undefined;
  /** The greeting of the last session. */
  #greeting: Greeting | undefined;
  #lostAt = Number.NEGATIVE_INFINITY;

  /** A server that does not answer within so many milliseconds is lost. */
  constructor(url: string, patience: number) {
    this.#url = url;
    this.#patience = patience;
  }

  /** Connects at once or fails. */
  async open(): Promise<Greeting> {
    this.#session = await this.#connect();
    return this.#session.greeting;
  }

  /** One after another. Fails with `Unavailable` if it is not known what became of the statements. */
  async exchange(statements: readonly Prepared[]): Promise<Outcome> {
    const session = await this.#connected();
    try {
      return await this.#exchange(session.client, session.known, statements);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.#lose(session);
      throw new Unavailable(`The connection to the database was lost: ${error.message}.`);
    }
  }

  async close(): Promise<void> {
    const client = this.#session?.client;
    this.#session = undefined;
    if (!client) return;
    // Nothing is under way: a server that does not say goodbye is left without.
    const impatience = setTimeout(() => client.connection.stream.destroy(), FAREWELL);
    await client.end();
    clearTimeout(impatience);
  }

  async #connected(): Promise<Session> {
    for (;;) {
      try {
        this.#session ??= await this.#connect();
        return this.#session;
      } catch (error) {
        if (performance.now() - this.#lostAt > RETURN) {
          throw new Unavailable(`The database cannot be reached: ${reasonOf(error)}.`);
        }
        await pause(BETWEEN_TRIES);
      }
    }
  }

  async #connect(): Promise<Session> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'undertow',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
      connectionTimeoutMillis: CONNECTING,
      // Sooner than the line is given up: then it is known that nothing was done.
      statement_timeout: Math.ceil(this.#patience * 0.8),
    });
    // A request that waits for an answer is told of it there.
    client.on('error', () => {});
    await client.connect();
    const known = new KnownStatements();
    try {
      await this.#endEarlier(client, known);
      const greeting = await this.#ask<Greeting>(client, known, GREETING);
      if (!greeting) throw new Lost('the database did not greet');
      const session = { client, known, greeting };
      client.once('end', () => this.#lose(session));
      this.#greeting = greeting;
      return session;
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
  }

  /** What was sent over the last connection is done or will never be, before anything goes over this one. */
  async #endEarlier(client: Client, known: KnownStatements): Promise<void> {
    if (!this.#greeting) return;
    const { pid, begun } = this.#greeting;
    const ended = await this.#ask<{ readonly ended: 't' | 'f' }>(
      client,
      known,
      'select pg_terminate_backend(pid, ?) as ended from pg_stat_activity where pid = ? and backend_start::text = ?',
      [ENDING, pid, begun],
    );
    if (ended?.ended === 'f') throw new Lost('an earlier connection does not end');
  }

  async #ask<Row>(client: Client, known: KnownStatements, sql: string, values: (string | number)[] = []) {
    const { results, error } = await this.#exchange(client, known, [prepareQuery({ sql, values })]);
    if (error) throw error;
    return results[0]?.[0] as Row | undefined;
  }

  async #exchange(client: Client, known: KnownStatements, statements: readonly Prepared[]): Promise<Outcome> {
    const exchange = new Exchange(statements, known);
    const impatience = setTimeout(() => exchange.giveUp('it does not answer'), this.#patience);
    try {
      client.query(exchange);
      return await exchange.outcome;
    } finally {
      clearTimeout(impatience);
    }
  }

  #lose(session: Session): void {
    if (this.#session !== session) return;
    this.#session = undefined;
    this.#lostAt = performance.now();
    session.client.connection.stream.destroy();
  }
}

/** The reason in the words of PostgreSQL or of the system, which never contain the password. */
export function reasonOf(error: unknown): string {
  // For a host with several addresses, each of them has its own.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message : String(first);
}
