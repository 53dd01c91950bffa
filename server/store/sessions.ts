// Sessions in the store, and the hashes of the words that prolong them.
import { placesFor, type Sql, type Statement } from './sql.ts';

export interface SessionRecord {
  readonly id: string;
  readonly person: string;
  /** The hash of the refresh word. */
  readonly refreshHash: string;
  readonly created: number;
  readonly expires: number;
}

const SESSION = 'select id, person, refresh_hash as "refreshHash", created, expires from sessions';

export function createSession({ id, person, refreshHash, created, expires }: SessionRecord): Statement[] {
  return [
    {
      sql: 'insert into sessions (id, person, refresh_hash, created, expires) values (?, ?, ?, ?, ?)',
      values: [id, person, refreshHash, created, expires],
    },
  ];
}

/** Gives a session its next word. Each works once: fails with a `Conflict` if this one was used, or the session is over. */
export function refreshSession(id: string, usedHash: string, nextHash: string, expires: number): Statement[] {
  return [
    {
      sql: 'update sessions set refresh_hash = ?, expires = ? where id = ? and refresh_hash = ?',
      values: [nextHash, expires, id, usedHash],
      changes: 1,
    },
  ];
}

export function removeSession(id: string): Statement[] {
  return [{ sql: 'delete from sessions where id = ?', values: [id] }];
}

/** Removes a session that another one replaces; fails with a `Conflict` if it is over already. */
export function endSession(id: string): Statement[] {
  return removeSession(id).map((statement) => ({ ...statement, changes: 1 }));
}

/** Signs a person out everywhere, but for one session if it is named. */
export function removeSessionsOf(person: string, except: string | null = null): Statement[] {
  return [{ sql: 'delete from sessions where person = ? and id <> ?', values: [person, except ?? ''] }];
}

export function removeExpiredSessions(time: number): Statement[] {
  return [{ sql: 'delete from sessions where expires <= ?', values: [time] }];
}

export async function findSession(sql: Sql, id: string): Promise<SessionRecord | undefined> {
  const [session] = await sql.rows<SessionRecord>(`${SESSION} where id = ?`, [id]);
  return session;
}

/** The ids among these that exist. */
export async function sessionsAmong(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await sql.rows<{ readonly id: string }>(`select id from sessions where id in (${placesFor(ids)})`, ids);
  return new Set(rows.map(({ id }) => id));
}

/** The newest first. */
export function sessionsOf(sql: Sql, person: string): Promise<SessionRecord[]> {
  return sql.rows<SessionRecord>(`${SESSION} where person = ? order by created desc, id`, [person]);
}
