// Reads tables from the store, with the names that their people have today.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { type Sql, Unavailable } from '../store/sql.ts';
import {
  currentTables,
  currentVersions,
  findTables,
  openVersions,
  type TableRecord,
  type Version,
} from '../store/tables.ts';
import { withCurrentNames } from './current-names.ts';
import type { TableData } from './table-data.ts';

export interface KeptTable extends Version {
  readonly table: TableData;
}

const TABLES_IN_A_QUERY = 200;

export class StoredTables {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** The tables that are open or playing. */
  async current(): Promise<KeptTable[]> {
    return this.#asKept(await currentTables(this.#sql));
  }

  versions(): Promise<Version[]> {
    return guarded(currentVersions(this.#sql));
  }

  openVersions(game: string): Promise<Version[]> {
    return guarded(openVersions(this.#sql, game));
  }

  async find(id: string): Promise<KeptTable | undefined> {
    const [table] = await this.findAll([id]);
    return table;
  }

  async findAll(ids: readonly string[]): Promise<KeptTable[]> {
    const found: KeptTable[] = [];
    for (let i = 0; i < ids.length; i += TABLES_IN_A_QUERY) {
      const records = await guarded(findTables(this.#sql, ids.slice(i, i + TABLES_IN_A_QUERY)));
      found.push(...(await guarded(this.#asKept(records))));
    }
    return found;
  }

  async #asKept(records: readonly TableRecord[]): Promise<KeptTable[]> {
    const tables = await withCurrentNames(this.#sql, records.map(dataOf));
    return tables.map((table, i) => ({ id: table.id, version: records[i]?.version ?? 0, table }));
  }
}

export async function guarded<Result>(kept: Promise<Result>): Promise<Result> {
  try {
    return await kept;
  } catch (failure) {
    if (!(failure instanceof Unavailable)) throw failure;
    throw new Refusal('unavailable', 'The server cannot store anything at the moment. Try again.', {
      retryAfter: 1000,
    });
  }
}

export function dataOf({ body }: TableRecord): TableData {
  return body as unknown as TableData;
}

export function recordOf(table: TableData, version: number): TableRecord {
  const { id, game, status, access, created, ended, seats } = table;
  const players = seats.flatMap((taken, seat) =>
    taken && taken.person.kind !== 'bot' ? [{ seat, person: taken.person.id }] : [],
  );
  return { id, game, status, access, body: table as unknown as Json, created, ended, version, players };
}
