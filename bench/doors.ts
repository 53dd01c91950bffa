// What an answer costs the server, and how long it takes, over each of the doors: fifty tables of four random players,
// the journal on, server and clients on a core each. Beside it, in the same run, the least that any server could do.
import { type Metric, percentile, type Report, summary } from './measure.ts';
import type { Order } from './server/load.ts';
import { bareLoad, Load } from './server/load-process.ts';
import { ServerProcess } from './server/server-process.ts';

const TABLES = 50;
const SEATS = 4;
const RUNS = 5;
const SECONDS = 6;
const ANSWERS_PER_SECOND = 200;
/** Of a server that has just started, a fifth of the work is to compile what it does. */
const WARM_UP = 30;

export async function doors(): Promise<Report> {
  const bare = await bareCost();
  const json = await door('json');
  const colyseus = await door('colyseus');
  const ratio = (metric: Metric | undefined): Metric =>
    summary('x', metric ? [metric.min, metric.median, metric.max].map((value) => value / bare.median) : []);
  return {
    bench: 'doors',
    metrics: {
      bareCpuPerMessage: bare,
      ...named('json', json),
      jsonToBare: ratio(json.CpuPerAnswer),
      ...named('colyseus', colyseus),
      colyseusToBare: ratio(colyseus.CpuPerAnswer),
    },
  };
}

function named(door: Order['door'], metrics: Readonly<Record<string, Metric>>): Record<string, Metric> {
  return Object.fromEntries(Object.entries(metrics).map(([name, metric]) => [`${door}${name}`, metric]));
}

async function door(door: Order['door']) {
  const server = await ServerProcess.start();
  const load = await Load.start();
  try {
    await load.seat({ url: server.url, door, tables: TABLES, seats: SEATS });
    await load.play({ seconds: WARM_UP });
    const cost: number[] = [];
    const perSecond: number[] = [];
    const bytes: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const before = await server.cpuSeconds();
      const seen = await load.play({ seconds: SECONDS });
      cost.push((((await server.cpuSeconds()) - before) * 1e6) / seen.answers);
      perSecond.push(seen.answers / seen.seconds);
      bytes.push(percentile(seen.bytes, 0.5));
    }
    const p50: number[] = [];
    const p99: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const { latencies } = await load.play({ seconds: SECONDS, answersPerSecond: ANSWERS_PER_SECOND });
      p50.push(percentile(latencies, 0.5));
      p99.push(percentile(latencies, 0.99));
    }
    return {
      CpuPerAnswer: summary('µs', cost),
      AnswersPerSecond: summary('1/s', perSecond),
      UpdateBytes: summary('bytes', bytes),
      LatencyP50: summary('ms', p50),
      LatencyP99: summary('ms', p99),
    };
  } finally {
    await load.stop();
    await server.stop();
  }
}

async function bareCost(): Promise<Metric> {
  const server = await ServerProcess.start('bench/server/bare-fan-out.ts');
  try {
    const order = { url: server.url, groups: TABLES, sockets: SEATS, seconds: SECONDS };
    const cost: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const before = await server.cpuSeconds();
      const messages = await bareLoad(order);
      cost.push((((await server.cpuSeconds()) - before) * 1e6) / messages);
    }
    return summary('µs', cost);
  } finally {
    await server.stop();
  }
}
