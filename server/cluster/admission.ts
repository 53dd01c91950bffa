// Decides whether a process may join the others on one database: several that share a Redis may, and one alone.
import { Misconfigured } from '../config.ts';
import type { Timers } from '../scheduling/timers.ts';
import { enrol, type Link, leave, members, type ProcessRecord, strikeOff } from '../store/processes.ts';
import { Conflict, type Sql } from '../store/sql.ts';

export interface Newcomer {
  readonly sql: Sql;
  readonly self: string;
  readonly timers: Timers;
  readonly link: Link;
  /** A process whose beats stand still for so long is dead. */
  readonly lostAfter: number;
}

/** Joins the membership, or refuses with a sentence because a process lives that it must not serve beside. */
export async function stepOn(newcomer: Newcomer): Promise<void> {
  const { sql, self, link } = newcomer;
  await mustFit(newcomer);
  try {
    await sql.write(enrol(self, link));
  } catch (failure) {
    if (failure instanceof Conflict) throw notTogether();
    throw failure;
  }
  // Another process may have joined at the same moment.
  if ((await misfits(newcomer)).length === 0) return;
  await sql.write(leave(self));
  throw notTogether();
}

/** Waits until it is sure that the processes that do not fit are dead, if there are any. */
async function mustFit(newcomer: Newcomer): Promise<void> {
  const { sql, timers, lostAfter } = newcomer;
  const before = new Map((await misfits(newcomer)).map(({ id, beats }) => [id, beats]));
  if (before.size === 0) return;
  await new Promise<void>((resolve) => timers.after(lostAfter, resolve));
  for (const { id, beats } of await misfits(newcomer)) {
    if (before.get(id) !== beats) throw notTogether();
    await sql.write(strikeOff(id, beats)).catch((failure) => {
      if (failure instanceof Conflict) throw notTogether();
      throw failure;
    });
  }
}

async function misfits({ sql, self, link }: Newcomer): Promise<ProcessRecord[]> {
  const others = (await members(sql)).filter(({ id }) => id !== self);
  return link === 'none' ? others : others.filter((other) => other.link === 'none');
}

function notTogether(): Misconfigured {
  return new Misconfigured(
    'Another process uses the database of DATABASE_URL. Stop it, or set REDIS_URL for both: then they serve it together.',
  );
}
