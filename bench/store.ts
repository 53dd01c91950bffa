// How fast answers are kept: writers that each append to the journal of a match of their own, the next answer when the one
// before is safe on the disk. Whoever is alone waits for the disk; many share what goes there at once. The processor's
// time is that of this process, which is the server's share and a little for the writers, and that of PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Archive, MatchRecord } from '@undertow/server/host/archive.ts';
import { archiveIn } from '@undertow/server/store/archive.ts';
import { openStore } from '@undertow/server/store/open.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { type Metric, percentile, type Report, summary } from './measure.ts';
import { cpuSecondsOf } from './server/processes.ts';
import { Backing } from './service/backing.ts';

const WRITERS = [1, 10, 100, 1000];
const RUNS = 3;
const SECONDS = 1.5;
const FENCE = 0;

/** How many entries the journal of each match has. */
type Journals = Map<string, number>;

interface Run {
  readonly latencies: readonly number[];
  readonly seconds: number;
  /** Seconds of the processor. */
  readonly own: number;
  readonly keepers: number;
}

export async function store(): Promise<Report> {
  return { bench: 'store', metrics: { ...(await onSqlite()), ...(await onPostgres()) } };
}

async function onSqlite(): Promise<Report['metrics']> {
  const dataDir = await mkdtemp(join(tmpdir(), 'undertow-bench-'));
  try {
    return await metricsOf('sqlite', await openStore({ databaseUrl: undefined, dataDir }));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Report['metrics']> {
  const backing = await Backing.start();
  try {
    const sql = await openStore({ databaseUrl: await backing.freshDatabase(), dataDir: '' });
    return await metricsOf('postgres', sql, () => backing.postgres.daemon.pids);
  } finally {
    await backing.stop();
  }
}

/** The keepers are the processes that have a part in it, beside this one. */
async function metricsOf(name: string, sql: Sql, keepers?: () => readonly number[]): Promise<Report['metrics']> {
  try {
    const archive = archiveIn(sql, 'bench');
    const journals: Journals = new Map();
    const metrics: Record<string, Metric> = {};
    for (const writers of WRITERS) {
      await begin(archive, journals, writers);
      const runs: Run[] = [];
      await write(archive, journals, keepers);
      for (let run = 0; run < RUNS; run++) runs.push(await write(archive, journals, keepers));
      const each = (unit: string, figure: (run: Run) => number) => summary(unit, runs.map(figure));
      const perAppend = (seconds: number, { latencies }: Run) => (seconds * 1e6) / latencies.length;
      metrics[`${name}AppendsPerSecond${writers}`] = each('1/s', (run) => run.latencies.length / run.seconds);
      metrics[`${name}P50Of${writers}`] = each('ms', ({ latencies }) => percentile(latencies, 0.5));
      metrics[`${name}P99Of${writers}`] = each('ms', ({ latencies }) => percentile(latencies, 0.99));
      metrics[`${name}CpuPerAppend${writers}`] = each('µs', (run) => perAppend(run.own, run));
      if (keepers) metrics[`${name}OwnCpuPerAppend${writers}`] = each('µs', (run) => perAppend(run.keepers, run));
    }
    return metrics;
  } finally {
    await sql.close();
  }
}

/** Begins matches until there are so many. */
async function begin(archive: Archive, journals: Journals, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, i) => `match${i}`).filter((id) => !journals.has(id));
  await Promise.all(ids.map((id) => archive.create(recordOf(id))));
  for (const id of ids) journals.set(id, 0);
}

async function write(archive: Archive, journals: Journals, keepers: () => readonly number[] = () => []): Promise<Run> {
  const latencies: number[] = [];
  const before = { own: process.cpuUsage(), keepers: await cpuSecondsOf(keepers()) };
  const begun = performance.now();
  const until = begun + SECONDS * 1000;
  await Promise.all(
    [...journals].map(async ([id, kept]) => {
      for (let now = begun, number = kept; now < until; journals.set(id, ++number)) {
        await archive.append(id, FENCE, number, { seat: 0, kind: 'answer', answer: 'pass', time: number, bank: null });
        const at = performance.now();
        latencies.push(at - now);
        now = at;
      }
    }),
  );
  const { user, system } = process.cpuUsage(before.own);
  return {
    latencies,
    seconds: (performance.now() - begun) / 1000,
    own: (user + system) / 1e6,
    keepers: (await cpuSecondsOf(keepers())) - before.keepers,
  };
}

function recordOf(id: string): MatchRecord {
  const settings = { time: 'none', delay: 0, bots: [null, null] } as const;
  const begun = { id, game: 'any', rules: 1, options: {}, seats: 2, seed: 'f00d', started: 0, settings };
  return { ...begun, ended: null, ranking: null };
}
