// Updates the tables of a person who is renamed, deleted, or a bot from now on. All processes hear of it and all do it;
// each change is stored once.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { isSeenAs } from '../accounts/identity.ts';
import type { AccountListener } from '../accounts/listeners.ts';
import { nameOfDeleted } from '../accounts/names.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { Sql } from '../store/sql.ts';
import { playersWhoAreGone } from '../store/tables.ts';
import type { Followers } from './followers.ts';
import type { Lobby } from './lobby.ts';
import { askedAnew } from './seating.ts';
import { seatOf, type TableData } from './table-data.ts';
import type { Tables } from './tables.ts';

export interface PeopleParts {
  readonly sql: Sql;
  readonly tables: Tables;
  readonly followers: Followers;
  readonly lobby: Lobby;
  readonly timers: Timers;
  report(problem: string, table: string, details: object): void;
}

/** Tables are looked through again after so many milliseconds: a deleted person may have been about to take a seat. */
const LOOK_AGAIN_AFTER = 5000;

export class AccountChanges implements AccountListener {
  readonly #parts: PeopleParts;

  constructor(parts: PeopleParts) {
    this.#parts = parts;
  }

  changed(person: Person): void {
    const { followers, tables } = this.#parts;
    for (const table of followers.rename(person)) tables.watched(table);
    this.#atTablesOf(person.id, async ({ id }) => {
      await this.#parts.tables.change(id, (table) => renamed(table, person));
    });
  }

  /** A deleted person leaves every table, and gives up every match. */
  gone(id: string): void {
    const { timers, report } = this.#parts;
    this.#leave(id);
    timers.after(LOOK_AGAIN_AFTER, () => {
      this.tidyUp().catch((failure) => report('deleted players could not be looked for', '', { failure }));
    });
  }

  /** Does it for deleted players who still have a seat: the process that deleted them may have died before it did. */
  async tidyUp(): Promise<void> {
    for (const id of await playersWhoAreGone(this.#parts.sql)) this.#leave(id);
  }

  #leave(id: string): void {
    const { tables } = this.#parts;
    const person: Person = { id, name: nameOfDeleted(id), kind: 'guest' };
    this.#atTablesOf(id, async (table) => {
      const known = await tables.change(table.id, (now) => renamed(now, person));
      if (known && seatOf(known, id) !== undefined) await this.#standUp(person, table.id);
    });
  }

  /** An open table may begin to play at the same moment: then it is a match that is given up. */
  async #standUp(person: Person, table: string): Promise<void> {
    const { lobby, tables } = this.#parts;
    try {
      await lobby.leave(person, table, true);
    } catch (failure) {
      if (!isLate(failure) || (await tables.find(table))?.status !== 'playing') throw failure;
      await lobby.leave(person, table, true);
    }
  }

  #atTablesOf(person: string, work: (table: TableData) => Promise<void>): void {
    const { tables, report } = this.#parts;
    for (const table of tables.all()) {
      if (!isAt(table, person)) continue;
      work(table).catch((failure) => {
        if (!isLate(failure)) report('a table could not follow its people', table.id, { failure });
      });
    }
  }
}

/** Whether the change failed because another process has made it already. */
function isLate(failure: unknown): boolean {
  return failure instanceof Refusal && ['not-found', 'forbidden', 'conflict'].includes(failure.problem.code);
}

function isAt({ owner, seats }: TableData, person: string): boolean {
  return owner?.id === person || seats.some((taken) => taken?.person.id === person);
}

function renamed(table: TableData, person: Person): TableData {
  const isOther = (known: Person | undefined): boolean => known?.id === person.id && !isSeenAs(known, person);
  if (!isOther(table.owner ?? undefined) && !table.seats.some((taken) => isOther(taken?.person))) return table;
  const today = (known: Person): Person => (known.id === person.id ? person : known);
  const isBotNow = table.seats.some((taken) => isOther(taken?.person) && person.bot && !taken?.person.bot);
  const after = {
    ...table,
    owner: table.owner && today(table.owner),
    seats: table.seats.map((taken) => taken && { ...taken, person: today(taken.person) }),
  };
  return isBotNow && table.status === 'open' ? askedAnew(after) : after;
}
