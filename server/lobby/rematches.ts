// Rematches: the first player who asks opens the next table, and the others join it.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { NewTable, Table } from '@undertow/shared/protocol/tables.ts';
import { KeyedTaskQueue } from '../scheduling/task-queue.ts';
import type { Seating } from './seating.ts';
import { hasSat, isCurrent, type TableData } from './table-data.ts';
import type { Tables } from './tables.ts';

export interface RematchesParts {
  readonly tables: Pick<Tables, 'find' | 'openRematch'>;
  /** The table, if this person may know of it. */
  known(person: Person, id: string): Promise<TableData>;
  join(person: Person, id: string, how: Seating): Promise<Table>;
  openFor<Opened>(person: Person, wanted: NewTable, keep: (table: TableData) => Promise<Opened>): Promise<Opened>;
  shown(person: Person, table: TableData): Table;
}

export class Rematches {
  readonly #parts: RematchesParts;
  readonly #lines = new KeyedTaskQueue();

  constructor(parts: RematchesParts) {
    this.#parts = parts;
  }

  of(person: Person, id: string): Promise<Table> {
    return this.#lines.run(id, async () => {
      const before = await this.#parts.known(person, id);
      if (!hasSat(before, person)) throw new Refusal('forbidden', 'You had no seat at this table.');
      if (before.from)
        throw new Refusal('conflict', 'This match was played on from another one. Play on from there again.');
      if (isCurrent(before)) throw new Refusal('conflict', 'This match is not over yet.');
      return (await this.#join(person, before.rematch)) ?? (await this.#open(person, before));
    });
  }

  async #join(person: Person, id: string | null): Promise<Table | undefined> {
    const next = id === null ? undefined : await this.#parts.tables.find(id);
    if (!next || next.status === 'abandoned') return undefined;
    return this.#parts.join(person, next.id, next.invitation === null ? {} : { invitation: next.invitation });
  }

  async #open(person: Person, before: TableData): Promise<Table> {
    const { game, options, seats, time, access, rated, spectators, bots, level } = before;
    const wanted = { game, options, seats: seats.length, time, access, rated, spectators, bots, level };
    const opened = await this.#parts.openFor(person, wanted, async (table) => {
      const rematch = await this.#parts.tables.openRematch(before, { ...table, isRematch: true });
      return rematch === table.id ? this.#parts.shown(person, table) : rematch;
    });
    if (opened !== null && typeof opened !== 'string') return opened;
    // Another of them was quicker, in another process.
    const joined = await this.#join(person, opened);
    if (joined) return joined;
    throw new Refusal('conflict', 'Another player asked for the same at this moment. Try again.');
  }
}
