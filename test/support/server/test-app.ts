// A whole house with its JSON door, in this process, on a port of its own; as much of it as a test wants is its own.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { games } from '@undertow/games/index.ts';
import type { Accounts } from '@undertow/server/accounts/accounts.ts';
import { type App, openApp } from '@undertow/server/app.ts';
import type { Bus } from '@undertow/server/cluster/bus.ts';
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import type { Origins } from '@undertow/server/config.ts';
import { doorLimits } from '@undertow/server/doors/door-limits.ts';
import { JSON_DOOR, JsonDoor } from '@undertow/server/gateway/door.ts';
import { EventStreams } from '@undertow/server/gateway/event-streams.ts';
import type { SharedCounters } from '@undertow/server/limits/shared-counters.ts';
import { createLog } from '@undertow/server/log.ts';
import { Metrics } from '@undertow/server/metrics.ts';
import { Ratings } from '@undertow/server/ratings/ratings.ts';
import { realTimers, type Timers } from '@undertow/server/scheduling/timers.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { LIMITS, type Limits } from '@undertow/shared/protocol/limits.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { DoorClient } from '../clients/door-client.ts';
import { sqlHere } from '../store/sql-here.ts';
import { accountsOver, Clock } from './accounts.ts';

export interface AppSetting {
  /** A folder in which everything is kept, or a database that is open already. */
  readonly data?: string | Sql;
  /** What joins it to other houses on the same database. */
  readonly bus?: Bus;
  readonly timers?: Timers;
  readonly limits?: Partial<Limits>;
  readonly origins?: Origins;
  readonly newSeed?: () => string;
  readonly botPace?: number;
  /** How many matches may wait to be woken. */
  readonly mostWaking?: number;
}

/** Tests send as fast as they can. */
const TEST_LIMITS: Limits = {
  ...LIMITS,
  messagesPerSecond: 100_000,
  messagesPerAddress: 100_000,
  newSocketsPerAddress: 100_000,
};

export class TestApp {
  readonly app: App;
  readonly sql: Sql;
  readonly accounts: Accounts;
  readonly door: JsonDoor;
  readonly socketsOfPeople: SharedCounters;
  readonly metrics = new Metrics();
  readonly timers: Timers;
  /** What went wrong, and should not have. */
  readonly troubles: string[] = [];
  readonly #server: Server;
  readonly #streams: EventStreams;
  #isClosed = false;

  /** A house for one test. */
  static async open(setting: AppSetting = {}): Promise<TestApp> {
    const app = await TestApp.build(setting);
    onTestFinished(() => app.close());
    return app;
  }

  /** One house for all tests that are described together. */
  static forAll(setting: AppSetting = {}): () => TestApp {
    let app: TestApp;
    beforeAll(async () => {
      app = await TestApp.build(setting);
    });
    afterAll(() => app.close());
    return () => app;
  }

  private static async build(setting: AppSetting): Promise<TestApp> {
    const { data = sqlHere(), bus = loneBus(), timers = realTimers, botPace = 0, newSeed, mostWaking } = setting;
    const sql = typeof data === 'string' ? await openSqlite(data) : data;
    await migrate(sql);
    const troubles: string[] = [];
    const app = await openApp({
      sql,
      bus,
      timers,
      games,
      limits: { ...TEST_LIMITS, ...setting.limits },
      ratings: new Ratings(sql),
      botPace,
      mostWaking,
      substitute: 'random',
      autopilot: (game) => {
        const random = openRandom({ seed: 'fast:1', position: 0 });
        const { forms } = games.get(game)?.game ?? { forms: {} };
        return (_, { choice }) => sample(choice, random, forms);
      },
      report: (problem, about, details) => troubles.push(`${problem} (${about}): ${JSON.stringify(details)}`),
      ...(newSeed ? { newSeed } : {}),
    });
    const accounts = await accountsOver(sql, new Clock(), 1_000_000, bus);
    const test = new TestApp(app, sql, bus, accounts, timers, troubles, setting);
    await new Promise<void>((resolve) => test.#server.listen(0, '127.0.0.1', resolve));
    return test;
  }

  private constructor(
    app: App,
    sql: Sql,
    bus: Bus,
    accounts: Accounts,
    timers: Timers,
    troubles: string[],
    { limits: other, origins = [] }: AppSetting,
  ) {
    this.app = app;
    this.sql = sql;
    this.accounts = accounts;
    this.timers = timers;
    this.troubles = troubles;
    const limits = { ...TEST_LIMITS, ...other };
    const counted = doorLimits(limits, { bus, timers });
    this.socketsOfPeople = counted.socketsByPerson;
    const parts = {
      ...counted,
      app,
      bus,
      limits,
      timers,
      origins,
      trustedProxies: 0,
      metrics: this.metrics,
      log: createLog('error', { write: (line) => troubles.push(line) }),
      identify: accounts.identify.bind(accounts),
    };
    this.door = new JsonDoor(parts);
    this.#streams = new EventStreams(parts);
    accounts.listen(this.door);
    accounts.listen(app.people);
    this.#server = this.#listener();
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get streams(): EventStreams {
    return this.#streams;
  }

  /** A socket over which nothing was said yet. */
  knock(headers?: Readonly<Record<string, string>>, from?: string): Promise<DoorClient> {
    return DoorClient.open(`ws://127.0.0.1:${this.port}${JSON_DOOR}`, headers, from);
  }

  /** A guest of the house, and what lets them in again. */
  async guest(client?: string): Promise<DoorClient> {
    const { token } = await this.accounts.authentication.guest('here');
    return this.enter(token, client);
  }

  async member(name: string): Promise<DoorClient> {
    const { token } = await this.accounts.authentication.signUp({ name, password: 'correct horse' }, 'here');
    return this.enter(token);
  }

  /** Without a token: a client that only watches. */
  async enter(token?: string, client?: string): Promise<DoorClient> {
    const socket = await this.knock();
    await socket.hello(token, client);
    return socket;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.door.drain('The test is over.');
    this.#streams.drain('The test is over.');
    await this.app.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.sql.close();
  }

  /** As if the process had been killed: no client is told, nothing is tidied up. */
  async kill(): Promise<void> {
    this.#isClosed = true;
    this.#server.closeAllConnections();
    await this.sql.close();
  }

  #listener(): Server {
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
      const table = /^\/api\/tables\/(\w+)\/events$/.exec(pathname)?.[1] ?? '';
      const invitation = searchParams.get('invitation') ?? undefined;
      this.#streams.open(request, response, { table, invitation }).catch((error) => {
        if (!(error instanceof Refusal)) throw error;
        response.writeHead(404).end(error.problem.code);
      });
    });
    return server.on('upgrade', (request, socket, head) => this.door.upgrade(request, socket, head));
  }
}
