// The live list of tables: whoever follows it hears what has changed, a few times a second at most.
import type { Table, TableFilter } from '@undertow/shared/protocol/tables.ts';
import type { Timers } from '../host/timers.ts';

export interface FeedMessage {
  readonly type: 'tables';
  readonly tables: Table[];
  /** Tables that are not in the list any more. */
  readonly gone: string[];
  /** This is the whole list, not what has changed of it. */
  readonly whole: boolean;
}

export interface FeedReader {
  readonly filter: TableFilter | undefined;
  told(message: FeedMessage): void;
}

const PAUSE = 200;

/** More tables than this are not listed at once. */
const MOST_LISTED = 500;

export class Feed {
  readonly #timers: Timers;
  readonly #listed: () => Iterable<Table>;
  readonly #find: (id: string) => Table | undefined;
  readonly #readers = new Set<FeedReader>();
  readonly #changed = new Set<string>();

  constructor(timers: Timers, listed: () => Iterable<Table>, find: (id: string) => Table | undefined) {
    this.#timers = timers;
    this.#listed = listed;
    this.#find = find;
  }

  /** Begins with the whole list. What is returned ends it. */
  follow(reader: FeedReader): () => void {
    this.#readers.add(reader);
    reader.told({ type: 'tables', tables: this.list(reader.filter), gone: [], whole: true });
    return () => this.#readers.delete(reader);
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
    for (const reader of this.#readers) {
      const tables: Table[] = [];
      const gone: string[] = [];
      for (const { id, table } of changed) {
        if (table && passes(table, reader.filter)) tables.push(table);
        else gone.push(id);
      }
      reader.told({ type: 'tables', tables, gone, whole: false });
    }
  }
}

function passes(table: Table, filter: TableFilter | undefined): boolean {
  return (
    table.access === 'public' &&
    (table.status === 'open' || table.status === 'playing') &&
    (filter?.game === undefined || table.game === filter.game) &&
    (filter?.status === undefined || table.status === filter.status) &&
    (filter?.seats === undefined || table.seats.length === filter.seats) &&
    (filter?.time === undefined || table.time === filter.time) &&
    (filter?.rated === undefined || table.rated === filter.rated)
  );
}
