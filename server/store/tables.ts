// Tables in the store, with the persons that sit at them. What only the lobby reads is one piece of JSON.
import type { Access, TableStatus } from '@undertow/shared/protocol/tables.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { placesFor, type Sql, type Statement, type Value } from './sql.ts';

export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly access: Access;
  readonly body: Json;
  readonly created: number;
  readonly ended: number | null;
  /** One higher with every change. */
  readonly version: number;
  /** The players by their seats. */
  readonly players: readonly Player[];
}

export interface Player {
  readonly seat: number;
  readonly person: string;
}

/** Which of a person's games, from the newest to the oldest. */
export interface GamesWanted {
  readonly statuses: readonly TableStatus[];
  readonly accesses: readonly Access[];
  readonly limit: number;
  /** The last one that is known already. */
  readonly after?: Pick<TableRecord, 'created' | 'id'>;
}

export function createTable({
  id,
  game,
  status,
  access,
  body,
  created,
  ended,
  version,
  players,
}: TableRecord): Statement[] {
  return [
    {
      sql: `insert into tables (id, game, status, access, body, created, ended, version) values (?, ?, ?, ?, ?, ?, ?, ?)`,
      values: [id, game, status, access, JSON.stringify(body), created, ended, version],
    },
    ...seatPlayers(id, created, players),
  ];
}

/** The next version of a table. Fails with a `Conflict` if it is kept in another than the one before. */
export function changeTable({ id, status, access, body, created, ended, version, players }: TableRecord): Statement[] {
  return [
    {
      sql: `update tables set status = ?, access = ?, body = ?, ended = ?, version = ? where id = ? and version = ?`,
      values: [status, access, JSON.stringify(body), ended, version, id, version - 1],
      changes: 1,
    },
    { sql: 'delete from table_players where table_id = ?', values: [id] },
    ...seatPlayers(id, created, players),
  ];
}

/** Keeps the mean rating of those who have played out their match at this table. */
export function keepStrength(id: string, strength: number): Statement {
  return { sql: 'update tables set strength = ? where id = ?', values: [strength, id] };
}

/** Fails with a `Conflict` if the table is kept in another version. */
export function removeTable(id: string, version: number): Statement[] {
  return [
    { sql: 'delete from tables where id = ? and version = ?', values: [id, version], changes: 1 },
    { sql: 'delete from table_players where table_id = ?', values: [id] },
    { sql: 'delete from chat where table_id = ?', values: [id] },
  ];
}

function seatPlayers(id: string, created: number, players: readonly Player[]): Statement[] {
  return players.map(({ seat, person }) => ({
    sql: 'insert into table_players (table_id, seat, person, created) values (?, ?, ?, ?)',
    values: [id, seat, person, created],
  }));
}

/** The tables with these ids, as far as they exist. */
export function findTables(sql: Sql, ids: readonly string[]): Promise<TableRecord[]> {
  return tablesWhere(sql, `from tables t where t.id in (${placesFor(ids)})`, ids);
}

/** All tables that are open or playing, the oldest first. */
export function currentTables(sql: Sql): Promise<TableRecord[]> {
  return tablesWhere(sql, `from tables t where t.status in ('open', 'playing') order by t.created, t.id`);
}

export interface Version {
  readonly id: string;
  readonly version: number;
}

/** The versions of all tables that are open or playing. */
export function currentVersions(sql: Sql): Promise<Version[]> {
  return sql.rows<Version>("select id, version from tables where status in ('open', 'playing')");
}

/** The versions of the open public tables for this game. */
export function openVersions(sql: Sql, game: string): Promise<Version[]> {
  return sql.rows<Version>("select id, version from tables where status = 'open' and access = 'public' and game = ?", [
    game,
  ]);
}

/** Tables that say that they are playing, while their match was never begun, or is over. */
export async function tablesLeftBehind(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ readonly id: string }>(
    `select t.id from tables t left join matches m on m.id = t.id
      where t.status = 'playing' and (m.id is null or m.ended is not null)`,
  );
  return rows.map(({ id }) => id);
}

/** Persons with a seat at an open or playing table who do not exist any more. */
export async function playersWhoAreGone(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ readonly person: string }>(
    `select distinct p.person from table_players p join tables t on t.id = p.table_id
      where t.status in ('open', 'playing') and not exists (select 1 from people where people.id = p.person)`,
  );
  return rows.map(({ person }) => person);
}

export function gamesOf(sql: Sql, person: string, wanted: GamesWanted): Promise<TableRecord[]> {
  const { statuses, accesses, limit, after } = wanted;
  return tablesWhere(
    sql,
    `from tables t where t.id in (
        select p.table_id from table_players p join tables q on q.id = p.table_id
        where p.person = ? ${after ? 'and (p.created, p.table_id) < (?, ?)' : ''}
          and q.status in (${placesFor(statuses)}) and q.access in (${placesFor(accesses)})
        group by p.created, p.table_id order by p.created desc, p.table_id desc limit ?)
      order by t.created desc, t.id desc`,
    [person, ...(after ? [after.created, after.id] : []), ...statuses, ...accesses, limit],
  );
}

/** The public tables whose match was played to its end, the latest first. */
export function latestEnded(sql: Sql, game: string, limit: number): Promise<TableRecord[]> {
  return tablesWhere(
    sql,
    `from tables t where t.id in (
        select q.id from tables q where q.game = ? and q.status = 'ended' and q.access = 'public'
        order by q.ended desc, q.id desc limit ?)
      order by t.ended desc, t.id desc`,
    [game, limit],
  );
}

/**
 * The public tables since then where the strongest have played out their match, and these first. With its `+` the end
 * leads SQLite to no index: it would read, and sort, all that has ended since.
 */
export function strongestEnded(sql: Sql, game: string, since: number, limit: number): Promise<TableRecord[]> {
  return tablesWhere(
    sql,
    `from tables t where t.id in (
        select q.id from tables q
        where q.game = ? and q.status = 'ended' and q.access = 'public' and q.strength is not null and +q.ended >= ?
        order by q.strength desc, q.ended desc, q.id desc limit ?)
      order by t.strength desc, t.ended desc, t.id desc`,
    [game, since, limit],
  );
}

type Row = Omit<TableRecord, 'body' | 'players'> & { readonly body: string };

async function tablesWhere(sql: Sql, which: string, values: readonly Value[] = []): Promise<TableRecord[]> {
  const [rows, players] = await Promise.all([
    sql.rows<Row>(`select t.id, t.game, t.status, t.access, t.body, t.created, t.ended, t.version ${which}`, values),
    sql.rows<Player & { readonly id: string }>(
      `select table_id as id, seat, person from table_players where table_id in (select t.id ${which}) order by seat`,
      values,
    ),
  ]);
  const byTable = Map.groupBy(players, ({ id }) => id);
  return rows.map((row) => ({
    ...row,
    body: JSON.parse(row.body) as Json,
    players: (byTable.get(row.id) ?? []).map(({ seat, person }) => ({ seat, person })),
  }));
}
