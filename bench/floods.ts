// What the players feel while others flood the server: their 99th percentile under each flood against the calm one, in the
// same server and minute, and what the flood costs the server. All limits are those that a host has who sets none.
import { setTimeout as after } from 'node:timers/promises';
import { type Metric, percentile, type Report, summary } from './measure.ts';
import { FLOODS, type FloodName } from './server/floods/order.ts';
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
    const calm: Watched[] = [];
    const flooded: Watched[] = [];
    const sent: number[] = [];
    const served: number[] = [];
    const newcomers: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      calm.push(await watched(server, load));
      const flood = flooder.flood({ seconds: SECONDS, round });
      flooded.push(await watched(server, load));
      const told = await flood;
      sent.push(told.sent / SECONDS);
      if (told.served !== undefined) served.push(told.served / SECONDS);
      if (told.newcomers !== undefined) newcomers.push(told.newcomers);
      // What is let go of at once does not count, nor does what was allocated and is no longer used.
      await after(1000);
    }
    const p99 = (spells: readonly Watched[]): number => {
      return percentile(
        spells.flatMap(({ latencies }) => latencies),
        0.99,
      );
    };
    const each = (unit: string, values: readonly number[]): Metric => summary(unit, values);
    const ratios = flooded.map((spell, i) => p99([spell]) / p99(calm.slice(i, i + 1)));
    return {
      [`${name}Slowdown`]: { ...each('x', ratios), median: p99(flooded) / p99(calm) },
      [`${name}CalmP99`]: {
        ...each(
          'ms',
          calm.map((spell) => p99([spell])),
        ),
        median: p99(calm),
      },
      [`${name}P99`]: {
        ...each(
          'ms',
          flooded.map((spell) => p99([spell])),
        ),
        median: p99(flooded),
      },
      [`${name}Worst`]: each(
        'ms',
        flooded.map(({ latencies }) => percentile(latencies, 1)),
      ),
      [`${name}Cpu`]: each(
        '% of a core',
        flooded.map(({ cpu }, i) => 100 * (cpu - (calm[i]?.cpu ?? 0))),
      ),
      [`${name}Memory`]: each('MiB', [(await server.residentMebibytes()) - (calm[0]?.memory ?? 0)]),
      [`${name}Sent`]: each('1/s', sent),
      ...(served.length > 0 ? { [`${name}Served`]: each('1/s', served) } : {}),
      ...(newcomers.length > 0 ? { [`${name}Newcomers`]: each('share', newcomers) } : {}),
    };
  } finally {
    await flooder.stop();
    await load.stop();
    await server.stop();
  }
}

interface Watched {
  /** Milliseconds that the answers took. */
  readonly latencies: readonly number[];
  /** Seconds of the processor, in each second. */
  readonly cpu: number;
  /** Mebibytes at its end. */
  readonly memory: number;
}

/** What the players feel for a while, and what the server takes. */
async function watched(server: ServerProcess, load: Load): Promise<Watched> {
  const before = await server.cpuSeconds();
  const { latencies, seconds } = await load.play({ seconds: SECONDS, answersPerSecond: ANSWERS_PER_SECOND });
  const cpu = ((await server.cpuSeconds()) - before) / seconds;
  return { latencies, cpu, memory: await server.residentMebibytes() };
}
