// Matches in the store: how each began, which process may write it, whether it is awake, and how it ended.
import type { Summary } from '@undertow/shared/protocol/tables.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { AtTheEnd, CanPlay, Elsewhere, MatchRecord, MatchSettings, Rest } from '../host/archive.ts';
import { Conflict, placesFor, SHARED, type Sql, type Statement } from './sql.ts';

/** A match as it is kept. The process that raised the fence last may write, and no other. */
export interface KeptMatch extends MatchRecord {
  readonly fence: number;
  readonly rest: Rest | null;
  /** When it must be woken; `null` while it is awake. */
  readonly due: number | null;
}

/** True while the match runs and this fence holds, which no other changes until the write is done. Its values: the match, the fence. */
export const HELD = `exists (select 1 from matches where id = ? and fence = ? and ended is null ${SHARED})`;

interface Row extends Omit<KeptMatch, 'options' | 'settings' | 'ranking' | 'rest'> {
  readonly options: string;
  readonly settings: string;
  readonly ranking: string | null;
  readonly rest: string | null;
}

export async function findMatch(sql: Sql, id: string): Promise<KeptMatch | undefined> {
  const [row] = await sql.rows<Row>(
    `select id, game, rules, options, seats, settings, seed, started, ended, ranking, rest, fence, due
      from matches where id = ?`,
    [id],
  );
  if (!row) return undefined;
  return {
    ...row,
    options: JSON.parse(row.options) as Json,
    settings: JSON.parse(row.settings) as MatchSettings,
    ranking: row.ranking === null ? null : (JSON.parse(row.ranking) as Seat[][]),
    rest: row.rest === null ? null : (JSON.parse(row.rest) as Rest),
  };
}

/** How those of these matches stood at their end of which that was kept. */
export async function lastSummaries(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Summary>> {
  const rows = await sql.rows<{ readonly id: string; readonly summary: string }>(
    `select id, summary from matches where summary is not null and id in (${placesFor(ids)})`,
    ids,
  );
  return new Map(rows.map(({ id, summary }) => [id, JSON.parse(summary) as Summary]));
}

/** A match begins awake, in the process that writes this. */
export function createMatch(match: MatchRecord, fence: number, owner: string): Statement[] {
  const { id, game, rules, options, seats, settings, seed, started, ended, ranking } = match;
  return [
    {
      sql: `insert into matches
          (id, game, rules, options, seats, settings, seed, started, ended, ranking, rest, fence, owner, asleep, due)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, ?, ?, 0, null)`,
      values: [
        ...[id, game, rules, JSON.stringify(options), seats, JSON.stringify(settings), seed, started, ended],
        ...[ranking && JSON.stringify(ranking), fence, owner],
      ],
    },
  ];
}

/** No living process has the match, but for this one. Its value: this process. */
const IS_FREE = '(owner is null or owner = ? or owner not in (select id from processes))';

/**
 * Wakes a match and takes it over: from now on no other can write it. It is given with the time at which it was due.
 * A match that is over is given as it is; of one that another living process has, only that process is named.
 */
export async function takeMatch(
  sql: Sql,
  id: string,
  self: string,
  canPlay: CanPlay = () => true,
): Promise<KeptMatch | Elsewhere | undefined> {
  for (;;) {
    const match = await findMatch(sql, id);
    if (!match || match.ended !== null) return match;
    if (!canPlay({ record: match, rest: match.rest })) return { owner: (await ownerOf(sql, id)) ?? null };
    const fence = match.fence + 1;
    try {
      await sql.write([
        {
          sql: `update matches set fence = ?, owner = ?, asleep = 0, due = null
            where id = ? and fence = ? and ended is null and ${IS_FREE}`,
          values: [fence, self, id, match.fence, self],
          changes: 1,
        },
      ]);
      return { ...match, fence };
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const owner = await ownerOf(sql, id);
      // Otherwise a process let go of it, or died, at this very moment.
      if (owner !== undefined && owner !== self) return { owner };
    }
  }
}

async function ownerOf(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ owner: string }>(
    'select owner from matches where id = ? and ended is null and owner in (select id from processes)',
    [id],
  );
  return row?.owner;
}

/** The match leaves memory. A process has to look at it when it is due. */
export function sleepMatch(id: string, fence: number, due: number, rest: Rest): Statement[] {
  return [
    {
      sql: 'update matches set asleep = 1, owner = null, due = ?, rest = ? where id = ? and fence = ? and ended is null',
      values: [due, JSON.stringify(rest), id, fence],
      changes: 1,
    },
  ];
}

export function putRest(id: string, fence: number, rest: Rest): Statement[] {
  return [
    {
      sql: 'update matches set rest = ? where id = ? and fence = ? and ended is null',
      values: [JSON.stringify(rest), id, fence],
      changes: 1,
    },
  ];
}

export function putSettings(id: string, fence: number, settings: MatchSettings): Statement[] {
  return [
    {
      sql: 'update matches set settings = ? where id = ? and fence = ? and ended is null',
      values: [JSON.stringify(settings), id, fence],
      changes: 1,
    },
  ];
}

export function endMatch(
  id: string,
  fence: number,
  ended: number,
  ranking: MatchRecord['ranking'],
  { summary, settings }: AtTheEnd = {},
): Statement[] {
  return [
    {
      sql: `update matches set ended = ?, ranking = ?, summary = ?, settings = coalesce(?, settings), owner = null,
        asleep = 0, due = null where id = ? and fence = ? and ended is null`,
      values: [
        ...[ended, ...[ranking, summary, settings].map((kept) => (kept ? JSON.stringify(kept) : null))],
        id,
        fence,
      ],
      changes: 1,
    },
    { sql: 'delete from orders where match = ?', values: [id] },
  ];
}

/** Matches that are awake in no living process: the process that had them in memory has died. */
export async function orphanedMatches(sql: Sql, self: string, limit: number): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select id from matches where ended is null and asleep = 0
      and (owner is null or (owner <> ? and owner not in (select id from processes))) order by started, id limit ?`,
    [self, limit],
  );
  return rows.map(({ id }) => id);
}

/** Sleeping matches whose time has come, the longest overdue first. */
export async function dueMatches(sql: Sql, time: number, limit: number): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    'select id from matches where due <= ? and asleep = 1 and ended is null order by due, id limit ?',
    [time, limit],
  );
  return rows.map(({ id }) => id);
}
