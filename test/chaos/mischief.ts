// What can go wrong with a service, and is done to it at random moments.
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Service, ServiceServer } from '../../scripts/service/service.ts';
import type { WeakWire } from '../support/clients/weak-wire.ts';

export interface Projection {
  readonly service: Service;
  /** Between the players and the service. */
  readonly wire: WeakWire;
  /** Between a server and what it stands on. */
  wiresOf(server: string): Wires;
  readonly random: Random;
  complain(what: string): void;
}

export interface Wires {
  readonly redis: WeakWire;
  readonly postgres: WeakWire;
}

type Mischief = (stage: Projection) => Promise<void>;

/** Longer than others wait before they take a process for dead. */
const LONG_PAUSE = 4_000;

/** A server that is asked to end has so many seconds. */
const LONGEST_END = 20;

/** A server that hears no other ends by itself within this time. */
const LONGEST_STAY = 40_000;

export const MISCHIEFS: Readonly<Record<string, Mischief>> = {
  async 'a server is killed'({ service, random }) {
    const { daemon } = oneOf(service, random);
    await daemon.kill();
    await pause(random.below(3_000));
    await daemon.restart();
  },
  async 'a server is asked to end'(stage) {
    await restart(stage, oneOf(stage.service, stage.random));
  },
  async 'all servers are restarted one after the other'(stage) {
    for (const server of stage.service.servers) await restart(stage, server);
  },
  async 'a server is asked to end while Redis is away'(stage) {
    const { service, random } = stage;
    const server = oneOf(service, random);
    await service.redis?.daemon.kill();
    await server.daemon.stop();
    mustHaveEndedWell(stage, server);
    await service.redis?.daemon.restart();
    await server.daemon.restart();
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
  /** It ends by itself, for no other server can reach what lives there. */
  async 'a server hears nothing more from Redis'({ service, wiresOf, random, complain }) {
    const { name, daemon } = oneOf(service, random);
    const { redis } = wiresOf(name);
    redis.fallSilent();
    const hasEnded = await Promise.race([daemon.ended().then(() => true), pause(LONGEST_STAY, false)]);
    if (!hasEnded) complain(`${name} stayed though no other server could reach it`);
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

async function restart(stage: Projection, server: ServiceServer): Promise<void> {
  await server.daemon.restart();
  mustHaveEndedWell(stage, server);
}

function mustHaveEndedWell({ complain }: Projection, { name, daemon: { ending } }: ServiceServer): void {
  if (!ending || (ending.code === 0 && ending.seconds < LONGEST_END)) return;
  complain(`${name} was asked to end, and did so with ${ending.code} after ${ending.seconds.toFixed(1)} s`);
}

function oneOf({ servers }: Service, random: Random): ServiceServer {
  return servers[random.below(servers.length)] as ServiceServer;
}
