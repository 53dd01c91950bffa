// Opens tables and seats their owners. Every match is stored for good as its replay, so how many tables a person may open
// is limited.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { NewTable } from '@undertow/shared/protocol/tables.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Bus } from '../cluster/bus.ts';
import { shareBuckets } from '../limits/shared-buckets.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import type { Timers } from '../scheduling/timers.ts';
import { gameIn, mustBeLevel, newTable } from './new-table.ts';
import type { RatingBook } from './rated-results.ts';
import type { SeatLimit } from './seat-limit.ts';
import { sit } from './seating.ts';
import type { TableData } from './table-data.ts';

export interface TableOpenerParts {
  readonly bus: Bus;
  readonly timers: Timers;
  readonly limits: Limits;
  readonly games: ReadonlyMap<string, KnownGame>;
  readonly ratings: RatingBook;
  readonly seatLimit: SeatLimit;
  /** How well bots can play this game. */
  levels(game: string): readonly string[];
}

export class TableOpener {
  readonly #parts: TableOpenerParts;
  readonly #buckets: TokenBuckets;
  /** Nothing new begins here any more. */
  isDraining = false;

  constructor(parts: TableOpenerParts) {
    const { bus, timers, limits } = parts;
    this.#parts = parts;
    const buckets = new TokenBuckets({ burst: 2 * limits.tablesPerUser, every: 60_000 }, () => timers.now());
    this.#buckets = shareBuckets({ bus, timers }, 'openings', buckets);
  }

  mustNotDrain(): void {
    if (this.isDraining)
      throw new Refusal('draining', 'Nothing new begins here: this server is going away.', { retryAfter: 5000 });
  }

  /** Makes the table at which this person sits as the first, and counts it. */
  async openFor<Opened>(
    person: Person,
    wanted: NewTable,
    keep: (table: TableData) => Promise<Opened>,
    seat: Seat = 0,
  ): Promise<Opened> {
    this.mustNotDrain();
    const { seatLimit, games, levels, ratings, timers } = this.#parts;
    return seatLimit.take(person, async () => {
      const retryAfter = this.#buckets.allow(person.id);
      if (retryAfter !== undefined) throw new Refusal('too-many', 'You open tables too fast.', { retryAfter });
      const known = gameIn(games, wanted.game);
      mustBeLevel(wanted.level, levels(wanted.game));
      const rating = await ratings.of(wanted.game, person.id);
      return keep(sit(newTable(known, person, wanted, timers.now()), person, seat, rating));
    });
  }
}
