// The persons that each person has muted.
import { placesFor, type Sql, type Statement } from './sql.ts';

export function mute(person: string, muted: string): Statement[] {
  return [
    {
      sql: 'insert into mutes (person, muted) values (?, ?) on conflict (person, muted) do nothing',
      values: [person, muted],
    },
  ];
}

export function unmute(person: string, muted: string): Statement[] {
  return [{ sql: 'delete from mutes where person = ? and muted = ?', values: [person, muted] }];
}

export async function mutedBy(sql: Sql, person: string): Promise<string[]> {
  const rows = await sql.rows<{ readonly muted: string }>('select muted from mutes where person = ? order by muted', [
    person,
  ]);
  return rows.map(({ muted }) => muted);
}

/** The same of several persons; those who have muted no person are missing. */
export async function mutedByEach(sql: Sql, people: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await sql.rows<{ readonly person: string; readonly muted: string }>(
    `select person, muted from mutes where person in (${placesFor(people)})`,
    people,
  );
  const byPerson = Map.groupBy(rows, ({ person }) => person);
  return new Map([...byPerson].map(([person, muted]) => [person, muted.map(({ muted }) => muted)]));
}
