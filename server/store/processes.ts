// The roll of the processes that serve this database: each raises its beats for as long as it lives.
import type { Sql, Statement } from './sql.ts';

export interface ProcessRecord {
  readonly id: string;
  /** Where the others reach it; `null` if they need not. */
  readonly address: string | null;
  readonly beats: number;
}

export function enrol(id: string, address: string | null = null): Statement[] {
  return [{ sql: 'insert into processes (id, address, beats) values (?, ?, 0)', values: [id, address] }];
}

/** Fails with a `Conflict` if the process was struck off: the others believe that it has died. */
export function beat(id: string): Statement[] {
  return [{ sql: 'update processes set beats = beats + 1 where id = ?', values: [id], changes: 1 }];
}

/** Takes off a process whose beats stood still. Fails with a `Conflict` if they did not, or it is gone already. */
export function strikeOff(id: string, beats: number): Statement[] {
  return [{ sql: 'delete from processes where id = ? and beats = ?', values: [id, beats], changes: 1 }];
}

export function leave(id: string): Statement[] {
  return [{ sql: 'delete from processes where id = ?', values: [id] }];
}

/** All who are on the roll, the dead among them until they are struck off. */
export function roll(sql: Sql): Promise<ProcessRecord[]> {
  return sql.rows<ProcessRecord>('select id, address, beats from processes order by id');
}
