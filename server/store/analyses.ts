// Analyses of finished matches in the store: the line of those that were asked for, which survives restarts, and what was
// found.
import type { AnalysisShelf, AskedAnalysis } from '../host/analyses.ts';
import type { WantedAnalysis } from '../host/analysis-runner.ts';
import { inTurn, type Waiting } from '../host/analysis-turns.ts';
import { Conflict, placesFor, type Sql, type Statement } from './sql.ts';

/** No living process works on it, but for this one. Its value: this process. */
const IS_FREE = '(owner is null or owner = ? or owner not in (select id from processes))';

/** The turn behind one that is under way, or the same one. */
const NEXT_OF = 'case when owner is null then 0 else 1 end + ';

/** Others write in between. */
const DELETED_IN_A_WRITE = 100;

/**
 * A lock until the write is done, which comes first in it: no two processes count the queue at the same time, and both take
 * its last place.
 */
const LOCK: Statement = {
  sql: 'insert into lines (name, asked) values (?, 1) on conflict (name) do update set asked = lines.asked + 1',
  values: ['analyses'],
};

interface Standing extends Waiting {
  readonly isFree: number;
}

export function analysesIn(sql: Sql, self: string): AnalysisShelf {
  return {
    async find(match) {
      const [row] = await sql.rows<AskedAnalysis>(
        `select match, made_by as "madeBy", done, found, body, asked,
            case when owner in (select id from processes) then 1 else 0 end as "isBegun"
          from analyses where match = ?`,
        [match],
      );
      return row;
    },
    async ahead(match, among) {
      const line = await sql.rows<Standing>(
        `select match, person, place, turn, own_turn as "ownTurn", asked, case when ${IS_FREE} then 1 else 0 end as "isFree"
          from analyses where ${isOpen(among)}`,
        [self, ...among],
      );
      const waiting = line.filter(({ isFree }) => isFree);
      const before = inTurn(waiting).findIndex((other) => other.match === match);
      return line.length - waiting.length + Math.max(0, before);
    },
    async ask({ match, madeBy, person, place, now, among, capacity }) {
      const open = (column: string) => `(select ${column} from analyses where ${isOpen(among)}`;
      try {
        await sql.write([
          LOCK,
          {
            sql: `insert into analyses (match, made_by, person, place, asked, owner, done, body, turn, own_turn)
                select ?, ?, ?, ?, ?, null, 0, null,
                  coalesce(${open(`max(${NEXT_OF}turn)`)} and place = ?), ${open('min(turn)')}), 0),
                  coalesce(${open(`max(${NEXT_OF}own_turn)`)} and person = ?), ${open('min(turn)')}), 0)
                where ${open('count(*)')}) < ? and ${open('count(*)')} and person = ?) < ? and ${open('count(*)')} and place = ?) < ?
              on conflict (match) do update set
                made_by = excluded.made_by, person = excluded.person, place = excluded.place, asked = excluded.asked,
                owner = null, done = 0, body = null, turn = excluded.turn, own_turn = excluded.own_turn
              where analyses.made_by <> excluded.made_by`,
            values: [
              ...[match, madeBy, person, place, now],
              ...[...among, place, ...among],
              ...[...among, person, ...among],
              ...[...among, capacity.all, ...among, person, capacity.ofPerson, ...among, place, capacity.ofPlace],
            ],
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
        const [next] = await sql.rows<Pick<Standing, 'match' | 'person' | 'place' | 'turn'> & WantedAnalysis>(
          `select match, made_by as "madeBy", person, place, turn from analyses
            where ${isOpen(madeBy)} and ${IS_FREE} order by turn, own_turn, asked, match limit 1`,
          [...madeBy, self],
        );
        if (!next) return undefined;
        const { match, person, place, turn } = next;
        try {
          await sql.write([
            LOCK,
            {
              sql: `update analyses set owner = ?, done = 0, own_turn = turn
                where match = ? and made_by = ? and turn = ? and body is null and ${IS_FREE}`,
              values: [self, match, next.madeBy, turn, self],
              changes: 1,
            },
            putOff('turn', 'place', place, turn),
            putOff('own_turn', 'person', person, turn),
          ]);
          return { match, madeBy: next.madeBy };
        } catch (error) {
          // Another process was first.
          if (!(error instanceof Conflict)) throw error;
        }
      }
    },
    progress: (match, done, found) =>
      sql.write([
        {
          sql: 'update analyses set done = ?, found = ? where match = ? and owner = ? and body is null',
          values: [done, found, match, self],
        },
      ]),
    keep: (match, madeBy, body) =>
      sql.write([
        {
          sql: "update analyses set body = ?, found = null, owner = null, place = '' where match = ? and made_by = ?",
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
          `select match from analyses where ${isOld} order by match limit ${DELETED_IN_A_WRITE}`,
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

/** It waits, or is under way, and is made by one of these. */
function isOpen(madeBy: readonly string[]): string {
  return `body is null and made_by in (${placesFor(madeBy)})`;
}

/** What else waits of the one whose turn this was comes in the next round at the earliest. */
function putOff(turn: 'turn' | 'own_turn', whose: 'place' | 'person', one: string, round: number): Statement {
  return {
    sql: `update analyses set ${turn} = ? where ${whose} = ? and ${turn} <= ? and body is null and owner is null`,
    values: [round + 1, one, round],
  };
}
