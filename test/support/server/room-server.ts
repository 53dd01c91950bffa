// The whole server in this process, on a port of its own. Colyseus has one set of rooms in each process, so one at a time.
import { type Config, readConfig } from '@undertow/server/config.ts';
import { createLog } from '@undertow/server/log.ts';
import { type Overrides, type RunningServer, startServer } from '@undertow/server/server.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import { IN_MEMORY } from '@undertow/server/store/sqlite-file.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { onTestFinished } from 'vitest';
import { DoorClient } from '../clients/door-client.ts';
import { RoomClient } from '../clients/room-client.ts';
import { sqlHere } from '../store/sql-here.ts';

export class RoomServer {
  readonly server: RunningServer;
  readonly config: Config;
  /** What went wrong, and should not have. */
  readonly troubles: string[];

  private constructor(server: RunningServer, config: Config, troubles: string[]) {
    this.server = server;
    this.config = config;
    this.troubles = troubles;
  }

  static async start(
    environment: Readonly<Record<string, string>> = {},
    overrides: Overrides = {},
  ): Promise<RoomServer> {
    const config = readConfig({ PORT: '0', BOT_PACE: '0', ...PLENTY, DATA_DIR: IN_MEMORY, ...environment });
    const troubles: string[] = [];
    const log = createLog('error', {
      write: (line) => void troubles.push(line),
    });
    const isKept = environment.DATA_DIR !== undefined || environment.DATABASE_URL !== undefined;
    const openSql = async () => {
      const sql = (await overrides.openSql?.()) ?? sqlHere();
      await migrate(sql);
      return sql;
    };
    const server = await startServer(config, log, isKept ? overrides : { ...overrides, openSql });
    onTestFinished(() => server.close());
    return new RoomServer(server, config, troubles);
  }

  get url(): string {
    return this.server.url;
  }

  async guest(): Promise<string> {
    return (await this.server.accounts.authentication.guest('here')).token;
  }

  /** Opens a table for the person who has this token. */
  async table(token: string, more: object = {}): Promise<string> {
    const { person } = await this.server.accounts.identify({ token });
    const { lobby } = this.server.app;
    const { id } = await lobby.create(person, {
      ...{ game: 'abyss', seats: 2, time: 'none', access: 'public', rated: false, bots: false },
      spectators: { allowed: true, delay: 0 },
      ...more,
    });
    return id;
  }

  join(token: string | undefined, options: object, name?: string): Promise<RoomClient> {
    return RoomClient.join(this.url, token, options, name);
  }

  /** What the house shows this viewer of a match that is over. */
  async lastView(table: string, viewer: Viewer): Promise<Readonly<Record<string, unknown>>> {
    const last = await this.server.app.replays.lastSnapshot(table, viewer);
    return JSON.parse(JSON.stringify(last?.view));
  }

  /** At the JSON door. */
  async knock(token: string): Promise<DoorClient> {
    const client = await DoorClient.open(`${this.url.replace('http', 'ws')}/ws/v1`);
    await client.hello(token);
    return client;
  }

  /** All of them at a table, in a match that has begun. */
  async match(tokens: readonly string[], more: object = {}, options: object = {}) {
    const [owner = ''] = tokens;
    const table = await this.table(owner, { seats: tokens.length, ...more });
    const clients: RoomClient[] = [];
    for (const token of tokens) clients.push(await this.join(token, { table, ...options }));
    for (const client of clients) await client.ask('ready', { ready: true });
    for (const client of clients) await client.until(() => client.standing !== undefined);
    return { table, clients };
  }
}

/** Tests send as fast as they can. */
const PLENTY = {
  MESSAGES_PER_SECOND: '100000',
  MESSAGES_PER_ADDRESS: '100000',
  NEW_SOCKETS_PER_ADDRESS: '100000',
  REQUESTS_PER_SECOND: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  GUESTS_PER_HOUR: '100000',
};
