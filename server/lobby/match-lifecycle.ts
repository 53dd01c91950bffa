// Leads a table to its match and back: begins a match when the table is ready, and closes the table when the match is
// over. Each step is stored before the next is taken, and tried again until it succeeds.
import { isDuel } from '@undertow/shared/protocol/duel.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import type { Archive, MatchRecord } from '../host/archive.ts';
import { RulesChanged } from '../host/failures.ts';
import type { Host } from '../host/host.ts';
import { isPassing } from '../limits/busy.ts';
import { KeyedTaskQueue } from '../scheduling/task-queue.ts';
import { backOff, type Timers } from '../scheduling/timers.ts';
import { countAgainstBots } from '../store/bot-records.ts';
import { Conflict, type Sql, type Statement, Unavailable } from '../store/sql.ts';
import { keepStrength, tablesLeftBehind } from '../store/tables.ts';
import { resultsAgainstBots } from './bot-results.ts';
import { NOTHING_RECKONED, placesOf, type RatedResults, type Reckoning } from './rated-results.ts';
import { canStart, filledWithBots, rankingByStaying } from './seating.ts';
import type { SeatData, TableData } from './table-data.ts';
import type { TableNotices } from './table-notices.ts';
import type { Tables } from './tables.ts';

export interface MatchLifecycleParts {
  readonly sql: Sql;
  readonly tables: Tables;
  readonly host: Host;
  readonly archive: Archive;
  readonly ratings: RatedResults;
  readonly tableNotices: TableNotices;
  /** The bot that fills seats, and plays for players who have left. */
  readonly substitute: string;
  /** How well the bot of this name plays a game. */
  levelOf(game: string, bot: string): string;
  readonly timers: Timers;
  report(problem: string, match: string, details: object): void;
}

/** How long to wait after a failure: longer each time. */
const TRY_AGAIN = 1000;
const LONGEST = 60_000;

const MOST_RECKONINGS = 10;

export class MatchLifecycle {
  readonly #parts: MatchLifecycleParts;
  readonly #lines = new KeyedTaskQueue();
  /** How often in a row the next step at a table has failed. */
  readonly #failures = new Map<string, number>();
  /** What calls off the next try, for each table that waits for one. */
  readonly #callOffs = new Map<string, () => void>();
  #isOver = false;

  constructor(parts: MatchLifecycleParts) {
    this.#parts = parts;
  }

  get substitute(): string {
    return this.#parts.substitute;
  }

  /**
   * What was begun or ended, but not to its last step, is brought to it: after a start, and when another process is
   * gone. Several may do so at once, for of each step only one is kept.
   */
  async tidyUp(): Promise<void> {
    const { tables, sql } = this.#parts;
    const unfinished = tables.all().filter(isUnfinished);
    const left = new Set([...unfinished.map(({ id }) => id), ...(await tablesLeftBehind(sql))]);
    await Promise.all([...left].map((id) => this.goOn(id)));
  }

  /** Ends what is on this table without a result. */
  async abandon(id: string): Promise<void> {
    const { tables, host } = this.#parts;
    const table = await tables.find(id);
    if (table?.status === 'open') await tables.change(id, (open) => (open.status === 'open' ? undefined : open));
    else if (table?.status === 'playing') await host.abandon(id);
    else throw new Refusal('not-found', 'There is no such table, or it is over.');
  }

