// What becomes of the tables at which somebody sits who is somebody else now, or nobody any more.
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { AccountListener } from '../accounts/listeners.ts';
import { nameOfDeleted } from '../accounts/names.ts';
import type { Lobby } from './lobby.ts';
import { seatOf, type TableData } from './table-data.ts';
import type { Tables } from './tables.ts';

export class PeopleAtTables implements AccountListener {
  readonly #tables: Tables;
  readonly #lobby: Lobby;
  readonly #report: (problem: string, table: string, details: object) => void;

  constructor(tables: Tables, lobby: Lobby, report: (problem: string, table: string, details: object) => void) {
    this.#tables = tables;
    this.#lobby = lobby;
    this.#report = report;
  }

  changed(person: Person): void {
    this.#atTablesOf(person.id, async ({ id }) => {
      await this.#tables.change(id, (table) => renamed(table, person));
    });
  }

  /** Whoever is gone has left every table, and given up every match. */
  gone(id: string): void {
    const person: Person = { id, name: nameOfDeleted(id), kind: 'guest' };
    this.#atTablesOf(id, async (table) => {
      const known = await this.#tables.change(table.id, (now) => renamed(now, person));
      if (known && seatOf(known, id) !== undefined) await this.#lobby.leave(person, table.id, true);
    });
  }

  #atTablesOf(person: string, deed: (table: TableData) => Promise<void>): void {
    for (const table of this.#tables.all()) {
      if (!isAt(table, person)) continue;
      deed(table).catch((failure) => this.#report('a table could not follow its people', table.id, { failure }));
    }
  }
}

function isAt({ owner, seats }: TableData, person: string): boolean {
  return owner?.id === person || seats.some((taken) => taken?.person.id === person);
}

function renamed(table: TableData, person: Person): TableData {
  const today = (known: Person): Person => (known.id === person.id ? person : known);
  return {
    ...table,
    owner: table.owner && today(table.owner),
    seats: table.seats.map((taken) => taken && { ...taken, person: today(taken.person) }),
  };
}
