// What can go wrong with a service, and is done to it at random moments.
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Service, ServiceServer } from '../../scripts/service/service.ts';
import type { WeakWire } from '../support/weak-wire.ts';

export interface Stage {
  readonly service: Service;
  /** Between the players and the service. */
  readonly wire: WeakWire;
  /** Between a server and what it stands on. */
  wiresOf(server: string): Wires;
  readonly random: Random;
}

export interface Wires {
  readonly redis: WeakWire;
  readonly postgres: WeakWire;
}

type Mischief = (stage: Stage) => Promise<void>;

/** Longer than others wait before they take a process for dead. */
const LONG_PAUSE = 4_000;

export const MISCHIEFS: Readonly<Record<string, Mischief>> = {
  async 'a server is killed'({ service, random }) {
    const { daemon } = oneOf(service, random);
    await daemon.kill();
    await pause(random.below(3_000));
    await daemon.restart();
  },
  async 'a server is asked to end'({ service, random }) {
    await oneOf(service, random).daemon.restart();
  },
  async 'all servers are restarted one after the other'({ service }) {
    for (const { daemon } of service.servers) await daemon.restart();
  },
  async 'a server stands still for longer than its lease'({ service, random }) {
    const { daemon } = oneOf(service, random);
    daemon.pause();
    await pause(LONG_PAUSE);
    daemon.resume();
  },
  async 'a server stands still for a moment'({ service, random }) {
    const { daemon } = oneOf(service, random);
    daemon.pause();
    await pause(200 + random.below(1_000));
    daemon.resume();
  },
  async 'Redis is killed'({ service, random }) {
    await service.redis?.daemon.kill();
    await pause(random.below(2_000));
    await service.redis?.daemon.restart();
  },
  async 'PostgreSQL is killed'({ service, random }) {
    await service.postgres?.daemon.kill();
    await pause(random.below(2_000));
    await service.postgres?.daemon.restart();
  },
  async 'a server loses its connections to Redis'({ service, wiresOf, random }) {
    wiresOf(oneOf(service, random).name).redis.cut();
  },
  async 'a server loses its connections to PostgreSQL'({ service, wiresOf, random }) {
    wiresOf(oneOf(service, random).name).postgres.cut();
  },
  async 'a server hears nothing more from PostgreSQL'({ service, wiresOf, random }) {
    const { postgres } = wiresOf(oneOf(service, random).name);
    postgres.fallSilent();
    await pause(LONG_PAUSE);
    postgres.speakAgain();
  },
  /** It ends by itself, for nobody can reach what lives there. */
  async 'a server hears nothing more from Redis'({ service, wiresOf, random }) {
    const { name, daemon } = oneOf(service, random);
    const { redis } = wiresOf(name);
    redis.fallSilent();
    await daemon.ended();
    redis.speakAgain();
    await daemon.restart();
  },
  async 'some connections are cut'({ wire, random }) {
    wire.cut(0.5, () => random.below(1000) / 1000);
  },
  async 'all connections are cut'({ wire }) {
    wire.cut();
  },
  async 'all connections are slow'({ wire, random }) {
    wire.delay = 20 + random.below(200);
    await pause(2_000);
    wire.delay = 0;
  },
};

function oneOf({ servers }: Service, random: Random): ServiceServer {
  return servers[random.below(servers.length)] as ServiceServer;
}
