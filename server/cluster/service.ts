// Joins this process to its service: alone, or as one of several that share a store and a Redis.
import { hostname } from 'node:os';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { Sql } from '../store/sql.ts';
import type { Bus } from './bus.ts';
import { loneBus } from './lone-bus.ts';
import { Membership } from './membership.ts';
import { ProcessAddress } from './process-address.ts';

export interface Service {
  readonly bus: Bus;
  /** The others took this process for dead: what lived here may live there by now. */
  onStruckOff(struckOff: () => void): void;
  /** Called when this process must leave the service, with the reason. */
  onOusted(ousted: (why: string) => void): void;
  /** Tells the other processes and the balancers where this one listens. */
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
  if (databaseUrl === undefined) return beAlone(parts, self);
  return redisUrl === undefined ? beAloneAt(databaseUrl, parts, self) : joinOthers(databaseUrl, redisUrl, parts, self);
}

/** A store in files is guarded by a lock: no other process can be there. */
async function beAlone(parts: ServiceParts, self: string): Promise<Service> {
  const membership = new Membership({ ...parts, self, link: () => 'none' });
  await membership.beAlone();
  return aloneOn(membership, self, () => membership.close());
}

async function beAloneAt(databaseUrl: string, parts: ServiceParts, self: string): Promise<Service> {
  const sql = await openRollAt(databaseUrl);
  const membership = new Membership({ ...parts, sql, self, link: () => 'none' });
  await opened(membership, sql);
  return aloneOn(membership, self, () => closed(membership, sql));
}

function aloneOn(membership: Membership, self: string, close: () => Promise<void>): Service {
  return {
    bus: loneBus(self),
    onStruckOff: (struckOff) => membership.onStruckOff(struckOff),
    onOusted: (ousted) => membership.onOusted(ousted),
    listensAt: async () => {},
    close,
  };
}

async function joinOthers(databaseUrl: string, redisUrl: string, parts: ServiceParts, self: string): Promise<Service> {
  // A process that is alone starts without these, and sooner.
  const [{ connectTwice }, { RedisBus }] = await Promise.all([import('./redis.ts'), import('./redis-bus.ts')]);
  const [says, hears] = await connectTwice(redisUrl);
  const bus = new RedisBus({ ...parts, self, says, hears });
  try {
    await bus.open();
    const sql = await openRollAt(databaseUrl);
    const membership = new Membership({ ...parts, sql, self, link: () => (bus.isDeaf ? 'lost' : 'redis') });
    membership.onGone((process) => bus.gone(process));
    membership.onLook((listed) => bus.listed(listed));
    membership.onStruckOff(() => bus.beginAnew());
    await opened(membership, sql);
    const address = new ProcessAddress(says, self, parts.timers);
    return {
      bus,
      onStruckOff: (struckOff) => membership.onStruckOff(struckOff),
      onOusted: (ousted) => membership.onOusted(ousted),
      listensAt: (url) => address.tell(addressOf(url)),
      async close() {
        await address.withdraw();
        await closed(membership, sql);
        await bus.close();
      },
    };
  } catch (failure) {
    await bus.close();
    throw failure;
  }
}

/** Opens a connection for heartbeats alone, so that they wait for nothing else. */
async function openRollAt(databaseUrl: string): Promise<Sql> {
  const { openPostgres } = await import('../store/postgres.ts');
  return openPostgres(databaseUrl);
}

async function opened(membership: Membership, sql: Sql): Promise<void> {
  try {
    await membership.open();
  } catch (failure) {
    await sql.close();
    throw failure;
  }
}

async function closed(membership: Membership, sql: Sql): Promise<void> {
  try {
    await membership.close();
  } finally {
    await sql.close();
  }
}

/** The address for the other processes. One that listens at all addresses is reached by the name of its machine. */
function addressOf(url: string): string {
  const { hostname: host, port } = new URL(url);
  return `${host === '0.0.0.0' || host === '[::]' ? hostname() : host}:${port}`;
}
