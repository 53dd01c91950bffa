// Lets people who look for the same kind of match find each other: of two who would open a table at once, in any
// processes, one opens it, and the other looks again.
import { Busy } from '../limits/busy.ts';
import { KeyedTaskQueue } from '../scheduling/task-queue.ts';
import { openedFor, openOneMore } from '../store/searches.ts';
import { Conflict, type Sql, type Statement } from '../store/sql.ts';

export interface Search<Found> {
  /** The kind of match that they look for, as a key. */
  readonly kind: string;
  /** Joins a table that fits, of those that this process knows. */
  join(): Promise<Found | undefined>;
  /** Reads the tables that others have opened. */
  lookAround(): Promise<void>;
  /** Opens a table, if this can be kept with it; otherwise fails with a `Conflict`. */
  open(together: readonly Statement[]): Promise<Found>;
}

/** How often it is tried: a search that comes too late finds that another person has opened a table. */
const MOST_TRIES = 10;

export class Searches {
  readonly #sql: Sql;
  readonly #lines = new KeyedTaskQueue();
  /** How many tables were opened for each kind of match, when all of them had been looked at. */
  readonly #opened = new Map<string, number>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  run<Found>(search: Search<Found>): Promise<Found> {
    return this.#lines.run(search.kind, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const found = (await search.join()) ?? (await this.#open(search));
        if (found !== undefined) return found;
      }
      throw new Busy('Many players are looking for the same at this moment. Try again.');
    });
  }

  /** Opens a table, or gives `undefined` if others may have opened one meanwhile. */
  async #open<Found>({ kind, lookAround, open }: Search<Found>): Promise<Found | undefined> {
    const opened = this.#opened.get(kind);
    if (opened === undefined) {
      const all = await openedFor(this.#sql, kind);
      await lookAround();
      this.#opened.set(kind, all);
      return undefined;
    }
    try {
      const table = await open(openOneMore(kind, opened));
      this.#opened.set(kind, opened + 1);
      return table;
    } catch (failure) {
      // A write that has failed may have been made.
      this.#opened.delete(kind);
      if (failure instanceof Conflict) return undefined;
      throw failure;
    }
  }
}
