// Replaces the names of people in stored tables by the names that they have today.
import type { Person } from '@undertow/shared/protocol/people.ts';
import { personOf } from '../accounts/identity.ts';
import { nameOfDeleted } from '../accounts/names.ts';
import { findPeople } from '../store/people.ts';
import type { Sql } from '../store/sql.ts';
import type { TableData } from './table-data.ts';

export async function withCurrentNames(sql: Sql, tables: readonly TableData[]): Promise<TableData[]> {
  const known = tables.flatMap(({ owner, seats }) => [owner, ...seats.map((taken) => taken?.person ?? null)]);
  const ids = new Set(known.flatMap((person) => (person && person.kind !== 'bot' ? [person.id] : [])));
  const people = await findPeople(sql, [...ids]);
  const today = (person: Person): Person => {
    if (person.kind === 'bot') return person;
    const found = people.get(person.id);
    return found ? personOf(found) : { id: person.id, name: nameOfDeleted(person.id), kind: 'guest' };
  };
  return tables.map((table) => ({
    ...table,
    owner: table.owner && today(table.owner),
    seats: table.seats.map((taken) => taken && { ...taken, person: today(taken.person) }),
  }));
}
