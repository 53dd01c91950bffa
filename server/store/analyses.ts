// Analyses of finished matches: a line of those that were asked for, which outlives every process, and what was found.
import type { AnalysisShelf, AskedAnalysis } from '../host/analyses.ts';
import { inLine } from './lines.ts';
import { Conflict, placesFor, type Sql } from './sql.ts';

/** No living process works on it, but for this one. Its value: this process. */
const IS_FREE = '(owner is null or owner = ? or owner not in (select id from processes))';

/** So many are deleted at a time: others write between them. */
const AT_A_TIME = 100;

export function analysesIn(sql: Sql, self: string): AnalysisShelf {
  return {
    async find(match) {
      const [row] = await sql.rows<AskedAnalysis>(
        `select match, made_by as "madeBy", done, body, asked,
            case when owner in (select id from processes) then 1 else 0 end as "isBegun"
          from analyses where match = ?`,
        [match],
      );
      return row;
    },
    async ahead(asked) {
      const [row] = await sql.rows<{ readonly n: number }>(
        'select count(*) as n from analyses where body is null and asked < ?',
        [asked],
      );
      return row?.n ?? 0;
    },
    async ask({ match, madeBy, person, now, among, mostOfOne, most }) {
      const waiting = `select count(*) from analyses where body is null and made_by in (${placesFor(among)})`;
      try {
        await sql.write([
          inLine('analyses'),
          {
            sql: `insert into analyses (match, made_by, person, asked, owner, done, body)
                select ?, ?, ?, ?, null, 0, null where (${waiting}) < ? and (${waiting} and person = ?) < ?
              on conflict (match) do update set
                made_by = excluded.made_by, person = excluded.person, asked = excluded.asked, owner = null, done = 0, body = null
              where analyses.made_by <> excluded.made_by`,
            values: [match, madeBy, person, now, ...among, most, ...among, person, mostOfOne],
            changes: 1,
          },
        ]);
        return true;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        return (await this.find(match))?.madeBy === madeBy;
      }
    },
    async take(madeBy) {
      for (;;) {
        const [next] = await sql.rows<{ readonly match: string; readonly madeBy: string }>(
          `select match, made_by as "madeBy" from analyses
            where body is null and made_by in (${placesFor(madeBy)}) and ${IS_FREE} order by asked, match limit 1`,
          [...madeBy, self],
        );
        if (!next) return undefined;
        try {
          await sql.write([
            {
              sql: `update analyses set owner = ?, done = 0 where match = ? and made_by = ? and body is null and ${IS_FREE}`,
              values: [self, next.match, next.madeBy, self],
              changes: 1,
            },
          ]);
          return next;
        } catch (error) {
          // Another process was first.
          if (!(error instanceof Conflict)) throw error;
        }
      }
    },
    progress: (match, done) =>
      sql.write([
        {
          sql: 'update analyses set done = ? where match = ? and owner = ? and body is null',
          values: [done, match, self],
        },
      ]),
    keep: (match, madeBy, body) =>
      sql.write([
        {
          sql: 'update analyses set body = ?, owner = null where match = ? and made_by = ?',
          values: [body, match, madeBy],
        },
      ]),
    drop: (match, madeBy) =>
      sql.write([{ sql: 'delete from analyses where match = ? and made_by = ?', values: [match, madeBy] }]),
    forget: (before) =>
      sql.write([
        { sql: `delete from analyses where body is null and asked < ? and ${IS_FREE}`, values: [before, self] },
      ]),
    async discard(except) {
      const isOld = `body is not null and made_by not in (${placesFor(except)})`;
      for (;;) {
        const old = await sql.rows<{ readonly match: string }>(
          `select match from analyses where ${isOld} order by match limit ${AT_A_TIME}`,
          except,
        );
        if (old.length === 0) return;
        const matches = old.map(({ match }) => match);
        await sql.write([
          {
            sql: `delete from analyses where match in (${placesFor(matches)}) and ${isOld}`,
            values: [...matches, ...except],
          },
        ]);
      }
    },
  };
}
