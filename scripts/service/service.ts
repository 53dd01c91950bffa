// The whole set as plain processes of this machine: servers, Redis, PostgreSQL, and a balancer in front.
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@undertow/server/config.ts';
import { Balancer } from './balancer.ts';
import { Daemon } from './daemon.ts';
import { atPort, LOOPBACK } from './loopback.ts';
import { type PrivatePostgres, startPostgres } from './postgres.ts';
import { type PrivateRedis, startRedis } from './redis.ts';

export interface ServiceWishes {
  /** Where everything is kept that is kept, and what the processes say. */
  readonly folder: string;
  /** How many servers; two unless told. */
  readonly servers?: number;
  /** Where the balancer listens: any port of this machine alone, unless told. */
  readonly port?: number;
  readonly host?: string;
  /** A PostgreSQL and a Redis that are there already; else both are started. */
  readonly databaseUrl?: string | undefined;
  readonly redisUrl?: string | undefined;
  /** Of the PostgreSQL that is started. */
  readonly postgresSettings?: Readonly<Record<string, string>>;
  /** What else the servers are told. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** By which address a server reaches what it stands on, if not straight. */
  readonly detour?: (server: string, url: string) => Promise<string>;
  readonly isApart?: boolean;
}

export interface ServiceServer {
  readonly name: string;
  /** Its own address, past the balancer; the same after a restart. */
  readonly url: string;
  readonly daemon: Daemon;
}

export interface Service {
  /** The one address for everything: the balancer's. */
  readonly url: string;
  readonly servers: readonly ServiceServer[];
  readonly balancer: Balancer;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** If they were started. */
  readonly postgres: PrivatePostgres | undefined;
  readonly redis: PrivateRedis | undefined;
  /** A rolling restart: one server after the other, each when the balancer sends people to the last one again. */
  restartServers(): Promise<void>;
  /** Ends everything in good order: first the servers, then what they stand on. */
  stop(): Promise<void>;
}

const READY_WITHIN = 10_000;

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export async function startService(wishes: ServiceWishes): Promise<Service> {
  const started = new AsyncDisposableStack();
  try {
    return await startAll(wishes, started);
  } catch (failure) {
    await started.disposeAsync();
    throw failure;
  }
}

async function startAll(wishes: ServiceWishes, started: AsyncDisposableStack): Promise<Service> {
  const { port, host, isApart, postgresSettings: settings = {} } = wishes;
  const home = resolve(wishes.folder);
  await mkdir(home, { recursive: true });
  // Started by root, PostgreSQL runs as another user, who must come through here to what is theirs.
  if (process.getuid?.() === 0) await chmod(home, 0o711);
  const keep = <Piece extends { readonly daemon: Daemon }>(piece: Piece): Piece => {
    started.defer(() => piece.daemon.stop());
    return piece;
  };
  const postgres = wishes.databaseUrl
    ? undefined
    : keep(await startPostgres({ folder: join(home, 'postgres'), settings, isApart }));
  const redis = wishes.redisUrl ? undefined : keep(await startRedis({ folder: join(home, 'redis'), isApart }));
  const databaseUrl = wishes.databaseUrl ?? postgres?.url ?? '';
  const redisUrl = wishes.redisUrl ?? redis?.url ?? '';
  let balancer: Balancer | undefined;
  // Before the servers are, so that it ends behind them: their last words must reach the clients.
  started.defer(() => balancer?.daemon.stop());
  const { detour = async (_, url) => url } = wishes;
  const names = Array.from({ length: wishes.servers ?? 2 }, (_, i) => `undertow${i + 1}`);
  const servers = await allStarted(
    names.map(async (name) => {
      const [DATABASE_URL, REDIS_URL] = [await detour(name, databaseUrl), await detour(name, redisUrl)];
      // The balancer is one more than those that stand in front of it.
      const TRUST_PROXY = String(1 + inFront(wishes));
      return startOne(name, home, { ...wishes.environment, DATABASE_URL, REDIS_URL, TRUST_PROXY }, isApart);
    }),
    started,
  );
  balancer = await Balancer.start({
    ...{ folder: join(home, 'balancer'), host, port, isApart },
    upstreams: servers.map(({ name, url }) => ({ name, url: new URL(url) })),
    connectionsPerAddress: inFront(wishes) > 0 ? undefined : connectionsPerAddress(wishes),
  });
  await waitUntilReady(balancer, names);
  const { url } = balancer;
  return {
    ...{ url, servers, balancer, databaseUrl, redisUrl, postgres, redis },
    restartServers: () => restartAll(servers, balancer),
    stop: () => started.disposeAsync(),
  };
}

/** Whoever is told where the service is should find it there. It does not wait for a server that does not get ready. */
async function waitUntilReady(balancer: Balancer, names: readonly string[]): Promise<void> {
  const allReady = Promise.all(names.map((name) => balancer.untilReady(name)));
  await Promise.race([allReady, delay(READY_WITHIN, undefined, { ref: false })]);
}

async function restartAll(servers: readonly ServiceServer[], balancer: Balancer): Promise<void> {
  for (const { name, daemon } of servers) {
    await daemon.restart();
    await balancer.untilReady(name);
  }
}

/** How many proxies stand in front of the balancer. */
function inFront({ environment }: ServiceWishes): number {
  return Number(environment?.TRUST_PROXY ?? 0);
}

/** With its sockets, which the servers count among themselves. */
function connectionsPerAddress({ environment = {} }: ServiceWishes): number {
  const { CONNECTIONS_PER_ADDRESS, SOCKETS_PER_ADDRESS } = environment;
  const config = readConfig({ CONNECTIONS_PER_ADDRESS, SOCKETS_PER_ADDRESS });
  return config.connectionsPerAddress + config.limits.socketsPerAddress;
}

function startOne(
  name: string,
  home: string,
  environment: Readonly<Record<string, string | undefined>>,
  isApart = false,
): Promise<ServiceServer> {
  return atPort(undefined, async (port) => {
    const daemon = await Daemon.start({
      name,
      command: process.execPath,
      args: [MAIN],
      environment: {
        PATH: process.env.PATH,
        ...environment,
        ...{ PROCESS_NAME: name, HOST: LOOPBACK, PORT: String(port) },
        DATA_DIR: join(home, name),
      },
      ready: /listens at http/,
      log: join(home, `${name}.log`),
      isApart,
    });
    return { name, url: `http://${LOOPBACK}:${port}`, daemon };
  });
}

/** All of them, which end together; if one does not start, those that did are not forgotten. */
async function allStarted(
  starting: readonly Promise<ServiceServer>[],
  started: AsyncDisposableStack,
): Promise<ServiceServer[]> {
  const outcomes = await Promise.allSettled(starting);
  const servers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
  started.defer(async () => {
    await Promise.all(servers.map(({ daemon }) => daemon.stop()));
  });
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return servers;
}
