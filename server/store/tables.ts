// Tables as they are kept, with who sits at them. What only the lobby reads is one piece of JSON.
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
  /** By their seats. */
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

/** The table as it stands now, new or not. */
export function saveTable({ id, game, status, access, body, created, ended, players }: TableRecord): Statement[] {
  return [
    {
      sql: `insert into tables (id, game, status, access, body, created, ended) values (?, ?, ?, ?, ?, ?, ?)
        on conflict (id) do update set status = excluded.status, access = excluded.access, body = excluded.body,
          ended = excluded.ended`,
      values: [id, game, status, access, JSON.stringify(body), created, ended],
    },
    { sql: 'delete from table_players where table_id = ?', values: [id] },
    ...players.map(({ seat, person }) => ({
      sql: 'insert into table_players (table_id, seat, person, created) values (?, ?, ?, ?)',
      values: [id, seat, person, created],
    })),
  ];
}

export function removeTable(id: string): Statement[] {
  return [
    { sql: 'delete from tables where id = ?', values: [id] },
    { sql: 'delete from table_players where table_id = ?', values: [id] },
    { sql: 'delete from chat where table_id = ?', values: [id] },
  ];
}

export async function findTable(sql: Sql, id: string): Promise<TableRecord | undefined> {
  const [table] = await tablesWhere(sql, 'from tables t where t.id = ?', [id]);
  return table;
}

/** All tables that are open or playing, the oldest first. */
export function currentTables(sql: Sql): Promise<TableRecord[]> {
  return tablesWhere(sql, `from tables t where t.status in ('open', 'playing') order by t.created, t.id`);
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

type Row = Omit<TableRecord, 'body' | 'players'> & { readonly body: string };

async function tablesWhere(sql: Sql, which: string, values: readonly Value[] = []): Promise<TableRecord[]> {
  const [rows, players] = await Promise.all([
    sql.rows<Row>(`select t.id, t.game, t.status, t.access, t.body, t.created, t.ended ${which}`, values),
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
