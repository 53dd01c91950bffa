// Whom a person does not want to hear.
import type { Sql, Statement } from './sql.ts';

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
