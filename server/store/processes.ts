// The processes that serve this database: each raises its counter for as long as it lives.
import type { Sql, Statement } from './sql.ts';

/** How a process speaks with others: not at all, over Redis, or over Redis, which it cannot hear at the moment. */
export type Link = 'none' | 'redis' | 'lost';

export interface ProcessRecord {
  readonly id: string;
  readonly link: Link;
  readonly beats: number;
}

/** Fails with a `Conflict` if it is to be alone, and another is so already. */
export function enrol(id: string, link: Link): Statement[] {
  return [{ sql: 'insert into processes (id, link, beats) values (?, ?, 0)', values: [id, link] }];
}

/** Fails with a `Conflict` if the process was struck off: the others believe that it has died. */
export function beat(id: string, link: Link): Statement[] {
  return [{ sql: 'update processes set beats = beats + 1, link = ? where id = ?', values: [link, id], changes: 1 }];
}

/** Takes off a process whose beats stood still. Fails with a `Conflict` if they did not, or it is gone already. */
export function strikeOff(id: string, beats: number): Statement[] {
  return [{ sql: 'delete from processes where id = ? and beats = ?', values: [id, beats], changes: 1 }];
}

export function leave(id: string): Statement[] {
  return [{ sql: 'delete from processes where id = ?', values: [id] }];
}

/** All processes on the roll. A dead one stays on it until it is struck off. */
export function members(sql: Sql): Promise<ProcessRecord[]> {
  return sql.rows<ProcessRecord>('select id, link, beats from processes order by id');
}