  /** Takes what steps are due at this table: to begin, to replace a player who gave up, to end. What fails is tried again. */
  goOn(id: string): Promise<void> {
    return this.#lines.run(id, async () => {
      try {
        await this.#step(id);
        this.#failures.delete(id);
      } catch (failure) {
        if (!isPassing(failure)) this.#parts.report('the table could not go on', id, { failure });
        this.goOnSoon(id);
      }
    });
  }

  /** The players of a match hear that it has ended a moment before its table does: for what they ask then it is over there, too. */
  async caughtUp(table: TableData): Promise<TableData> {
    if (table.status !== 'playing') return table;
    await this.#lines.run(table.id, () => this.#step(table.id));
    return (await this.#parts.tables.find(table.id)) ?? table;
  }

  stop(): void {
    this.#isOver = true;
    for (const callOff of this.#callOffs.values()) callOff();
  }

  /** Goes on at this table in a moment, when the store may work again. */
  goOnSoon(id: string): void {
    if (this.#isOver || this.#callOffs.has(id)) return;
    const failures = this.#failures.get(id) ?? 0;
    this.#failures.set(id, failures + 1);
    const callOff = this.#parts.timers.after(backOff(failures, TRY_AGAIN, LONGEST), () => {
      this.#callOffs.delete(id);
      void this.goOn(id);
    });
    this.#callOffs.set(id, callOff);
  }

  async #step(id: string): Promise<void> {
    const { tables, archive, host } = this.#parts;
    const before = await tables.find(id);
    const table = before && canStart(before) ? await this.#fill(id) : before;
    if (table?.status !== 'playing') return;
    const match = (await archive.find(id)) ?? (await this.#beginOnce(table));
    if (match instanceof RulesChanged) return this.#takeAway(id, match);
    if (match.ended !== null) return this.#close(table, match);
    if (table.commitment === null) {
      await host.reach(id, () => {});
      const committed = commitment(match.seed);
      await tables.change(id, (table) => (table.commitment === null ? { ...table, commitment: committed } : table));
    }
    for (const seat of table.resigned) if (match.settings.bots[seat] === null) await this.#giveUp(table, seat);
  }

  /** From here on no player can leave: a request a moment later finds the table playing. */
  async #fill(id: string): Promise<TableData | undefined> {
    const { tables, substitute, timers } = this.#parts;
    try {
      return await tables.change(id, (open) =>
        canStart(open) ? { ...filledWithBots(open, substitute), status: 'playing', started: timers.now() } : open,
      );
    } catch (failure) {
      // The last player has stood up meanwhile.
      if (failure instanceof Refusal && failure.problem.code === 'not-found') return undefined;
      throw failure;
    }
  }

  /** Another process may begin it at the same moment. A match that goes on from one of other rules cannot begin. */
  async #beginOnce(table: TableData): Promise<MatchRecord | RulesChanged> {
    try {
      return await this.#begin(table);
    } catch (failure) {
      const isChanged = failure instanceof RulesChanged;
      // One of other rules may have begun it, too.
      const begun = (isChanged || failure instanceof Conflict) && (await this.#parts.archive.find(table.id));
      if (begun) return begun;
      if (isChanged) return failure;
      throw failure;
    }
  }

  async #begin(table: TableData): Promise<MatchRecord> {
    const { id, game, options, seats, time, spectators, from } = table;
    const bots = seats.map((taken) => taken?.bot ?? null);
    const more = { ...(from ? { from } : {}), ...(isDuel(table) ? { isDuel: true } : {}) };
    const settings = { time, delay: spectators.delay, bots, ...more };
    return this.#parts.host.begin({ id, game, options, seats: seats.length, settings });
  }

  /** There is nothing to play at this table, nor ever was. */
  async #takeAway(id: string, { message }: RulesChanged): Promise<void> {
    const { tables, tableNotices } = this.#parts;
    await tables.change(id, () => undefined);
    tableNotices.tell(id, message);
  }

  async #giveUp(table: TableData, seat: Seat): Promise<void> {
    const ranking = rankingByStaying(table);
    await this.#parts.host.reach(table.id, (match) =>
      ranking ? match?.cutShort(ranking) : match?.resign(seat, this.#parts.substitute),
    );
  }

  /** The match is over: so is the table, and the ratings follow, and what each person has won against bots. */
  async #close(table: TableData, { ranking, settings }: MatchRecord): Promise<void> {
    const { tables, timers, levelOf } = this.#parts;
    const counted = countAgainstBots(resultsAgainstBots(table, ranking, levelOf));
    const close = (playing: TableData, { changes }: Reckoning): TableData =>
      playing.status !== 'playing'
        ? playing
        : {
            ...playing,
            status: ranking ? 'ended' : 'abandoned',
            ended: timers.now(),
            ranking: ranking as Seat[][] | null,
            seats: playing.seats.map((taken) => taken && withRatingChange(taken, changes)),
          };
    for (let tries = 1; ; tries++) {
      try {
        const reckoning = await this.#ratingsAfter(table, ranking);
        const strength = settings.leftBy === undefined ? strengthAt(table, reckoning) : [];
        const together = [...reckoning.statements, ...strength, ...counted];
        await tables.change(table.id, (playing) => close(playing, reckoning), together);
        return;
      } catch (failure) {
        // Another match of one of them was rated at the same moment.
        if (!(failure instanceof Conflict) || tries === MOST_RECKONINGS) throw failure;
      }
    }
  }

  async #ratingsAfter(table: TableData, ranking: MatchRecord['ranking']): Promise<Reckoning> {
    if (!table.rated || !ranking) return NOTHING_RECKONED;
    try {
      return await this.#parts.ratings.after(table.game, placesOf(table, ranking));
    } catch (failure) {
      if (failure instanceof Unavailable) throw failure;
      // A bug must not keep the table from being closed.
      this.#parts.report('the ratings could not be reckoned', table.id, { failure });
      return NOTHING_RECKONED;
    }
  }
}

/** Whether a step is due at this table, as far as the table itself tells. */
function isUnfinished(table: TableData): boolean {
  return canStart(table) || (table.status === 'playing' && (table.commitment === null || table.resigned.length > 0));
}

/** A match that a player gave up, or left until the clock ran out, does not count among those that are worth watching. */
function strengthAt({ id, resigned }: TableData, { strength }: Reckoning): Statement[] {
  return strength === null || resigned.length > 0 ? [] : [keepStrength(id, strength)];
}

function withRatingChange(taken: SeatData, changes: Reckoning['changes']): SeatData {
  const ratingChange = changes.get(taken.person.id);
  return ratingChange === undefined ? taken : { ...taken, ratingChange };
}
