// What an answer costs the server, and how long it takes, over each of the doors: fifty tables of four random players, the
// journal on, servers and clients on a core each. Beside them stand the least that any server could do, and a bare room of
// Colyseus with a small game that keeps nothing. All take turns; what counts is the ratio within a round.
import { Bare, type Contender, Door, type Worked } from './doors/contenders.ts';
import { drift, type Rounds, ratio } from './doors/rounds.ts';
import { type Metric, percentile, type Report, summary } from './measure.ts';
import type { ThreadTimes } from './server/processes.ts';
import { Backing } from './service/backing.ts';

const ROUNDS = 30;
const SECONDS = 1.5;
/** Of a server that has just started, a fifth of the work is to compile what it does. */
const WARM_UP = 20;

const EVEN_RUNS = 5;
const EVEN_SECONDS = 6;
const ANSWERS_PER_SECOND = 200;

const DOORS = ['json', 'colyseus'] as const;

type DoorName = (typeof DOORS)[number];

/** `against` is the folder of another state of the project, whose server takes its turns too. */
export async function doors(against?: string): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const standing = async <Kind extends Contender>(starting: Promise<Kind>): Promise<Kind> => {
    const contender = await starting;
    stack.defer(() => contender.stop());
    return contender;
  };
  const bare = await standing(Bare.start('sockets'));
  const room = await standing(Bare.start('room'));
  const json = await standing(Door.start('json'));
  const colyseus = await standing(Door.start('colyseus'));
  const contenders: Record<string, Contender> = { bare, room, json, colyseus };
  if (against !== undefined) {
    for (const door of DOORS) {
      contenders[`${door}Before`] = await standing(Door.start(door, { folder: against }));
    }
  }
  for (const contender of Object.values(contenders)) await contender.work(WARM_UP);

  const before = await json.threads();
  const worked = await inTurns(contenders);
  const threads = sharesOf(before, await json.threads());
  const costs = (name: string): Rounds => worked.get(name)?.map(({ cost }) => cost) ?? [];
  const pairs = DOORS.flatMap((door) =>
    ['room', 'bare', ...(against === undefined ? [] : [`${door}Before`])].map((other) => [door, other] as const),
  );
  return {
    bench: 'doors',
    metrics: {
      ...Object.fromEntries(pairs.map(([of, to]) => [nameOf(of, to), ratio(costs(of), costs(to))])),
      bareCpuPerMessage: summary('µs', costs('bare')),
      roomCpuPerAnswer: summary('µs', costs('room')),
      ...atSaturation('json', worked.get('json') ?? []),
      ...atSaturation('colyseus', worked.get('colyseus') ?? []),
      ...(await atAnEvenRate({ json, colyseus })),
      ...(await onASharedStore()),
      ...threads,
    },
    notes: pairs.flatMap(([of, to]) => doubt(nameOf(of, to), drift(costs(of), costs(to)))),
  };
}

/** A run whose halves differ has measured the machine. */
const MOST_DRIFT = 0.1;

function doubt(name: string, drift: number): string[] {
  if (drift <= MOST_DRIFT) return [];
  return [`This is no measure of ${name}: the halves of the run differ by ${Math.round(drift * 100)} %.`];
}

/** `jsonToRoom`; what was before has the name of the door already. */
function nameOf(of: string, to: string): string {
  const other = to === `${of}Before` ? 'before' : to;
  return `${of}To${other.charAt(0).toUpperCase()}${other.slice(1)}`;
}

/** Every second round goes backwards, so that none always follows the same one. */
async function inTurns(contenders: Readonly<Record<string, Contender>>): Promise<ReadonlyMap<string, Worked[]>> {
  const all = Object.entries(contenders);
  const worked = new Map<string, Worked[]>(all.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, contender] of round % 2 === 0 ? all : all.toReversed()) {
      worked.get(name)?.push(await contender.work(SECONDS));
    }
  }
  return worked;
}

function atSaturation(door: DoorName, worked: readonly Worked[]): Record<string, Metric> {
  return {
    [`${door}CpuPerAnswer`]: summary(
      'µs',
      worked.map(({ cost }) => cost),
    ),
    [`${door}AnswersPerSecond`]: summary(
      '1/s',
      worked.map(({ answers, seconds }) => answers / seconds),
    ),
    [`${door}UpdateBytes`]: summary(
      'bytes',
      worked.map(({ bytes }) => percentile(bytes, 0.5)),
    ),
  };
}

/** Both doors in turns, as servers are used that have cores to spare. */
async function atAnEvenRate(both: Readonly<Record<DoorName, Door>>): Promise<Record<string, Metric>> {
  const worked: Record<DoorName, Worked[]> = { json: [], colyseus: [] };
  for (let run = 0; run < EVEN_RUNS; run++) {
    for (const door of DOORS) worked[door].push(await both[door].work(EVEN_SECONDS, ANSWERS_PER_SECOND));
  }
  const figures = DOORS.flatMap((door) => {
    const latency = (share: number) =>
      summary(
        'ms',
        worked[door].map(({ latencies }) => percentile(latencies, share)),
      );
    const cost = summary(
      'µs',
      worked[door].map((one) => one.cost),
    );
    return [
      [`${door}CpuAtAnEvenRate`, cost],
      [`${door}LatencyP50`, latency(0.5)],
      [`${door}LatencyP99`, latency(0.99)],
    ] as const;
  });
  return Object.fromEntries(figures);
}

/** The same over the JSON door with PostgreSQL and Redis instead of SQLite. */
async function onASharedStore(): Promise<Record<string, Metric>> {
  const backing = await Backing.start();
  try {
    const environment = { DATABASE_URL: await backing.freshDatabase(), REDIS_URL: backing.redis.url };
    const door = await Door.start('json', { environment });
    try {
      await door.work(WARM_UP);
      const worked: Worked[] = [];
      for (let run = 0; run < EVEN_RUNS; run++) worked.push(await door.work(EVEN_SECONDS, ANSWERS_PER_SECOND));
      const cost = summary(
        'µs',
        worked.map((one) => one.cost),
      );
      return { jsonCpuAtAnEvenRateShared: cost };
    } finally {
      await door.stop();
    }
  } finally {
    await backing.stop();
  }
}

/** How much of the work each kind of thread does. */
function sharesOf(before: ThreadTimes, after: ThreadTimes): Record<string, Metric> {
  const ticks = [...after].map(([name, ticks]) => [name, ticks - (before.get(name) ?? 0)] as const);
  const all = ticks.reduce((sum, [, each]) => sum + each, 0);
  const worth = ticks.filter(([, each]) => each >= all / 100).toSorted(([, one], [, other]) => other - one);
  return Object.fromEntries(worth.map(([name, each]) => [`jsonThread ${name}`, summary('%', [(each * 100) / all])]));
}
