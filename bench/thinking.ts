// What people notice of bots that look ahead: how long their answers take while eight such bots think, and while none does.
import { type Metric, percentile, type Report, summary } from './measure.ts';
import { Load } from './server/load-process.ts';
import { ServerProcess } from './server/server-process.ts';

const TABLES = 50;
const SEATS = 4;
const ANSWERS_PER_SECOND = 200;
const THINKERS = 8;
/** At each table of a bot its opponent answers within so short a time that the bot has always something to think about. */
const OPPONENTS_PER_SECOND = THINKERS * 20;
const WARM_UP = 20;
const SECONDS = 8;
const RUNS = 5;

export async function thinking(): Promise<Report> {
  // Its threads are to have the cores that an ordinary server has.
  const server = await ServerProcess.start('server/main.ts', {}, { cores: '0,1' });
  const people = await Load.start();
  const opponents = await Load.start();
  try {
    await people.seat({ url: server.url, door: 'json', tables: TABLES, seats: SEATS });
    await opponents.seat({ url: server.url, door: 'json', tables: THINKERS, seats: 2, level: 'deep' });
    await people.play({ seconds: WARM_UP });
    const pairs: { alone: readonly number[]; beside: readonly number[]; thoughts: number }[] = [];
    for (let run = 0; run < RUNS; run++) {
      const alone = await latencies(people);
      const before = await thoughts(server.url);
      const [beside] = await Promise.all([
        latencies(people),
        opponents.play({ seconds: SECONDS, answersPerSecond: OPPONENTS_PER_SECOND }),
      ]);
      pairs.push({ alone, beside, thoughts: ((await thoughts(server.url)) - before) / SECONDS });
    }
    const over = (unit: string, figure: (pair: (typeof pairs)[number]) => number): Metric =>
      summary(unit, pairs.map(figure));
    return {
      bench: 'thinking',
      metrics: {
        answerP50: over('ms', ({ alone }) => percentile(alone, 0.5)),
        answerP99: over('ms', ({ alone }) => percentile(alone, 0.99)),
        answerP50Beside: over('ms', ({ beside }) => percentile(beside, 0.5)),
        answerP99Beside: over('ms', ({ beside }) => percentile(beside, 0.99)),
        answerP99Rise: over('ms', ({ alone, beside }) => percentile(beside, 0.99) - percentile(alone, 0.99)),
        thoughtsPerSecond: over('1/s', (pair) => pair.thoughts),
      },
    };
  } finally {
    await opponents.stop();
    await people.stop();
    await server.stop();
  }
}

async function latencies(people: Load): Promise<readonly number[]> {
  const seen = await people.play({ seconds: SECONDS, answersPerSecond: ANSWERS_PER_SECOND });
  return seen.latencies;
}

/** How many the threads have come to the end of. */
async function thoughts(url: string): Promise<number> {
  const counted = await (await fetch(`${url}/metrics`)).text();
  return Number(/undertow_thoughts_total\{outcome="answered"\} (\d+)/.exec(counted)?.[1] ?? 0);
}
