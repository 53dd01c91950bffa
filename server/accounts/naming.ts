// Gives a person a name and a password, and refuses bad ones.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { PersonRecord } from '../store/people.ts';
import { Conflict, type Sql, type Statement } from '../store/sql.ts';
import { nameKey, objectionToName } from './names.ts';
import { objectionToPassword } from './passwords.ts';

export function named(person: Omit<PersonRecord, 'name' | 'nameKey'>, name: string): PersonRecord {
  return { ...person, name: name.normalize('NFC'), nameKey: nameKey(name) };
}

export function mustBeGoodName(name: string): void {
  const objection = objectionToName(name);
  if (objection) throw new Refusal('taken', objection, { field: 'name' });
}

export function mustBeGoodPassword(password: string, name: string): void {
  const objection = objectionToPassword(password, name);
  if (objection) throw new Refusal('malformed', objection, { field: 'password' });
}

/** Writes what gives a person a name. */
export async function writeNamed(sql: Sql, statements: readonly Statement[]): Promise<void> {
  try {
    await sql.write(statements);
  } catch (error) {
    throw error instanceof Conflict ? nameTaken() : error;
  }
}

export function nameTaken(): Refusal {
  return new Refusal('taken', 'Another person has this name, or one that looks the same.', { field: 'name' });
}
