// The service that this process is part of: alone, or one of several that share a store and speak over Redis.
import { hostname } from 'node:os';
import { type Config, Misconfigured } from '../config.ts';
import type { Timers } from '../host/timers.ts';
import { newId } from '../ids.ts';
import type { Sql } from '../store/sql.ts';
import type { Bus } from './bus.ts';
import { loneBus } from './lone-bus.ts';
import { RedisBus } from './redis-bus.ts';
import { Roll } from './roll.ts';
import { Whereabouts } from './whereabouts.ts';

export interface Service {
  readonly bus: Bus;
  /** The others took this process for dead: what lived here may live there by now. */
  onStruckOff(struckOff: () => void): void;
  /** From now on the others, and whoever leads clients to us, know where we listen. */
  listensAt(url: string): Promise<void>;
  close(): Promise<void>;
}

export interface ServiceParts {
  readonly sql: Sql;
  readonly config: Pick<Config, 'databaseUrl' | 'redisUrl' | 'processName'>;
  readonly timers: Timers;
  report(problem: string, details: object): void;
}

export function joinService(parts: ServiceParts): Promise<Service> {
  const { processName, databaseUrl, redisUrl } = parts.config;
  const self = processName ? `${processName}-${newId(8)}` : newId(12);
  const roll = new Roll({ ...parts, self });
  return databaseUrl && redisUrl ? joinOthers(parts, self, roll, redisUrl) : beAlone(self, roll, databaseUrl);
}

async function beAlone(self: string, roll: Roll, databaseUrl: string | undefined): Promise<Service> {
  // What is kept in files is guarded by a lock; a database is guarded by the roll.
  if (databaseUrl !== undefined && (await roll.isSomebodyThere())) {
    throw new Misconfigured(
      'Another process uses the database of DATABASE_URL. Stop it, or set REDIS_URL for both: then they serve it together.',
    );
  }
  await roll.clear();
  await (databaseUrl === undefined ? roll.stepOn() : roll.open());
  return {
    bus: loneBus(self),
    onStruckOff: (struckOff) => roll.onStruckOff(struckOff),
    listensAt: async () => {},
    close: () => roll.close(),
  };
}

async function joinOthers(parts: ServiceParts, self: string, roll: Roll, redisUrl: string): Promise<Service> {
  // Whoever is alone starts without it, and sooner.
  const { connectToRedis } = await import('./redis.ts');
  const says = await connectToRedis(redisUrl);
  const hears = await connectToRedis(redisUrl);
  const bus = new RedisBus({ ...parts, self, says, hears });
  await bus.open();
  roll.onGone((process) => bus.gone(process));
  roll.onStruckOff(() => bus.beginAnew());
  await roll.open();
  const whereabouts = new Whereabouts(says, self, parts.timers);
  return {
    bus,
    onStruckOff: (struckOff) => roll.onStruckOff(struckOff),
    listensAt: (url) => whereabouts.tell(addressOf(url)),
    async close() {
      await whereabouts.withdraw();
      await roll.close();
      await bus.close();
    },
  };
}

/** As the others can reach it: who listens everywhere is reached by the name of the machine. */
function addressOf(url: string): string {
  const { hostname: host, port } = new URL(url);
  return `${host === '0.0.0.0' || host === '[::]' ? hostname() : host}:${port}`;
}
