// The last addresses from which each person has signed in, as hashes.
import type { Sql, Statement } from './sql.ts';

/** Notes that the person has signed in from this place at this time. The newest `kept` places are kept. */
export function noteFamiliarPlace(person: string, place: string, time: number, kept: number): Statement[] {
  return [
    {
      sql: `insert into familiar_places (person, place, last) values (?, ?, ?)
        on conflict (person, place) do update set last = excluded.last`,
      values: [person, place, time],
    },
    {
      sql: `delete from familiar_places where person = ? and place not in
        (select place from familiar_places where person = ? order by last desc, place limit ?)`,
      values: [person, person, kept],
    },
  ];
}

/** Deletes the places that were last used before this time. */
export function removeFamiliarPlaces(before: number): Statement[] {
  return [{ sql: 'delete from familiar_places where last < ?', values: [before] }];
}

/** When the person last signed in from this place, if that is known. */
export async function lastFamiliarAt(sql: Sql, person: string, place: string): Promise<number | undefined> {
  const [row] = await sql.rows<{ readonly last: number }>(
    'select last from familiar_places where person = ? and place = ?',
    [person, place],
  );
  return row?.last;
}
