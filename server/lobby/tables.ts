// The tables of the service. The store has the truth, with a version for each; memory has what this process last heard. A
// change is stored first, and then told to the table's followers here and to the other processes.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Bus, Topic } from '../cluster/bus.ts';
import { OutgoingMessage } from '../host/outgoing.ts';
import { Busy } from '../limits/busy.ts';
import { KeyedTaskQueue } from '../scheduling/task-queue.ts';
import type { Timers } from '../scheduling/timers.ts';
import { Conflict, type Sql, type Statement } from '../store/sql.ts';
import { changeTable, createTable, removeTable } from '../store/tables.ts';
import type { Follower, Followers } from './followers.ts';
import type { KnownTable, KnownTables } from './known-tables.ts';
import { guarded, type KeptTable, recordOf, StoredTables } from './stored-tables.ts';
import { hasSat, isCurrent, shownThere, shownTo, type TableContext, type TableData } from './table-data.ts';

export interface TablesParts {
  readonly sql: Sql;
  readonly bus: Bus;
  readonly timers: Timers;
  readonly followers: Followers;
  readonly known: KnownTables;
  readonly context: TableContext;
}

/** What the processes tell each other: how a table is by now, or that it is gone. */
interface Told {
  readonly id: string;
  readonly version: number;
  readonly table: TableData | null;
}

const TOPIC: Topic<Told> = 'table';

/** How often those at a table are told who watches there; with many, so long for each of them. */
const WATCHERS_TOLD_EVERY = 1000;
const PAUSE_PER_FOLLOWER = 10;

/** Each time that a change comes too late, another one was made. */
const MOST_TRIES = 20;

export class Tables {
  readonly context: TableContext;
  readonly #sql: Sql;
  readonly #bus: Bus;
  readonly #timers: Timers;
  readonly #followers: Followers;
  readonly #stored: StoredTables;
  readonly #known: KnownTables;
  readonly #lines = new KeyedTaskQueue();
  /** The tables of which a write has failed: they must be read again before they are used. */
  readonly #inDoubt = new Set<string>();
  /** The tables whose new spectators are still to be announced. */
  readonly #watchersUntold = new Set<string>();
  readonly #heard: ((id: string) => void)[] = [];
  #doubted: (id: string) => void = () => {};

