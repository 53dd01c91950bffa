// A server dies with a thousand matches in memory, and nobody comes back to them: how long it takes until they all live in
// the other servers, and how those who play there answer meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '@undertow/server/store/postgres.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import type { Service } from '../../scripts/service/service.ts';
import { percentile, type Report, summary } from '../measure.ts';
import type { Seen } from '../server/load.ts';
import { Crowd, Load } from '../server/load-process.ts';
import type { Backing } from './backing.ts';
import { matchesOf } from './owners.ts';

const MATCHES = 1000;
const MATCHES_PER_PAIR = 20;
const ANSWERS = 5;
const OTHER_TABLES = 20;
const SEATS = 4;
const ANSWERS_PER_SECOND = 100;
const SECONDS_BEFORE = 4;
/** Short spells, so that it is known which of them fell into the time of waking. */
const SPELL = 0.5;
const LOOK_AGAIN = 50;
const PATIENCE = 60_000;

interface Woken {
  /** Milliseconds from the death of the server until the first and the last match lived elsewhere. */
  readonly first: number;
  readonly last: number;
}

export async function waking(backing: Backing): Promise<Report['metrics']> {
  const service = await backing.serve(3);
  const sql = await openPostgres(service.databaseUrl);
  const crowd = await Crowd.start();
  const loads = await Promise.all([Load.start(), Load.start()]);
  try {
    return await measured(service, sql, crowd, loads);
  } finally {
    await Promise.all([crowd.stop(), ...loads.map((load) => load.stop())]);
    await sql.close();
    await service.stop();
  }
}

async function measured(service: Service, sql: Sql, crowd: Crowd, loads: readonly Load[]) {
  const [dying, ...others] = service.servers as [Service['servers'][0], ...Service['servers']];
  // Past the balancer: the crowd is at the server that dies, and those who play are at the others.
  const table = { door: 'json', tables: OTHER_TABLES, seats: SEATS } as const;
  await Promise.all(loads.map((load, i) => load.seat({ ...table, url: others[i]?.url ?? '' })));
  const order = { matches: MATCHES, perPerson: MATCHES_PER_PAIR, answers: ANSWERS };
  await crowd.follow({ type: 'begun', url: dying.url, ...order });
  const matches = await matchesOf(sql, dying.name);
  if (matches.length < MATCHES) throw new Error(`only ${matches.length} matches are in the memory of the server`);
  const before = await played(loads, SECONDS_BEFORE);
  const died = performance.now();
  await dying.daemon.kill();
  const woken = untilWoken(sql, dying.name, died);
  let isOver = false;
  const over = (): void => {
    isOver = true;
  };
  woken.then(over, over);
  const spells: { readonly begun: number; readonly ended: number; readonly latencies: readonly number[] }[] = [];
  while (!isOver) {
    const begun = performance.now() - died;
    const latencies = await played(loads, SPELL);
    spells.push({ begun, ended: performance.now() - died, latencies });
  }
  const { first, last } = await woken;
  const meanwhile = spells.flatMap(({ begun, ended, latencies }) => (ended > first && begun < last ? latencies : []));
  return {
    waking: summary('ms', [last]),
    wakingFromFirstToLast: summary('ms', [last - first]),
    answerP99BeforeWaking: summary('ms', [percentile(before, 0.99)]),
    answerP99WhileWaking: summary('ms', [percentile(meanwhile, 0.99)]),
    longestAnswerWhileWaking: summary('ms', [percentile(meanwhile, 1)]),
  };
}

async function played(loads: readonly Load[], seconds: number): Promise<readonly number[]> {
  const spell = { seconds, answersPerSecond: ANSWERS_PER_SECOND };
  const seen: Seen[] = await Promise.all(loads.map((load) => load.play(spell)));
  return seen.flatMap(({ latencies }) => latencies);
}

/** Until none of the matches lives in the dead process any more. */
async function untilWoken(sql: Sql, server: string, died: number): Promise<Woken> {
  let first: number | undefined;
  for (;;) {
    const left = (await matchesOf(sql, server)).length;
    const now = performance.now() - died;
    if (left < MATCHES) first ??= now;
    if (left === 0) return { first: first ?? now, last: now };
    if (now > PATIENCE) throw new Error(`${left} matches were not woken`);
    await pause(LOOK_AGAIN);
  }
}
