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
  const worked = await inTurns(contenders, ROUNDS, (contender) => contender.work(SECONDS));
  const threads = sharesOf(before, await json.threads());
  const evenly = await inTurns({ json, colyseus }, EVEN_RUNS, workEvenly);
  const shared = await onASharedStore();
  const costs = (name: string): Rounds => (worked[name] ?? []).map(({ cost }) => cost);
  const pairs = DOORS.flatMap((door) =>
    ['room', 'bare', ...(against === undefined ? [] : [`${door}Before`])].map((other) => [door, other] as const),
  );
  return {
    bench: 'doors',
    metrics: {
      ...Object.fromEntries(pairs.map(([of, to]) => [nameOf(of, to), ratio(costs(of), costs(to))])),
      bareCpuPerMessage: summary('µs', costs('bare')),
      roomCpuPerAnswer: summary('µs', costs('room')),
      ...Object.assign({}, ...DOORS.map((door) => atSaturation(door, worked[door] ?? []))),
      ...Object.assign({}, ...DOORS.map((door) => atAnEvenRate(door, evenly[door] ?? []))),
      ...(shared.worked ? { jsonCpuAtAnEvenRateShared: over(shared.worked, 'µs', ({ cost }) => cost) } : {}),
      ...threads,
    },
    notes: [...pairs.flatMap(([of, to]) => doubt(nameOf(of, to), drift(costs(of), costs(to)))), ...shared.notes],
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
async function inTurns<Kind extends Contender>(
  contenders: Readonly<Record<string, Kind>>,
  rounds: number,
  work: (contender: Kind) => Promise<Worked>,
): Promise<Readonly<Record<string, Worked[]>>> {
  const all = Object.entries(contenders);
  const worked: Record<string, Worked[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, contender] of round % 2 === 0 ? all : all.toReversed()) {
      worked[name] = [...(worked[name] ?? []), await work(contender)];
    }
  }
  return worked;
}

/** As servers are used that have cores to spare. */
function workEvenly(door: Door): Promise<Worked> {
  return door.work(EVEN_SECONDS, ANSWERS_PER_SECOND);
}

function over(worked: readonly Worked[], unit: string, of: (one: Worked) => number): Metric {
  return summary(unit, worked.map(of));
}

function atSaturation(door: DoorName, worked: readonly Worked[]): Record<string, Metric> {
  return {
    [`${door}CpuPerAnswer`]: over(worked, 'µs', ({ cost }) => cost),
    [`${door}AnswersPerSecond`]: over(worked, '1/s', ({ answers, seconds }) => answers / seconds),
    [`${door}UpdateBytes`]: over(worked, 'bytes', ({ bytes }) => percentile(bytes, 0.5)),
  };
}

function atAnEvenRate(door: DoorName, worked: readonly Worked[]): Record<string, Metric> {
  return {
    [`${door}CpuAtAnEvenRate`]: over(worked, 'µs', ({ cost }) => cost),
    [`${door}LatencyP50`]: over(worked, 'ms', ({ latencies }) => percentile(latencies, 0.5)),
    [`${door}LatencyP99`]: over(worked, 'ms', ({ latencies }) => percentile(latencies, 0.99)),
  };
}

/** The same over the JSON door with PostgreSQL and Redis instead of SQLite, where both are installed. */
async function onASharedStore(): Promise<{ readonly worked?: readonly Worked[]; readonly notes: readonly string[] }> {
  const backing = await Backing.start().catch((failure: Error) => failure);
  if (backing instanceof Error) return { notes: [`Nothing is told of PostgreSQL and Redis: ${backing.message}`] };
  await using stack = new AsyncDisposableStack();
  stack.defer(() => backing.stop());
  const environment = { DATABASE_URL: await backing.freshDatabase(), REDIS_URL: backing.redis.url };
  const json = await Door.start('json', { environment });
  stack.defer(() => json.stop());
  await json.work(WARM_UP);
  return { worked: (await inTurns({ json }, EVEN_RUNS, workEvenly)).json ?? [], notes: [] };
}

/** How much of the work each kind of thread does. */
function sharesOf(before: ThreadTimes, after: ThreadTimes): Record<string, Metric> {
  const ticks = [...after].map(([name, ticks]) => [name, ticks - (before.get(name) ?? 0)] as const);
  const all = ticks.reduce((sum, [, each]) => sum + each, 0);
  const worth = ticks.filter(([, each]) => each >= all / 100).toSorted(([, one], [, other]) => other - one);
  return Object.fromEntries(worth.map(([name, each]) => [`jsonThread ${name}`, summary('%', [(each * 100) / all])]));
}
