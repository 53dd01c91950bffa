// Personal tokens in the store, as hashes.
import type { PersonalToken, Scope } from '@undertow/shared/protocol/people.ts';
import { placesFor, type Sql, type Statement } from './sql.ts';

export interface TokenRecord extends PersonalToken {
  readonly person: string;
}

export function createToken(token: TokenRecord, hash: string): Statement[] {
  const { id, person, label, scopes, created, used } = token;
  return [
    {
      sql: 'insert into tokens (id, person, label, scopes, hash, created, used) values (?, ?, ?, ?, ?, ?, ?)',
      values: [id, person, label, JSON.stringify(scopes), hash, created, used],
    },
  ];
}

/** Remembers when the token was used last. */
export function touchToken(id: string, used: number): Statement[] {
  return [{ sql: 'update tokens set used = ? where id = ?', values: [used, id] }];
}

/** Fails with a `Conflict` if this person has no such token. */
export function removeToken(id: string, person: string): Statement[] {
  return [{ sql: 'delete from tokens where id = ? and person = ?', values: [id, person], changes: 1 }];
}

export function removeTokensOf(person: string): Statement[] {
  return [{ sql: 'delete from tokens where person = ?', values: [person] }];
}

export async function findTokenByHash(sql: Sql, hash: string): Promise<TokenRecord | undefined> {
  const [token] = await tokensWhere(sql, 'hash = ?', hash);
  return token;
}

/** The ids among these that exist. */
export async function tokensAmong(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await sql.rows<{ readonly id: string }>(`select id from tokens where id in (${placesFor(ids)})`, ids);
  return new Set(rows.map(({ id }) => id));
}

/** The newest first. */
export function tokensOf(sql: Sql, person: string): Promise<TokenRecord[]> {
  return tokensWhere(sql, 'person = ? order by created desc, id', person);
}

async function tokensWhere(sql: Sql, condition: string, value: string): Promise<TokenRecord[]> {
  const rows = await sql.rows<Omit<TokenRecord, 'scopes'> & { readonly scopes: string }>(
    `select id, person, label, scopes, created, used from tokens where ${condition}`,
    [value],
  );
  return rows.map((row) => ({ ...row, scopes: JSON.parse(row.scopes) as Scope[] }));
}
