// A SQLite database in memory in the thread of the test itself. One with a thread of its own, as a server has it, takes
// longer to start than many a test.
import { errorOf } from '@undertow/server/store/failure.ts';
import { type Sql, type Statement, Unavailable, type Value } from '@undertow/server/store/sql.ts';
import { IN_MEMORY, SqliteFile } from '@undertow/server/store/sqlite-file.ts';

class SqlHere implements Sql {
  readonly #file = new SqliteFile(IN_MEMORY);
  #isClosed = false;

  async rows<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    this.#refuse();
    const found = this.#file.rows(sql, values);
    if (!Array.isArray(found)) throw errorOf(found);
    // As they come from a thread.
    return structuredClone(found) as Row[];
  }

  async write(statements: readonly Statement[]): Promise<void> {
    this.#refuse();
    const failure = this.#file.write([statements]).get(0);
    if (failure) throw errorOf(failure);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#file.close();
  }

  #refuse(): void {
    if (this.#isClosed) throw new Unavailable('The database is closed.');
  }
}

/** With nothing in it, not even tables. */
export function sqlHere(): Sql {
  return new SqlHere();
}
