// Prepared statements of PostgreSQL, and which of them a connection knows by name.
import { type Query, SHARED, type Statement, type Value } from './sql.ts';

/** How many statements a connection knows by name. */
const MOST_KNOWN = 200;

/** A statement in the words of PostgreSQL, with its values as texts. */
export interface Prepared {
  readonly sql: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** Other changes than expected show as a division by nought. */
  readonly isCounted: boolean;
  /** Whether its rows are needed; statements that only write need none. */
  readonly wantsRows: boolean;
}

export function prepareQuery(query: Query): Prepared {
  return { ...prepare(query), wantsRows: true };
}

/**
 * The database itself counts the changes: so a whole transaction goes there in one piece, and none holds a lock while it
 * waits for a client.
 */
export function prepare({ sql, values = [], changes }: Statement): Prepared {
  let places = 0;
  const text = sql.replaceAll(SHARED, 'for share').replaceAll('?', () => {
    places++;
    return `$${places}`;
  });
  const texts = values.map(textOf);
  if (changes === undefined) return { sql, text, values: texts, isCounted: false, wantsRows: false };
  return {
    sql,
    text: `with done as (${text} returning 1) select 1 / (count(*) = $${places + 1})::int from done`,
    values: [...texts, String(changes)],
    isCounted: true,
    wantsRows: false,
  };
}

/** PostgreSQL holds every character but one, and a client may send that one. */
function textOf(value: Value): string | null {
  return value === null ? null : String(value).replaceAll('\0', '\uFFFD');
}

/** The names of what one connection knows; the one that was not used for the longest time stands first. */
export class KnownStatements {
  readonly #names = new Map<string, string>();
  #count = 0;

  /** The name of the statement, if it has one, and marks it as used. */
  use(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) {
      this.#names.delete(text);
      this.#names.set(text, name);
    }
    return name;
  }

  add(text: string): string {
    this.#count++;
    const name = `s${this.#count}`;
    this.#names.set(text, name);
    return name;
  }

  forget(text: string): void {
    this.#names.delete(text);
  }

  /** Forgets one if there are too many, and gives its name. */
  shed(): string | undefined {
    if (this.#names.size <= MOST_KNOWN) return undefined;
    for (const [text, name] of this.#names) {
      this.#names.delete(text);
      return name;
    }
    return undefined;
  }
}
