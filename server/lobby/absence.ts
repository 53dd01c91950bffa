// Frees seats at open tables: a player who is not connected for too long has left the table.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { TimeControl } from '@undertow/shared/protocol/tables.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { TableData } from './table-data.ts';
import type { Tables } from './tables.ts';

const MINUTE = 60_000;
const LOOK_EVERY = 15_000;

/** How long a player may be away before the match begins (for later, see `../host/substitute.ts`). One who plays over days need not wait at the table. */
const PATIENCE: Readonly<Record<TimeControl, number>> = {
  fast: 2 * MINUTE,
  live: 2 * MINUTE,
  relaxed: 15 * MINUTE,
  correspondence: 7 * 24 * 60 * MINUTE,
  none: 7 * 24 * 60 * MINUTE,
};

/** Players who may be away for longer than this need not be connected at their table. */
const AT_THE_TABLE = 60 * MINUTE;

type Taken = NonNullable<TableData['seats'][number]>;

export interface AbsenceParts {
  readonly tables: Tables;
  readonly timers: Timers;
  isThere(table: string, person: string): boolean;
  /** Asks all processes; false if it cannot be told. */
  isSurelyAway(table: string, person: string): Promise<boolean>;
  report(problem: string, table: string, details: object): void;
}

/** Makes the person leave the table, if it is still open and they still sit there. */
type StandUp = (person: Person, table: string) => Promise<void>;

export class Absence {
  readonly #parts: AbsenceParts;
  /** The players who are missing at open tables, and since when. */
  #missing = new Map<string, number>();
  #callOff: () => void = () => {};
  #isOver = false;

  constructor(parts: AbsenceParts) {
    this.#parts = parts;
  }

  /** Takes those off their seats who are away too long, from now on. */
  start(standUp: StandUp): void {
    if (this.#isOver) return;
    this.#callOff = this.#parts.timers.after(LOOK_EVERY, () => {
      void this.#look(standUp).finally(() => this.start(standUp));
    });
  }

  /** A player of this table should be connected, and was not at the last look, nor is now. */
  isPlayerMissing({ id, time, seats }: TableData): boolean {
    if (PATIENCE[time] > AT_THE_TABLE) return false;
    return seats.some((taken) => taken && this.#missing.has(keyOf(id, taken.person)) && !this.#isThere(id, taken));
  }

  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  async #look(standUp: StandUp): Promise<void> {
    const { tables, timers } = this.#parts;
    const now = timers.now();
    const before = this.#missing;
    const missing = new Map<string, number>();
    for (const { id, time, status, seats } of tables.all()) {
      if (status !== 'open') continue;
      for (const taken of seats) {
        if (!taken || this.#isThere(id, taken)) continue;
        const key = keyOf(id, taken.person);
        const since = before.get(key) ?? now;
        missing.set(key, since);
        if (now - since < PATIENCE[time]) continue;
        await this.#sendAway(taken.person, id, standUp);
      }
    }
    // Only now: `isPlayerMissing` speaks of the last look, while this one goes on.
    this.#missing = missing;
  }

  #isThere(table: string, { person }: Taken): boolean {
    return this.#parts.isThere(table, person.id);
  }

  /** Other processes do the same at about the same time: a later one finds no player there, or no table. */
  async #sendAway(person: Person, table: string, standUp: StandUp): Promise<void> {
    const { isSurelyAway, report } = this.#parts;
    try {
      if (await isSurelyAway(table, person.id)) await standUp(person, table);
    } catch (failure) {
      if (failure instanceof Refusal && failure.problem.code === 'not-found') return;
      report('an absent player could not be taken off the seat', table, { failure });
    }
  }
}

function keyOf(table: string, { id }: Person): string {
  return `${table} ${id}`;
}
