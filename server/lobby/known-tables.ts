// The tables in memory, each in the newest version that this process has heard of; older ones are ignored.
import type { Timers } from '../scheduling/timers.ts';
import { isCurrent, type TableData } from './table-data.ts';

/** A table that is over is kept in memory for so long, for clients that still follow it, and for late messages. */
const AFTERWARDS = 10 * 60_000;

export interface KnownTable {
  readonly version: number;
  /** `undefined` once no player is left at it. */
  readonly table: TableData | undefined;
}

export class KnownTables {
  readonly #timers: Timers;
  readonly #tables = new Map<string, KnownTable>();
  /** The tables that are open or playing: few, beside those that are over. */
  readonly #current = new Map<string, TableData>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** What is known of a table; for a while also of one that is gone. */
  get(id: string): KnownTable | undefined {
    return this.#tables.get(id);
  }

  /** The tables that are open or playing. */
  current(): TableData[] {
    return [...this.#current.values()];
  }

  isOlderThan(id: string, version: number): boolean {
    const known = this.#tables.get(id);
    return !known || known.version < version;
  }

  /** False if this is nothing new. */
  learn(id: string, version: number, table: TableData | undefined): boolean {
    if (!this.isOlderThan(id, version)) return false;
    this.#tables.set(id, { version, table });
    if (table && isCurrent(table)) {
      this.#current.set(id, table);
      return true;
    }
    this.#current.delete(id);
    this.#timers.after(AFTERWARDS, () => {
      if (this.#tables.get(id)?.table === table) this.#tables.delete(id);
    });
    return true;
  }
}
