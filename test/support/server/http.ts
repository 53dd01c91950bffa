// The HTTP side over a house with a database in memory, as tests ask it: without a socket, unless they want one.
import type { Accounts } from '@undertow/server/accounts/accounts.ts';
import { openApp } from '@undertow/server/app.ts';
import type { Bus } from '@undertow/server/cluster/bus.ts';
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import { type Config, readConfig } from '@undertow/server/config.ts';
import { doorLimits } from '@undertow/server/doors/door-limits.ts';
import { EventStreams } from '@undertow/server/gateway/event-streams.ts';
import { createHttp, type ServerMaker } from '@undertow/server/http/http.ts';
import type { Operations } from '@undertow/server/http/operations.ts';
import type { Services } from '@undertow/server/http/services.ts';
import { createLog } from '@undertow/server/log.ts';
import { Metrics } from '@undertow/server/metrics.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { Ratings } from '@undertow/server/ratings/ratings.ts';
import { realTimers } from '@undertow/server/scheduling/timers.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import { Session } from '@undertow/shared/protocol/people.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { accountsOver, Clock } from './accounts.ts';

export const OPERATOR_TOKEN = 'an-operator-token-of-the-host';

export interface HttpSetting {
  readonly environment?: Readonly<Record<string, string>>;
  readonly operations?: Partial<Operations>;
  readonly bus?: Bus;
  readonly makeServer?: ServerMaker;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The text as JSON, if it is. */
  readonly json: unknown;
  /** Of the problem that it is, if it is one. */
  readonly code: unknown;
}

export class TestHttp {
  readonly app: FastifyInstance;
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly services: Services;
  /** Everything that was logged. */
  readonly log: string[];
  isDraining = false;

  private constructor(services: Omit<Services, 'isDraining'>, clock: Clock, log: string[], makeServer?: ServerMaker) {
    this.services = { ...services, isDraining: () => this.isDraining };
    this.accounts = services.accounts;
    this.clock = clock;
    this.log = log;
    this.app = createHttp(this.services, makeServer);
  }

  static async over(
    sql: Sql,
    { environment, operations, bus = loneBus(), makeServer }: HttpSetting = {},
  ): Promise<TestHttp> {
    const config: Config = readConfig({
      OPERATOR_TOKEN,
      LOG_LEVEL: 'trace',
      GUESTS_PER_HOUR: '100000',
      ...environment,
    });
    const clock = new Clock();
    const lines: string[] = [];
    const log = createLog(config.logLevel, { write: (line) => void lines.push(line) });
    const accounts = await accountsOver(sql, clock, config.guestsPerHour);
    const ratings = new Ratings(sql);
    const timers = { ...realTimers, now: clock.now };
    const app = await openApp({
      sql,
      bus,
      timers,
      games: THE_HOUSE.games,
      limits: config.limits,
      ratings,
      botPace: 0,
      substitute: 'random',
      autopilot: () => () => null,
      report: (problem, about, details) => log.error({ about, ...details }, problem),
    });
    const now = clock.now;
    const metrics = new Metrics({ liveMatches: () => app.host.awake });
    const common = doorLimits(config.limits, { bus, timers });
    const streams = new EventStreams({
      ...{ bus, app, limits: config.limits, timers: realTimers, log, metrics, trustedProxies: config.trustProxy },
      ...common,
    });
    const { refusals } = common;
    const services = {
      ...{ config, log, now, sql, bus, app, streams, accounts, ratings, offered: THE_HOUSE, metrics, refusals },
      rooms: NO_ROOMS,
    };
    const http = new TestHttp({ ...services, operations: { ...IDLE, ...operations } }, clock, lines, makeServer);
    onTestFinished(async () => {
      streams.drain('The test is over.');
      await http.app.close();
      await app.close();
    });
    return http;
  }

  async ask(method: string, url: string, asked: Ask = {}): Promise<Reply> {
    const { token, body, headers } = asked;
    const reply = await this.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
    });
    const { statusCode: status, headers: given, payload: text } = reply;
    const json = jsonIn(text);
    return { status, headers: given, text, json, code: Problem.safeParse(json).data?.code };
  }

  async guest(): Promise<Session> {
    return Session.parse((await this.ask('POST', '/api/guests')).json);
  }

  async member(name = 'Ada', password = 'correct horse'): Promise<Session> {
    return Session.parse((await this.ask('POST', '/api/accounts', { body: { name, password } })).json);
  }
}

export interface Ask {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const nothing = async (): Promise<never> => {
  throw new Refusal('not-found', 'No match is running on this table.');
};

/** There are no sockets that could lead there. */
const NO_ROOMS: Services['rooms'] = {
  joinTable: () => Promise.reject(new Refusal('not-found', 'There are no rooms here.')),
  joinLobby: () => Promise.reject(new Refusal('not-found', 'There are no rooms here.')),
};

const IDLE: Operations = {
  match: nothing,
  end: nothing,
  silence: nothing,
  announce: async () => {},
  drain: async () => {},
};
