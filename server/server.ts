// The whole server: store, application and doors on one port.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Accounts, openAccounts } from './accounts/accounts.ts';
import { type App, openApp } from './app.ts';
import { joinService, type Service } from './cluster/service.ts';
import type { Config } from './config.ts';
import { isForSocket, turnAway } from './doors/handshakes.ts';
import { Doors } from './doors.ts';
import { JSON_DOOR } from './gateway/door.ts';
import { createHttp } from './http/http.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { type Offered, THE_HOUSE } from './offered.ts';
import { operationsOn } from './operations.ts';
import { Ratings } from './ratings/ratings.ts';
import { roomRegistry } from './rooms/registry.ts';
import { tableClassesOf } from './rooms/table-class.ts';
import { realTimers, type Timers } from './scheduling/timers.ts';
import { levelOf, levelsOf, SUBSTITUTE, serverBots, thinkersOf } from './server-bots.ts';
import { openStore } from './store/open.ts';
import type { Sql } from './store/sql.ts';

export interface RunningServer {
  /** Where it listens, as a URL. */
  readonly url: string;
  readonly app: App;
  readonly accounts: Accounts;
  /** It can be part of its service no more, for this reason, and is to be closed. */
  onOusted(ousted: (why: string) => void): void;
  /** Takes no new matches and sockets; those that are there go on. */
  drain(): void;
  /** Ends what is under way, each behind what it is doing, tells all clients to come back, and keeps everything. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface Overrides {
  readonly timers?: Timers;
  readonly offered?: Offered;
  /** Where the web client stands built. */
  readonly client?: string;
  /** The seeds of matches, and of the bots that answer at once. */
  readonly newSeed?: () => string;
  /** Opens a database with all tables of this version in it. */
  openSql?(): Promise<Sql>;
}

const SWEEP = 60 * 60_000;

/** How often slow connections are looked for and closed. */
const SLOW_LOOKED_FOR_EVERY = 5_000;

const FAREWELL = 'The server is going away.';

export async function startServer(config: Config, log: Log, overrides: Overrides = {}): Promise<RunningServer> {
  const sql = await (overrides.openSql ?? (() => openStore(config, log)))();
  try {
    return await startOn(sql, config, log, overrides);
  } catch (failure) {
    await sql.close();
    throw failure;
  }
}

async function startOn(sql: Sql, config: Config, log: Log, overrides: Overrides): Promise<RunningServer> {
  const { timers = realTimers } = overrides;
  const report = (problem: string, details: object) => log.error(details, problem);
  const service = await joinService({ sql, config, timers, report });
  try {
    return await startIn(service, sql, config, log, overrides);
  } catch (failure) {
    // It may be closed already; and what has failed first is what is to be told.
    await service.close().catch(() => {});
    throw failure;
  }
}

async function startIn(
  service: Service,
  sql: Sql,
  config: Config,
  log: Log,
  { timers = realTimers, offered = THE_HOUSE, client, newSeed }: Overrides,
): Promise<RunningServer> {
  const { bus } = service;
  const { games, views } = offered;
  const { limits, origins, trustProxy: trustedProxies } = config;
  const now = () => timers.now();
  const report = (problem: string, about: string, details: object) => log.error({ match: about, ...details }, problem);
  const metrics = new Metrics({
    liveMatches: () => app.host.awake,
    thinkingThreads: () => thinkers?.threads ?? 0,
    waitingThoughts: () => thinkers?.waiting ?? 0,
  });
  const ratings = new Ratings(sql);
  const accounts = await openAccounts(sql, {
    ...{ bus, timers, guestsPerHour: config.guestsPerHour },
    report: (failure) => report('it could not be looked up which persons may still come in', '', { failure }),
  });
  const thinkers = thinkersOf(offered, { timers, metrics, thoughtsPerAddress: config.thoughtsPerAddress });
  const app = await openApp({
    ...{ sql, bus, timers, games, limits, ratings, report, botPace: config.botPace },
    ...(newSeed ? { newSeed } : {}),
    substitute: SUBSTITUTE,
    autopilot: serverBots(offered, metrics, newSeed),
    ...(thinkers ? { thinkers, hinting: thinkers, analysts: thinkers } : {}),
    analysesPerAddress: config.analysesPerAddress,
    analysed: (outcome) => metrics.analyses.inc({ outcome }),
    levels: (game) => levelsOf(game, offered).map(({ id }) => id),
    levelOf: (game, bot) => levelOf(game, bot, offered),
    crowded: (waiting) => log.warn({ waiting }, 'more matches are wanted than may wait to be woken'),
    tookOver: (matches) => log.info({ matches }, 'matches of a server that has died go on here'),
    kept(kind, milliseconds) {
      metrics.answers.inc({ kind });
      metrics.journalSeconds.observe(milliseconds / 1000);
    },
  });
  const doors = new Doors({
    ...{ app, bus, limits, timers, log, metrics, origins, trustedProxies },
    identify: accounts.identify.bind(accounts),
    registry: await roomRegistry(config.redisUrl),
    tableClasses: tableClassesOf(views),
  });
  service.onStruckOff(() => app.host.loseAll());
  let isDraining = false;
  const drain = (): void => {
    isDraining = true;
    app.shut();
    doors.shut();
  };
  for (const listener of [doors.json, doors.rooms, app.people]) accounts.listen(listener);
  const operations = operationsOn({
    ...{ app, sql, log, bus },
    announce: (text) => doors.announce(text),
    drain,
  });
  const { streams, rooms, refusals } = doors;
  const services = {
    config,
    log,
    now,
    sql,
    bus,
    app,
    streams,
    accounts,
    ratings,
    offered,
    metrics,
    operations,
    rooms,
    refusals,
    client,
  };
  const http = createHttp({ ...services, isDraining: () => isDraining }, (handler) => onePort(handler, doors));
  await http.ready();
  await rooms.open();
  const sweep = setInterval(() => {
    accounts.sweep().catch((failure) => report('what has expired could not be taken away', '', { failure }));
  }, SWEEP).unref();
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    drain();
    clearInterval(sweep);
    closing ??= allOf([
      () => app.host.wakeNoMore(),
      () => doors.drain(FAREWELL),
      () => accounts.close(),
      () => app.close(),
      () => thinkers?.close(),
      // A slow request must not hold up the processes that take over the matches.
      () => Promise.all([http.close(), service.close()]),
      () => accounts.end(),
      () => sql.close(),
    ]);
    return closing;
  };
  try {
    await http.listen({ host: config.host, port: config.port });
    await service.listensAt(urlOf(http.server));
  } catch (failure) {
    await close();
    throw failure;
  }
  const onOusted = service.onOusted.bind(service);
  return { url: urlOf(http.server), app, accounts, onOusted, drain, close };
}

/** Takes all steps in order, also after one has failed; then fails with the first failure. */
async function allOf(steps: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** HTTP and the sockets of both doors on one port: each takes what is its own. */
function onePort(handler: RequestListener, { json, rooms }: Doors): Server {
  const server = createServer(
    { shouldUpgradeCallback: isForSocket, connectionsCheckingInterval: SLOW_LOOKED_FOR_EVERY },
    handler,
  );
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (pathOf(request) === JSON_DOOR) json.upgrade(request, socket, head);
    else if (rooms.isForRooms(request)) rooms.upgrade(request, socket, head);
    else turnAway(socket, '404 Not Found');
  });
  return server;
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
