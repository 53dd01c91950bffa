// Nobody keeps a seat at an open table without being there: after a while they are taken to have left.
import type { TimeControl } from '@undertow/shared/protocol/tables.ts';
import type { Timers } from '../host/timers.ts';
import type { Followers } from './followers.ts';
import { stand } from './seating.ts';
import type { TableData } from './table-data.ts';
import type { Tables } from './tables.ts';

const MINUTE = 60_000;
const ROUND = 15_000;

/** How long one may be away. Who plays over days need not wait at the table. */
const PATIENCE: Readonly<Record<TimeControl, number>> = {
  fast: 2 * MINUTE,
  live: 2 * MINUTE,
  relaxed: 15 * MINUTE,
  correspondence: 7 * 24 * 60 * MINUTE,
  none: 7 * 24 * 60 * MINUTE,
};

export class Absence {
  readonly #tables: Tables;
  readonly #followers: Followers;
  readonly #timers: Timers;
  readonly #report: (problem: string, table: string, details: object) => void;
  #callOff: () => void = () => {};

  constructor(
    tables: Tables,
    followers: Followers,
    timers: Timers,
    report: (problem: string, table: string, details: object) => void,
  ) {
    this.#tables = tables;
    this.#followers = followers;
    this.#timers = timers;
    this.#report = report;
  }

  start(): void {
    this.#callOff = this.#timers.after(ROUND, () => {
      void this.#round().finally(() => this.start());
    });
  }

  stop(): void {
    this.#callOff();
  }

  async #round(): Promise<void> {
    for (const table of this.#tables.all()) {
      if (table.status !== 'open') continue;
      for (const taken of table.seats) {
        if (!taken || !this.#isGone(table, taken.person.id)) continue;
        // Somebody may have sat down, or begun, in the meantime: then there is nothing to do.
        const leave = (now: TableData) => (now.status === 'open' ? stand(now, taken.person) : now);
        await this.#tables
          .change(table.id, leave)
          .catch((failure) => this.#report('nobody could be sent away', table.id, { failure }));
      }
    }
  }

  #isGone({ id, time }: TableData, person: string): boolean {
    const since = this.#followers.awaySince(id, person);
    return since !== undefined && this.#timers.now() - since > PATIENCE[time];
  }
}