  constructor({ sql, bus, timers, followers, known, context }: TablesParts) {
    this.#sql = sql;
    this.#bus = bus;
    this.#timers = timers;
    this.#followers = followers;
    this.context = context;
    this.#stored = new StoredTables(sql);
    this.#known = known;
    bus.hear(TOPIC, ({ id, version, table }) => this.#learn(id, version, table ?? undefined));
  }

  /** Reads what is open or playing. */
  async load(): Promise<void> {
    for (const { id, version, table } of await this.#stored.current()) this.#known.learn(id, version, table);
  }

  /** Reads the changes of other processes that this one has missed. */
  async catchUp(): Promise<void> {
    const kept = await this.#stored.versions();
    const ids = new Set(kept.map(({ id }) => id));
    const ended = this.#known.current().filter(({ id }) => !ids.has(id));
    const newer = kept.filter(({ id, version }) => this.#known.isOlderThan(id, version));
    await this.#readAgain([...ended, ...newer].map(({ id }) => id));
  }

  /** Reads the changes that this process has missed of the open public tables of one game. */
  async catchUpWithOpen(game: string): Promise<void> {
    const kept = await this.#stored.openVersions(game);
    await this.#readAgain(kept.filter(({ id, version }) => this.#known.isOlderThan(id, version)).map(({ id }) => id));
  }

  onChange(heard: (id: string) => void): void {
    this.#heard.push(heard);
  }

  /** Sets what is called for a table of which a write has failed. */
  onDoubt(doubted: (id: string) => void): void {
    this.#doubted = doubted;
  }

  all(): TableData[] {
    return this.#known.current();
  }

  inMemory(id: string): TableData | undefined {
    return this.#known.get(id)?.table;
  }

  /** The table as it is kept, as far as this process has heard. */
  async find(id: string): Promise<TableData | undefined> {
    if (this.#inDoubt.has(id)) return (await this.#lines.run(id, () => this.#certain(id)))?.table;
    const known = this.#known.get(id);
    if (known) return known.table;
    const kept = await this.#stored.find(id);
    // Opened elsewhere, without our having heard of it yet. Those that are over are many, and stay where they are.
    if (kept && isCurrent(kept.table)) this.#learnAsKept(id, kept);
    return kept?.table;
  }

  /** Opens the table, together with whatever else must be kept with it or not at all. */
  async open(table: TableData, together: readonly Statement[] = []): Promise<TableData> {
    await guarded(this.#sql.write([...createTable(recordOf(table, 0)), ...together]));
    this.#spread(table.id, 0, table);
    return table;
  }

  /** Opens the table for a rematch, unless another was opened meanwhile. Gives the id of the one that there is. */
  async openRematch(before: Pick<TableData, 'id' | 'rematch'>, table: TableData): Promise<string | null> {
    const mark = (ended: TableData): TableData =>
      ended.rematch === before.rematch ? { ...ended, rematch: table.id } : ended;
    const marked = await this.change(before.id, mark, createTable(recordOf(table, 0)));
    if (marked?.rematch === table.id) this.#spread(table.id, 0, table);
    return marked?.rematch ?? null;
  }

  /**
   * Changes the table, keeps it, together with whatever else must be kept with it or not at all, and tells of it.
   * `undefined` instead of a table removes it. The change may be asked for more than once: when another change was
   * quicker, it is made anew, on what they have made.
   */
  change(
    id: string,
    change: (table: TableData) => TableData | undefined,
    together: readonly Statement[] = [],
  ): Promise<TableData | undefined> {
    return this.#lines.run(id, async () => {
      let before = await this.#certain(id);
      for (let tries = 1; ; tries++) {
        if (!before?.table) throw new Refusal('not-found', 'There is no such table.');
        try {
          return await this.#change(id, before.version, before.table, change, together);
        } catch (failure) {
          if (this.#inDoubt.has(id)) throw failure;
          const kept = await this.#readOne(id);
          const isStale = kept?.version !== before.version;
          // Then it is what is kept together with the table that cannot be kept any more, or the change itself refuses.
          if (!isStale && (together.length > 0 || !(failure instanceof Conflict))) throw failure;
          if (tries === MOST_TRIES) throw busy();
          before = kept;
        }
      }
    });
  }

  /** Tells those at the table, and in the lobby, how it is now. */
  announce(id: string): void {
    this.stir(id);
    const table = this.inMemory(id);
    if (table) this.#tell(table);
  }

  /** Tells the lobby alone that something has changed at the table. */
  stir(id: string): void {
    for (const heard of this.#heard) heard(id);
  }

  /** Others watch now: told to those at the table a little later, so that a crowd that comes and goes costs little. */
  watched(id: string): void {
    this.stir(id);
    if (this.#watchersUntold.has(id)) return;
    this.#watchersUntold.add(id);
    const pause = Math.max(WATCHERS_TOLD_EVERY, this.#followers.count(id) * PAUSE_PER_FOLLOWER);
    this.#timers.after(pause, () => {
      this.#watchersUntold.delete(id);
      const table = this.inMemory(id);
      if (table) this.#tell(table);
    });
  }

  /** Adds a follower. Players who come or go are announced at once, spectators a little later. */
  follow(id: string, follower: Follower): void {
    this.#followers.add(id, follower);
    if (this.#sits(id, follower)) this.announce(id);
    else this.watched(id);
  }

  unfollow(id: string, follower: Follower): void {
    this.#followers.remove(id, follower);
    if (this.#sits(id, follower)) this.announce(id);
    else this.watched(id);
  }

  async #change(
    id: string,
    version: number,
    before: TableData,
    change: (table: TableData) => TableData | undefined,
    together: readonly Statement[],
  ): Promise<TableData | undefined> {
    const after = change(before);
    if (after === before) return before;
    await this.#write(id, [
      ...(after ? changeTable(recordOf(after, version + 1)) : removeTable(id, version)),
      ...together,
    ]);
    this.#spread(id, version + 1, after);
    return after;
  }

  #sits(id: string, { person }: Follower): boolean {
    const table = this.inMemory(id);
    return table !== undefined && hasSat(table, person);
  }

  /** Tells of a change that was stored, here and to the other processes. */
  #spread(id: string, version: number, table: TableData | undefined): void {
    this.#learn(id, version, table);
    this.#bus.tell(TOPIC, { id, version, table: table ?? null });
  }

  #learn(id: string, version: number, table: TableData | undefined): void {
    const before = this.inMemory(id);
    if (!this.#known.learn(id, version, table)) return;
    if (table) this.announce(id);
    else if (before) this.#announceEnd(before);
  }

  /** Tells the followers that the table is gone before its match began. */
  #announceEnd(table: TableData): void {
    this.stir(table.id);
    const seats = table.seats.map(() => null);
    this.#tell({ ...table, status: 'abandoned', seats, started: null, ended: this.#timers.now() });
  }

  #tell(table: TableData): void {
    const forAll = new OutgoingMessage({ type: 'table', table: shownThere(table, this.context) });
    for (const follower of this.#followers.of(table.id)) follower.told(this.#tellingFor(follower, table, forAll));
  }

  #tellingFor({ person }: Follower, table: TableData, forAll: OutgoingMessage): OutgoingMessage {
    if (table.invitation === null) return forAll;
    return new OutgoingMessage({ type: 'table', table: shownTo(person?.id, table, this.context) });
  }

  /** The table as it is stored, even if a write has just failed. To be called in the queue of the table. */
  async #certain(id: string): Promise<KnownTable | undefined> {
    if (!this.#inDoubt.has(id)) return this.#known.get(id) ?? (await this.#stored.find(id));
    const kept = await this.#readOne(id);
    this.#inDoubt.delete(id);
    // What was kept without being told here, was told in no other process either.
    if (kept) this.#spread(id, kept.version, kept.table);
    return kept;
  }

  async #readOne(id: string): Promise<KnownTable | undefined> {
    const kept = await this.#stored.find(id);
    this.#learnAsKept(id, kept);
    return kept;
  }

  async #readAgain(ids: readonly string[]): Promise<void> {
    const kept = new Map((await this.#stored.findAll(ids)).map((table) => [table.id, table]));
    for (const id of ids) this.#learnAsKept(id, kept.get(id));
  }

  /** A table that is not kept is gone for ever: whatever comes late of it is older. */
  #learnAsKept(id: string, kept: KeptTable | undefined): void {
    if (kept) this.#learn(id, kept.version, kept.table);
    else if (this.#known.get(id)) this.#learn(id, Number.MAX_SAFE_INTEGER, undefined);
  }

  async #write(id: string, statements: readonly Statement[]): Promise<void> {
    try {
      await guarded(this.#sql.write(statements));
    } catch (failure) {
      if (failure instanceof Conflict) throw failure;
      this.#inDoubt.add(id);
      this.#doubted(id);
      throw failure;
    }
  }
}

function busy(): Refusal {
  return new Busy('Too much is happening at this table at once. Try again.');
}
