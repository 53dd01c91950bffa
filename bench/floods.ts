// What the players feel while others flood the server: their 99th percentile under each flood against the calm one, in the
// same server and minute, and what the flood costs the server. All limits are those that a host has who sets none.
import { setTimeout as after } from 'node:timers/promises';
import { type Metric, percentile, type Report, summary } from './measure.ts';
import { FLOODS, type Flooded, type FloodName } from './server/floods/order.ts';
import { Flooder, Load } from './server/load-process.ts';
import { ServerProcess, UNLIMITED } from './server/server-process.ts';

/** Of all games, two players at each. */
const TABLES = 24;
const SEATS = 2;
/** Of each table before it is measured: so late in a game, to run a match again takes longest. */
const ANSWERS_BEFORE = 120;
/** So often it is calm for a while, and then flooded for as long: what else the machine does meets both. */
const ROUNDS = 4;
const SECONDS = 5;
const ANSWERS_PER_SECOND = 100;

/** The host's own limits, but for what a benchmark needs. */
const DEFAULTS = {
  ...Object.fromEntries(Object.keys(UNLIMITED).map((name) => [name, ''])),
  PORT: '0',
  LOG_LEVEL: 'fatal',
};

/** With so few files, idle connections alone could fill a server. */
const FILES = 2048;

export async function floods(only: readonly FloodName[] = FLOODS): Promise<Report> {
  const metrics: Record<string, Metric> = {};
  for (const name of only) Object.assign(metrics, await flooded(name));
  return { bench: 'floods', metrics };
}

async function flooded(name: FloodName): Promise<Record<string, Metric>> {
  const server = await ServerProcess.start('server/main.ts', DEFAULTS, { files: FILES });
  const load = await Load.start();
  const flooder = await Flooder.start();
  try {
    await load.seat({
      ...{ url: server.url, door: 'json', tables: TABLES, seats: SEATS },
      ...{ fromEachTable: true, allGames: true },
    });
    const [table = ''] = await load.answers(ANSWERS_BEFORE);
    await flooder.prepare({ flood: name, url: server.url, table });
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const calm = await watched(server, load);
      const flood = flooder.flood({ seconds: SECONDS, round });
      const flooded = await watched(server, load);
      const told = await flood;
      // What is let go of at once does not count, nor does what was allocated and is no longer used.
      await after(1000);
      rounds.push({ calm, flooded, told, memory: (await server.residentMebibytes()) - calm.memory });
    }
    const metrics = Object.entries(metricsOf(rounds));
    return Object.fromEntries(metrics.map(([metric, value]) => [`${name}${metric}`, value]));
  } finally {
    await flooder.stop();
    await load.stop();
    await server.stop();
  }
}

interface Watched {
  /** Milliseconds that each answer took. */
  readonly latencies: readonly number[];
  /** Seconds of the processor, in each second. */
  readonly cpu: number;
  /** Mebibytes, at its end. */
  readonly memory: number;
}

interface Round {
  readonly calm: Watched;
  readonly flooded: Watched;
  readonly told: Flooded;
  /** Mebibytes that are left of the flood. */
  readonly memory: number;
}

/** What the players feel for a while, and what the server takes. */
async function watched(server: ServerProcess, load: Load): Promise<Watched> {
  const before = await server.cpuSeconds();
  const { latencies, seconds } = await load.play({ seconds: SECONDS, answersPerSecond: ANSWERS_PER_SECOND });
  const cpu = ((await server.cpuSeconds()) - before) / seconds;
  return { latencies, cpu, memory: await server.residentMebibytes() };
}

function metricsOf(rounds: readonly Round[]): Record<string, Metric> {
  const each = (unit: string, value: (round: Round) => number | undefined): Metric => {
    return summary(
      unit,
      rounds.flatMap((round) => value(round) ?? []),
    );
  };
  /** Of all rounds together, with the least and the most of a single one. */
  const together = (unit: string, value: (rounds: readonly Round[]) => number): Metric => {
    return { ...each(unit, (round) => value([round])), median: value(rounds) };
  };
  const calm = (some: readonly Round[]) => p99(some.map((round) => round.calm));
  const flooded = (some: readonly Round[]) => p99(some.map((round) => round.flooded));
  const metrics = {
    Slowdown: together('x', (some) => flooded(some) / calm(some)),
    CalmP99: together('ms', calm),
    P99: together('ms', flooded),
    Worst: each('ms', (round) => percentile(round.flooded.latencies, 1)),
    Cpu: each('% of a core', (round) => 100 * (round.flooded.cpu - round.calm.cpu)),
    Memory: each('MiB', ({ memory }) => memory),
    Sent: each('1/s', ({ told }) => told.sent / SECONDS),
    Served: each('1/s', ({ told }) => told.served && told.served / SECONDS),
    Newcomers: each('share', ({ told }) => told.newcomers),
  };
  // Not every flood is asked all of it.
  return Object.fromEntries(Object.entries(metrics).filter(([, { median }]) => !Number.isNaN(median)));
}

function p99(spells: readonly Watched[]): number {
  return percentile(
    spells.flatMap(({ latencies }) => latencies),
    0.99,
  );
}
