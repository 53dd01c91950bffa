// The live list of tables: whoever follows it hears what has changed, a few times a second at most.
import type { Table, TableFilter } from '@undertow/shared/protocol/tables.ts';
import { isPlayedWith } from '@undertow/shared/table/about.ts';
import { Telling } from '../host/telling.ts';
import type { Timers } from '../host/timers.ts';
import { isCurrent } from './table-data.ts';

export interface FeedReader {
  told(telling: Telling): void;
}

/** Those who follow the list by the same filter are told the same. */
interface Readership {
  readonly filter: TableFilter | undefined;
  readonly readers: Set<FeedReader>;
  /** The tables that they know of. That others are gone would tell of tables that are not listed. */
  readonly known: Set<string>;
  /** The whole list, as it stood when they were last told something. */
  whole: Telling | undefined;
}

const PAUSE = 200;

/** More tables than this are not listed at once. */
const MOST_LISTED = 500;

export class Feed {
  readonly #timers: Timers;
  readonly #listed: () => Iterable<Table>;
  readonly #find: (id: string) => Table | undefined;
  readonly #readerships = new Map<string, Readership>();
  readonly #changed = new Set<string>();

  constructor(timers: Timers, listed: () => Iterable<Table>, find: (id: string) => Table | undefined) {
    this.#timers = timers;
    this.#listed = listed;
    this.#find = find;
  }

  /** Begins with the whole list. What is returned ends it. */
  follow(reader: FeedReader, filter?: TableFilter): () => void {
    const key = keyOf(filter);
    const found = this.#readerships.get(key);
    const readership = found ?? { filter, readers: new Set(), known: new Set(), whole: undefined };
    this.#readerships.set(key, readership);
    readership.readers.add(reader);
    reader.told(this.#whole(readership));
    return () => {
      readership.readers.delete(reader);
      // Others may have come since, to a new one.
      const isUsed = this.#readerships.get(key) === readership;
      if (isUsed && readership.readers.size === 0) this.#readerships.delete(key);
    };
  }

  /** The newest tables that pass the filter. */
  list(filter: TableFilter | undefined): Table[] {
    const found = [...this.#listed()].filter((table) => passes(table, filter));
    return found.sort((a, b) => b.created - a.created).slice(0, MOST_LISTED);
  }

  changed(id: string): void {
    if (this.#changed.size === 0) this.#timers.after(PAUSE, () => this.#tell());
    this.#changed.add(id);
  }

  #tell(): void {
    const changed = [...this.#changed].map((id) => ({ id, table: this.#find(id) }));
    this.#changed.clear();
    for (const readership of this.#readerships.values()) {
      const { filter, readers, known } = readership;
      readership.whole = undefined;
      const tables: Table[] = [];
      const gone: string[] = [];
      for (const { id, table } of changed) {
        if (table && passes(table, filter)) {
          known.add(id);
          tables.push(table);
        } else if (known.delete(id)) gone.push(id);
      }
      if (tables.length + gone.length === 0) continue;
      const telling = new Telling({ type: 'tables', tables, gone, whole: false });
      for (const reader of readers) reader.told(telling);
    }
  }

  /** What has changed since it was made, all of them will be told. */
  #whole(readership: Readership): Telling {
    if (!readership.whole) {
      const tables = this.list(readership.filter);
      for (const { id } of tables) readership.known.add(id);
      readership.whole = new Telling({ type: 'tables', tables, gone: [], whole: true });
    }
    return readership.whole;
  }
}

function keyOf({ game, status, seats, time, rated, options }: TableFilter = {}): string {
  return JSON.stringify([game, status, seats, time, rated, options]);
}

function passes(table: Table, filter: TableFilter | undefined): boolean {
  return (
    table.access === 'public' &&
    isCurrent(table) &&
    (filter?.game === undefined || table.game === filter.game) &&
    (filter?.status === undefined || table.status === filter.status) &&
    (filter?.seats === undefined || table.seats.length === filter.seats) &&
    (filter?.time === undefined || table.time === filter.time) &&
    (filter?.rated === undefined || table.rated === filter.rated) &&
    (filter?.options === undefined || isPlayedWith(table.options, filter.options))
  );
}
