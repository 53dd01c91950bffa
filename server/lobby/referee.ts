// Between the tables and their matches: begins a match when a table is ready, and closes the table when it is over.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import type { Archive, MatchRecord } from '../host/archive.ts';
import type { Host } from '../host/host.ts';
import { Conflict, type Statement } from '../store/sql.ts';
import { canStart, filledWithBots, rankingByStaying } from './seating.ts';
import type { TableData } from './table-data.ts';
import type { Tables } from './tables.ts';

/** What a rated match does to the ratings. */
export interface RatedResults {
  /** The people by their places, the best first. */
  after(game: string, places: readonly (readonly string[])[]): Promise<readonly Statement[]>;
}

export interface RefereeParts {
  readonly tables: Tables;
  readonly host: Host;
  readonly archive: Archive;
  readonly ratings: RatedResults;
  /** The bot that fills seats, and plays for those who have left. */
  readonly substitute: string;
  readonly now: () => number;
  report(problem: string, match: string, details: object): void;
}

const MOST_TRIES = 10;

const BOT_NAMES = ['Anemone', 'Brine', 'Coral', 'Drift', 'Eddy', 'Foam', 'Gulf', 'Haven'];

export class Referee {
  readonly #parts: RefereeParts;

  constructor(parts: RefereeParts) {
    this.#parts = parts;
  }

  get substitute(): string {
    return this.#parts.substitute;
  }

  /** Begins the match on this table, if it is still ready for it. */
  async begin(id: string): Promise<void> {
    const { tables, substitute, now } = this.#parts;
    // From here on nobody can leave: whoever came a moment later finds the table playing.
    const table = await tables.change(id, (open) =>
      canStart(open) ? { ...filledWithBots(open, substitute, botFor), status: 'playing', started: now() } : open,
    );
    if (table?.status === 'playing' && table.commitment === null) await this.#beginMatch(table);
  }

  /** After a start: what was begun or ended, but not to its last step, is brought to it. */
  async tidyUp(): Promise<void> {
    const { tables, archive } = this.#parts;
    for (const table of tables.all()) {
      if (table.status !== 'playing') continue;
      const match = await archive.find(table.id);
      if (!match) await this.#beginMatch(table);
      else if (match.ended !== null) await this.close(match, match.ranking);
      else if (table.commitment === null) await this.#publishCommitment(match);
    }
  }

  async seatGivenUp(table: TableData, seat: Seat): Promise<void> {
    const match = await this.#parts.host.open(table.id);
    if (!match) return;
    const ranking = rankingByStaying(table);
    if (ranking) await match.cutShort(ranking);
    else await match.resign(seat, this.#parts.substitute);
  }

  /** Ends what is on this table without a result. */
  async abandon(id: string): Promise<void> {
    const { tables, host } = this.#parts;
    const table = await tables.find(id);
    if (table?.status === 'open') await tables.change(id, () => undefined);
    else if (table?.status === 'playing') await (await host.open(id))?.cutShort(null);
    else throw new Refusal('not-found', 'There is no such table, or it is over.');
  }

  /** The match is over: so is the table, and the ratings follow. */
  async close({ id }: Pick<MatchRecord, 'id'>, ranking: MatchRecord['ranking']): Promise<void> {
    const { tables, now } = this.#parts;
    const before = await tables.find(id);
    if (before?.status !== 'playing') return;
    const close = (table: TableData): TableData =>
      table.status !== 'playing'
        ? table
        : { ...table, status: ranking ? 'ended' : 'abandoned', ended: now(), ranking: ranking as Seat[][] | null };
    for (let tries = 1; ; tries++) {
      const together = ranking && before.rated ? await this.#rate(before, ranking) : [];
      try {
        await tables.change(id, close, together);
        return;
      } catch (error) {
        // Another match of one of them was rated at the same moment.
        if (!(error instanceof Conflict) || tries === MOST_TRIES) throw error;
      }
    }
  }

  async #beginMatch({ id, game, options, seats, time, spectators }: TableData): Promise<void> {
    const bots = seats.map((taken) => taken?.bot ?? null);
    const settings = { time, delay: spectators.delay, bots };
    const match = await this.#parts.host.begin({ id, game, options, seats: seats.length, settings });
    await this.#publishCommitment(match.record);
  }

  async #publishCommitment({ id, seed }: MatchRecord): Promise<void> {
    await this.#parts.tables.change(id, (table) => ({ ...table, commitment: commitment(seed) }));
  }

  /** Whoever gave up stands behind all who stayed, whatever the bot made of the seat. */
  async #rate(table: TableData, ranking: readonly (readonly Seat[])[]): Promise<readonly Statement[]> {
    const stayed = ranking.map((place) => place.filter((seat) => !table.resigned.includes(seat)));
    const places = [...stayed, ...table.resigned.toReversed().map((seat) => [seat])];
    const people = places.map((place) => place.flatMap((seat) => table.seats[seat]?.person.id ?? []));
    try {
      return await this.#parts.ratings.after(
        table.game,
        people.filter((place) => place.length > 0),
      );
    } catch (failure) {
      this.#parts.report('the ratings could not be reckoned', table.id, { failure });
      return [];
    }
  }
}

function botFor(seat: Seat): Person {
  return { id: `bot${String(seat).padStart(9, '0')}`, name: BOT_NAMES[seat] ?? `Bot ${seat}`, kind: 'bot' };
}
