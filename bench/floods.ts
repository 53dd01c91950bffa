// What the players feel while others flood the server: their 99th percentile under each flood against the calm one of the
// same minute, and what the flood costs the server. All limits are those that a host has who sets none.
import { setTimeout as after } from 'node:timers/promises';
import { type Metric, percentile, type Report, summary } from './measure.ts';
import { FLOODS, type FloodName } from './server/floods/order.ts';
import { Flooder, Load } from './server/load-process.ts';
import { ServerProcess, UNLIMITED } from './server/server-process.ts';

const TABLES = 25;
const SEATS = 4;
/** Of each table before it is measured: so late in a game, to run a match again takes longest. */
const ANSWERS_BEFORE = 250;
const SECONDS = 10;
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
    const tables = await load.seat({
      ...{ url: server.url, door: 'json', tables: TABLES, seats: SEATS },
      fromEachTable: true,
    });
    await load.answers(ANSWERS_BEFORE);
    await flooder.prepare({ flood: name, url: server.url, table: tables[0] ?? '' });
    const calm = await watched(server, load);
    const flood = flooder.flood({ seconds: SECONDS });
    const flooded = await watched(server, load);
    const { sent, served, newcomers } = await flood;
    // What is let go of at once does not count, nor does what was allocated and is no longer used.
    await after(1000);
    const metric = (unit: string, value: number): Metric => summary(unit, [value]);
    return {
      [`${name}Slowdown`]: metric('x', flooded.p99 / calm.p99),
      [`${name}P99`]: metric('ms', flooded.p99),
      [`${name}Worst`]: metric('ms', flooded.worst),
      [`${name}Cpu`]: metric('% of a core', 100 * (flooded.cpu - calm.cpu)),
      [`${name}Memory`]: metric('MiB', (await server.residentMebibytes()) - calm.memory),
      [`${name}Sent`]: metric('1/s', sent / SECONDS),
      ...(served === undefined ? {} : { [`${name}Served`]: metric('1/s', served / SECONDS) }),
      ...(newcomers === undefined ? {} : { [`${name}Newcomers`]: metric('share', newcomers) }),
    };
  } finally {
    await flooder.stop();
    await load.stop();
    await server.stop();
  }
}

/** What the players feel for a while, and what the server takes. */
async function watched(server: ServerProcess, load: Load) {
  const cpu = await server.cpuSeconds();
  const { latencies, seconds } = await load.play({ seconds: SECONDS, answersPerSecond: ANSWERS_PER_SECOND });
  return {
    p99: percentile(latencies, 0.99),
    worst: percentile(latencies, 1),
    cpu: ((await server.cpuSeconds()) - cpu) / seconds,
    memory: await server.residentMebibytes(),
  };
}
