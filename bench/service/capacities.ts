// What one, two and three servers carry: tables of four players over the JSON door, whom the balancer has spread, so that
// with two servers every other answer is given to a match elsewhere.
//
// At an even pace, so much for each server, all servers share one core and all else has the other: then the time that an
// answer takes of the processor is not blurred by who waits for whom. What N cores carry compared with one follows from
// it. The throughput beside it is as real as the machine: its first servers have a core each, but the players, the
// balancer, Redis and PostgreSQL run on the same cores, and take more of them than the servers.
import { availableParallelism } from 'node:os';
import type { Service } from '../../scripts/service/service.ts';
import { type Metric, percentile, type Report, summary } from '../measure.ts';
import { Load } from '../server/load-process.ts';
import { cpuSecondsOf, pin } from '../server/processes.ts';
import { CLIENT_CORE, SERVER_CORE } from '../server/server-process.ts';
import type { Backing } from './backing.ts';

const MOST_SERVERS = 3;
const RUNS = 3;
const TABLES = 50;
const SEATS = 4;
const SECONDS = 4;
const ANSWERS_PER_SECOND = 250;

const CORES = Array.from({ length: availableParallelism() }, (_, core) => core);

/** Microseconds of the processor for an answer. */
interface Cost {
  readonly servers: number;
  readonly postgres: number;
  readonly redis: number;
}

interface Found {
  readonly costs: readonly Cost[];
  readonly p50: readonly number[];
  readonly p99: readonly number[];
  readonly answersPerSecond: readonly number[];
}

export async function capacities(backing: Backing): Promise<Report['metrics']> {
  const found: Found[] = [];
  for (let servers = 1; servers <= MOST_SERVERS; servers++) found.push(await by(servers, backing));
  const [one, two, three] = found as [Found, Found, Found];
  return {
    ...Object.assign({}, ...found.map(metricsOf)),
    capacityOfTwo: ratio('x', 2, one, two),
    capacityOfThree: ratio('x', 3, one, three),
    capacityOfThreeToTwo: ratio('x', 3 / 2, two, three),
  };
}

async function by(servers: number, backing: Backing): Promise<Found> {
  const service = await backing.serve(servers);
  const load = await Load.start();
  try {
    await load.seat({ url: service.url, door: 'json', tables: TABLES * servers, seats: SEATS });
    await apart(service, backing);
    const spell = { seconds: SECONDS, answersPerSecond: ANSWERS_PER_SECOND * servers };
    await load.play(spell);
    const costs: Cost[] = [];
    const latencies: (readonly number[])[] = [];
    for (let run = 0; run < RUNS; run++) {
      const before = await secondsUsed(service, backing);
      const seen = await load.play(spell);
      costs.push(costOf(before, await secondsUsed(service, backing), seen.answers));
      latencies.push(seen.latencies);
    }
    await spread(service, backing);
    const answersPerSecond: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const seen = await load.play({ seconds: SECONDS / 2 });
      answersPerSecond.push(seen.answers / seen.seconds);
    }
    const at = (share: number) => latencies.map((each) => percentile(each, share));
    return { costs, p50: at(0.5), p99: at(0.99), answersPerSecond };
  } finally {
    await load.stop();
    await service.stop();
    await pin([process.pid], CORES);
  }
}

/** The servers on their core, and all else on the other. */
async function apart({ servers, balancer }: Service, { postgres, redis }: Backing): Promise<void> {
  await pin(
    servers.map(({ daemon }) => daemon.pid),
    [SERVER_CORE],
  );
  await pin([process.pid, redis.daemon.pid, ...balancer.daemon.pids, ...postgres.daemon.pids], [CLIENT_CORE]);
}

/** Each server on a core, as far as there are so many, and all else wherever there is room. */
async function spread({ servers, balancer }: Service, { postgres, redis }: Backing): Promise<void> {
  for (const [i, { daemon }] of servers.entries()) await pin([daemon.pid], [i % CORES.length]);
  await pin([process.pid, redis.daemon.pid, ...balancer.daemon.pids, ...postgres.daemon.pids], CORES);
}

async function secondsUsed({ servers }: Service, { postgres, redis }: Backing): Promise<Cost> {
  return {
    servers: await cpuSecondsOf(servers.map(({ daemon }) => daemon.pid)),
    postgres: await cpuSecondsOf(postgres.daemon.pids),
    redis: await cpuSecondsOf(redis.daemon.pids),
  };
}

function costOf(before: Cost, after: Cost, answers: number): Cost {
  const each = (of: keyof Cost): number => ((after[of] - before[of]) * 1e6) / answers;
  return { servers: each('servers'), postgres: each('postgres'), redis: each('redis') };
}

function metricsOf({ costs, p50, p99, answersPerSecond }: Found, i: number): Record<string, Metric> {
  const mark = ['OfOne', 'OfTwo', 'OfThree'][i];
  const cost = (of: keyof Cost): Metric =>
    summary(
      'µs',
      costs.map((cost) => cost[of]),
    );
  const share = (of: keyof Cost): Metric =>
    summary(
      '%',
      costs.map((cost) => (100 * cost[of]) / (cost.servers + cost.postgres + cost.redis)),
    );
  return {
    [`serversCpuPerAnswer${mark}`]: cost('servers'),
    [`postgresCpuPerAnswer${mark}`]: cost('postgres'),
    [`redisCpuPerAnswer${mark}`]: cost('redis'),
    [`postgresShare${mark}`]: share('postgres'),
    [`redisShare${mark}`]: share('redis'),
    [`latencyP50${mark}`]: summary('ms', p50),
    [`latencyP99${mark}`]: summary('ms', p99),
    [`answersPerSecond${mark}`]: summary('1/s', answersPerSecond),
  };
}

/** So many times the cores, for so many times the cost. */
function ratio(unit: string, cores: number, few: Found, many: Found): Metric {
  return summary(
    unit,
    few.costs.map(({ servers }, run) => (cores * servers) / (many.costs[run]?.servers ?? Number.NaN)),
  );
}
