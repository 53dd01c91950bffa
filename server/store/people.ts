// People in the store: guests, members and bots.
import type { Person } from '@undertow/shared/protocol/people.ts';
import { placesFor, type Sql, type Statement } from './sql.ts';

export interface PersonRecord extends Omit<Person, 'bot'> {
  /** A guest or member that is a bot. */
  readonly bot: boolean;
  /** The name as it is compared, which no other person may have; `null` for guests. */
  readonly nameKey: string | null;
  /** The hash of the password. */
  readonly password: string | null;
  readonly created: number;
  /** Until when the operator has silenced this person. */
  readonly silencedUntil: number | null;
}

const PERSON = `select id, name, name_key as "nameKey", kind, bot, password, created, silenced_until as "silencedUntil"
  from people`;

type Row = Omit<PersonRecord, 'bot'> & { readonly bot: number };

/** Fails with a `Conflict` if another person has the name. */
export function createPerson(person: PersonRecord): Statement[] {
  const { id, name, nameKey, kind, bot, password, created, silencedUntil } = person;
  return [
    {
      sql: `insert into people (id, name, name_key, kind, bot, password, created, silenced_until)
        values (?, ?, ?, ?, ?, ?, ?, ?)`,
      values: [id, name, nameKey, kind, Number(bot), password, created, silencedUntil],
    },
  ];
}

/** Fails with a `Conflict` if another person has the name, or the person is gone. A bot stays one. */
export function updatePerson(person: PersonRecord): Statement[] {
  const { id, name, nameKey, kind, bot, password } = person;
  return [
    {
      sql: `update people set name = ?, name_key = ?, kind = ?, bot = case when bot = 1 then 1 else ? end, password = ?
        where id = ?`,
      values: [name, nameKey, kind, Number(bot), password, id],
      changes: 1,
    },
  ];
}

export function silencePerson(id: string, until: number | null): Statement[] {
  return [{ sql: 'update people set silenced_until = ? where id = ?', values: [until, id], changes: 1 }];
}

/** Takes a person away with all that is only theirs. The matches that they played stay, without a name. */
export function removePerson(id: string): Statement[] {
  return [
    { sql: 'delete from people where id = ?', values: [id] },
    { sql: 'delete from sessions where person = ?', values: [id] },
    { sql: 'delete from tokens where person = ?', values: [id] },
    { sql: 'delete from familiar_places where person = ?', values: [id] },
    { sql: 'delete from mutes where person = ?', values: [id] },
    { sql: 'delete from mutes where muted = ?', values: [id] },
    { sql: 'delete from ratings where person = ?', values: [id] },
    { sql: 'delete from bot_records where person = ?', values: [id] },
    { sql: 'delete from chat where person = ?', values: [id] },
    { sql: "update analyses set person = '' where person = ?", values: [id] },
  ];
}

/** Takes away the guests who came before this time, can never come back and have never sat at a table. */
export function removeStrayGuests(before: number): Statement[] {
  return [
    {
      sql: `delete from people where kind = 'guest' and created < ?
        and not exists (select 1 from sessions where sessions.person = people.id)
        and not exists (select 1 from tokens where tokens.person = people.id)
        and not exists (select 1 from table_players where table_players.person = people.id)`,
      values: [before],
    },
  ];
}

export async function findPerson(sql: Sql, id: string): Promise<PersonRecord | undefined> {
  const [row] = await sql.rows<Row>(`${PERSON} where id = ?`, [id]);
  return row && recordOf(row);
}

/**
 * The person of a session that lasts at this time. Both are read at one moment: a guest's session, which ends when the guest
 * signs up, is never taken for one of the member.
 */
export async function findPersonIn(sql: Sql, session: string, time: number): Promise<PersonRecord | undefined> {
  const current = 'select person from sessions where id = ? and expires > ?';
  const [row] = await sql.rows<Row>(`${PERSON} where id = (${current})`, [session, time]);
  return row && recordOf(row);
}

export async function findPersonByName(sql: Sql, nameKey: string): Promise<PersonRecord | undefined> {
  const [row] = await sql.rows<Row>(`${PERSON} where name_key = ?`, [nameKey]);
  return row && recordOf(row);
}

/** The persons with these ids, as far as they exist, by their ids. */
export async function findPeople(sql: Sql, ids: readonly string[]): Promise<Map<string, PersonRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows<Row>(`${PERSON} where id in (${placesFor(ids)})`, ids);
  return new Map(rows.map((row) => [row.id, recordOf(row)]));
}

function recordOf(row: Row): PersonRecord {
  return { ...row, bot: row.bot === 1 };
}
