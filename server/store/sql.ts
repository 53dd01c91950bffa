// The contract of a database: `rows` and `write`, in SQL that SQLite and PostgreSQL both understand, with `?` for each
// value.

/** A text may lose its characters of code 0: some databases have no room for them. */
export type Value = string | number | null;

export interface Query {
  readonly sql: string;
  readonly values?: readonly Value[];
}

export interface Statement extends Query {
  /** How many rows must be changed; otherwise the whole write fails with a `Conflict`. */
  readonly changes?: number;
}

export interface Sql {
  /** One statement that asks. It sees all that was acknowledged before; whole numbers come as numbers. */
  rows<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** All of these or none. It is done when it is safe on the disk, and not before. */
  write(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

/** Behind a question in a write: its rows stay as they are until the write is done. A database with one writer needs no word for it. */
export const SHARED = '/* for share */';

/** As many `?` as there are values, for a list in SQL: one that holds nothing if there are none. */
export function placesFor(values: readonly Value[]): string {
  return values.map(() => '?').join(', ') || 'null';
}

/** How many `?` there are: they stand nowhere but for values. */
export function placesIn(sql: string): number {
  return sql.split('?').length - 1;
}

export function checkPlaces(places: number, values: readonly Value[]): void {
  if (values.length !== places) throw new Error(`${values.length} values for ${places} places`);
}

/** A unique key exists already, or other rows were changed than expected. Nothing was written. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/**
 * The database does not answer, or cannot write. Nothing may be built on what was to be written; should the machine or
 * the process fall at that moment, it may yet be found there.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
