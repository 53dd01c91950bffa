// A session at a table: the visit of the client library as reactive state. What the page draws follows from this, part by part.
import type {
  Asked,
  ChatLine,
  Decision,
  Ending,
  GameTypes,
  SeatClock,
  Table,
  Visit,
} from '@undertow/client-sdk/index.ts';
import { type Departure, departuresBetween } from './departures.ts';
import { Log, type LogEntry } from './log.ts';
import { patiently } from './patiently.ts';

/** An update that is shown now, for the part of the page that draws the movement of it. */
export interface ShownUpdate<Game extends GameTypes> {
  readonly version: number;
  readonly before: Game['view'] | undefined;
  readonly view: Game['view'];
  readonly events: readonly Game['event'][];
}

export class TableSession<Game extends GameTypes> {
  readonly visit: Visit<Game>;
  table = $state.raw() as Table;
  seat = $state.raw<number | null>(null);
  /** What has not changed is the same object as before: a reader who reads a part is drawn again only with that part. */
  view = $state.raw<Game['view'] | undefined>();
  decision = $state.raw<Decision | null>(null);
  asked = $state.raw<readonly Asked[]>([]);
  clocks = $state.raw<readonly SeatClock[]>([]);
  canUndo = $state(false);
  orders = $state.raw<readonly Game['order'][]>([]);
  ending = $state.raw<Ending | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  log = $state.raw<readonly LogEntry<Game['event']>[]>([]);
  /** Who has given up while one was here. */
  departures = $state.raw<readonly Departure[]>([]);
  /** Why one is not at the table any more, unless one has left oneself. */
  gone = $state.raw<Error | undefined>();
  hasResigned = $state(false);
  #log = new Log<Game['event']>();
  /** The log that will take its place, while what has happened is fetched. */
  #coming: Log<Game['event']> | undefined;
  readonly #followers = new Set<(update: ShownUpdate<Game>) => void>();
  readonly #stops: (() => void)[];

  constructor(visit: Visit<Game>) {
    this.visit = visit;
    this.#look();
    this.chat = visit.chat.slice();
    if (visit.view !== undefined) void this.#recall();
    this.#stops = [
      visit.on('update', ({ version, view, events, changes }) => {
        const before = this.view;
        this.view = view;
        if (changes === null) void this.#recall();
        else this.#hear({ version, events });
        for (const follow of this.#followers) follow({ version, before, view, events });
      }),
      visit.on('chat', (line) => {
        this.chat = [...this.chat, line];
      }),
      visit.on('change', () => this.#look()),
      visit.on('over', (error) => {
        this.gone = error;
      }),
    ];
  }

  /** Is told of each update, with what happened. */
  follow(listener: (update: ShownUpdate<Game>) => void): () => void {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  }

  /** Gives the seat up, and with it this session: a visitor who wants to see more comes anew. */
  async resign(): Promise<void> {
    await this.visit.leave({ resign: true });
    this.hasResigned = true;
  }

  /** The page does not follow the table any more. A player keeps the seat, and is still there. */
  leave(): void {
    this.close();
    // That one cannot even go any more is no trouble.
    if (this.seat === null) this.visit.leave({ keepSeat: true }).catch(() => {});
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#followers.clear();
    this.#coming = undefined;
  }

  #hear(entry: LogEntry<Game['event']>): void {
    this.#coming?.add(entry);
    this.log = this.#log.add(entry);
  }

  /** Fetches what has happened, from the beginning: a server that is back from a backup tells another story than before. */
  async #recall(): Promise<void> {
    const coming = new Log<Game['event']>();
    this.#coming = coming;
    try {
      coming.add(
        ...(await patiently(
          () => this.visit.history(),
          () => coming === this.#coming,
        )),
      );
      // Asked again meanwhile, it will have more to tell.
      if (coming !== this.#coming) return;
      this.#log = coming;
      this.log = coming.entries;
    } catch {
      // Then what happens from now on stands behind what was known.
    }
    if (coming === this.#coming) this.#coming = undefined;
  }

  #look(): void {
    const { visit } = this;
    if (this.table) {
      const left = departuresBetween(this.table, visit.table, this.log.at(-1)?.version ?? 0);
      if (left.length > 0) this.departures = [...this.departures, ...left];
    }
    this.table = visit.table;
    this.seat = visit.seat;
    this.view = visit.view;
    this.decision = visit.decision;
    this.asked = visit.asked;
    this.clocks = visit.clocks;
    this.canUndo = visit.canUndo;
    this.orders = visit.orders;
    this.ending = visit.ending;
  }
}
