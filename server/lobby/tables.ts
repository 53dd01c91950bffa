// The tables in memory and in the store: changed one after the other, kept, and told to those who follow them.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { OneAtATimeEach } from '../host/one-at-a-time.ts';
import { Telling } from '../host/telling.ts';
import type { Timers } from '../host/timers.ts';
import { Conflict, type Sql, type Statement, Unavailable } from '../store/sql.ts';
import { currentTables, findTable, removeTable, saveTable, type TableRecord } from '../store/tables.ts';
import type { Follower, Followers } from './followers.ts';
import { withPeopleOfToday } from './people-of-today.ts';
import { hasSat, type Surroundings, shownTo, shownToAll, type TableData } from './table-data.ts';

/** A table that is over is kept in memory for so long, for those who are still at it. */
const AFTERWARDS = 10 * 60_000;

export class Tables {
  readonly surroundings: Surroundings;
  readonly #sql: Sql;
  readonly #timers: Timers;
  readonly #followers: Followers;
  readonly #tables = new Map<string, TableData>();
  readonly #lines = new OneAtATimeEach();
  /** Those of which a write has failed: nobody knows how they are kept until they are read again. */
  readonly #inDoubt = new Set<string>();
  #heard: (id: string) => void = () => {};
  #doubted: (id: string) => void = () => {};

  constructor(sql: Sql, timers: Timers, followers: Followers, surroundings: Surroundings) {
    this.#sql = sql;
    this.#timers = timers;
    this.#followers = followers;
    this.surroundings = surroundings;
  }

  /** Reads what was open or playing when the server went. */
  async load(): Promise<void> {
    const tables = (await currentTables(this.#sql)).map(dataOf);
    for (const table of await withPeopleOfToday(this.#sql, tables)) this.#tables.set(table.id, table);
  }

  onChange(heard: (id: string) => void): void {
    this.#heard = heard;
  }

  /** Of a table of which a write has failed: somebody has to look after it. */
  onDoubt(doubted: (id: string) => void): void {
    this.#doubted = doubted;
  }

  all(): TableData[] {
    return [...this.#tables.values()].filter(({ status }) => status === 'open' || status === 'playing');
  }

  inMemory(id: string): TableData | undefined {
    return this.#tables.get(id);
  }

  /** The table as it is kept. */
  async find(id: string): Promise<TableData | undefined> {
    if (this.#inDoubt.has(id)) return this.#lines.run(id, () => this.#certain(id));
    return this.#tables.get(id) ?? this.#read(id);
  }

  async open(table: TableData): Promise<TableData> {
    await guarded(this.#sql.write(saveTable(recordOf(table))));
    this.#tables.set(table.id, table);
    this.announce(table.id);
    return table;
  }

  /**
   * Changes the table, keeps it, together with whatever else must be kept with it or not at all, and tells of it.
   * `undefined` instead of a table removes it.
   */
  change(
    id: string,
    change: (table: TableData) => TableData | undefined,
    together: readonly Statement[] = [],
  ): Promise<TableData | undefined> {
    return this.#lines.run(id, async () => {
      const before = await this.#certain(id);
      if (!before) throw new Refusal('not-found', 'There is no such table.');
      const after = change(before);
      if (after === before) return before;
      await this.#write(id, [...(after ? saveTable(recordOf(after)) : removeTable(id)), ...together]);
      this.#keep(id, after);
      if (after) this.announce(id);
      else this.#announceEnd(before);
      return after;
    });
  }

  /** Tells those at the table, and in the lobby, how it is now. */
  announce(id: string): void {
    this.#heard(id);
    const table = this.#tables.get(id);
    if (table) this.#tell(table);
  }

  /** That somebody follows the table is told to all only of those who sit there. */
  follow(id: string, follower: Follower): void {
    this.#followers.add(id, follower);
    if (this.#sits(id, follower)) this.announce(id);
    else this.#heard(id);
  }

  unfollow(id: string, follower: Follower): void {
    this.#followers.remove(id, follower);
    if (this.#sits(id, follower)) this.announce(id);
    else this.#heard(id);
  }

  #sits(id: string, { person }: Follower): boolean {
    const table = this.#tables.get(id);
    return table !== undefined && hasSat(table, person);
  }

  /** Nobody sits there any more, and the table is gone. */
  #announceEnd(table: TableData): void {
    this.#heard(table.id);
    this.#tell({ ...table, status: 'abandoned', seats: table.seats.map(() => null), ended: this.#timers.now() });
  }

  #tell(table: TableData): void {
    const forAll = new Telling({ type: 'table', table: shownToAll(table, this.surroundings) });
    for (const follower of this.#followers.of(table.id)) follower.told(this.#tellingFor(follower, table, forAll));
  }

  #tellingFor({ person }: Follower, table: TableData, forAll: Telling): Telling {
    if (table.invitation === null) return forAll;
    return new Telling({ type: 'table', table: shownTo(person?.id, table, this.surroundings) });
  }

  /** In line: how the table is, even if a write has just failed. */
  async #certain(id: string): Promise<TableData | undefined> {
    if (!this.#inDoubt.has(id)) return this.#tables.get(id) ?? this.#read(id);
    const before = this.#tables.get(id);
    const kept = await this.#read(id);
    this.#inDoubt.delete(id);
    this.#keep(id, kept);
    if (kept) this.announce(id);
    else if (before) this.#announceEnd(before);
    return kept;
  }

  async #read(id: string): Promise<TableData | undefined> {
    const record = await guarded(findTable(this.#sql, id));
    const [table] = record ? await guarded(withPeopleOfToday(this.#sql, [dataOf(record)])) : [];
    return table;
  }

  async #write(id: string, statements: readonly Statement[]): Promise<void> {
    try {
      await guarded(this.#sql.write(statements));
    } catch (failure) {
      if (failure instanceof Conflict) throw failure;
      this.#inDoubt.add(id);
      this.#doubted(id);
      throw failure;
    }
  }

  #keep(id: string, table: TableData | undefined): void {
    if (!table) {
      this.#tables.delete(id);
      return;
    }
    this.#tables.set(id, table);
    if (table.status === 'ended' || table.status === 'abandoned') {
      this.#timers.after(AFTERWARDS, () => this.#tables.delete(id));
    }
  }
}

async function guarded<Result>(kept: Promise<Result>): Promise<Result> {
  try {
    return await kept;
  } catch (failure) {
    if (!(failure instanceof Unavailable)) throw failure;
    throw new Refusal('unavailable', 'Nothing can be kept at the moment. Try again.', { retryAfter: 1000 });
  }
}

export function dataOf({ body }: TableRecord): TableData {
  return body as unknown as TableData;
}

function recordOf(table: TableData): TableRecord {
  const { id, game, status, access, created, ended, seats } = table;
  const players = seats.flatMap((taken, seat) =>
    taken && taken.person.kind !== 'bot' ? [{ seat, person: taken.person.id }] : [],
  );
  return { id, game, status, access, body: table as unknown as Json, created, ended, players };
}
