// The whole server in this process, as `npm start` starts it; and clients of it that are gone after the test.
import { Client, type ClientOptions } from '@undertow/client-sdk/client.ts';
import { readConfig } from '@undertow/server/config.ts';
import { createLog } from '@undertow/server/log.ts';
import { type Overrides, type RunningServer, startServer } from '@undertow/server/server.ts';
import { openStore } from '@undertow/server/store/open.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

/** Tests come in, send and open as much as they can. */
export const GENEROUS = {
  HOST: '127.0.0.1',
  BOT_PACE: '0',
  GUESTS_PER_HOUR: '100000',
  REQUESTS_PER_SECOND: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  MESSAGES_PER_SECOND: '100000',
  MESSAGES_PER_ADDRESS: '100000',
  SOCKETS_PER_ADDRESS: '10000',
  NEW_SOCKETS_PER_ADDRESS: '100000',
  THOUGHTS_PER_ADDRESS: '1000',
  ANALYSES_PER_ADDRESS: '100',
  TABLES_PER_USER: '10000',
};

export class WholeServer {
  readonly running: RunningServer;
  /** Where it keeps everything. */
  readonly sql: Sql;
  /** What the server has complained of. */
  readonly complaints: string[];

  private constructor(running: RunningServer, sql: Sql, complaints: string[]) {
    this.running = running;
    this.sql = sql;
    this.complaints = complaints;
  }

  /** One server for all tests of a file. */
  static forAll(environment: Readonly<Record<string, string>> = {}, overrides: Overrides = {}): () => WholeServer {
    let server: WholeServer;
    beforeAll(async () => {
      const complaints: string[] = [];
      const config = readConfig({ ...GENEROUS, ...environment, PORT: '0', DATA_DIR: ':memory:' });
      const log = createLog('error', { write: (line) => complaints.push(line) });
      const sql = await openStore(config);
      let seeds = 0;
      // The same in each run: what depends on how a match is dealt is found at once, or by looking for it.
      const newSeed = () => commitment(`seed ${seeds++} of a test`);
      server = new WholeServer(
        await startServer(config, log, { openSql: async () => sql, newSeed, ...overrides }),
        sql,
        complaints,
      );
    });
    afterAll(() => server.running.close());
    return () => server;
  }

  get url(): string {
    return this.running.url;
  }

  client(options: ClientOptions = {}): Client {
    return clientOf(this.url, options);
  }

  async guest(options: ClientOptions = {}): Promise<Client> {
    const client = this.client(options);
    await client.guest();
    return client;
  }
}

export function clientOf(url: string, options: ClientOptions = {}): Client {
  const client = new Client(url, options);
  onTestFinished(() => client.close());
  return client;
}
