// The live list of tables: each client that follows it is sent the changes, a few times a second at most.
import type { Table, TableFilter } from '@undertow/shared/protocol/tables.ts';
import { OutgoingMessage } from '../host/outgoing.ts';
import { BoundedMap } from '../limits/bounded-map.ts';
import type { Timers } from '../scheduling/timers.ts';
import { Written } from '../written.ts';
import { keyOf, type TableList } from './table-list.ts';

export interface FeedReader {
  told(outgoing: OutgoingMessage): void;
}

/** The readers that follow the list by one filter: they are told the same. */
interface Readership {
  readonly filter: TableFilter | undefined;
  readonly readers: Set<FeedReader>;
  /** The tables that they know of. To tell of others that they are gone would tell of tables that are not listed. */
  readonly known: Set<string>;
}

/** The whole list of a filter, as it stood when its readers were last told something. */
interface Whole {
  readonly tables: readonly Table[];
  readonly message: OutgoingMessage;
}

const CHANGES_TOLD_EVERY = 200;

/** How often a reader is told how running matches stand, in milliseconds, and of how many at once. */
const PROGRESS_TOLD_EVERY = 4000;
const MOST_MOVED = 50;

/** A whole list is long. So many are kept, however many filters are asked for. */
const WHOLES_KEPT = 16;

export class Feed {
  readonly #timers: Timers;
  readonly #list: TableList;
  readonly #readerships = new Map<string, Readership>();
  readonly #changed = new Set<string>();
  readonly #moved = new Set<string>();
  /** The whole lists, by their filters. */
  #wholes = new BoundedMap<Whole>(WHOLES_KEPT);

  constructor(timers: Timers, list: TableList) {
    this.#timers = timers;
    this.#list = list;
  }

  /** Begins with the whole list. What is returned ends it. */
  follow(reader: FeedReader, filter?: TableFilter): () => void {
    const key = keyOf(filter);
    const found = this.#readerships.get(key);
    const readership = found ?? { filter, readers: new Set(), known: new Set() };
    this.#readerships.set(key, readership);
    readership.readers.add(reader);
    const { tables, message } = this.#whole(key, filter);
    for (const { id } of tables) readership.known.add(id);
    reader.told(message);
    return () => {
      readership.readers.delete(reader);
      // Others may have come since, to a new one.
      const isUsed = this.#readerships.get(key) === readership;
      if (isUsed && readership.readers.size === 0) this.#readerships.delete(key);
    };
  }

  changed(id: string): void {
    if (this.#changed.size === 0) this.#timers.after(CHANGES_TOLD_EVERY, () => this.#tell());
    this.#changed.add(id);
    this.#list.changed(id);
  }

  /** Tells that the match of this table goes on. */
  moved(id: string): void {
    if (this.#moved.size === 0) this.#timers.after(PROGRESS_TOLD_EVERY, () => this.#tellMoved());
    this.#moved.add(id);
  }

  #tellMoved(): void {
    for (const id of [...this.#moved].slice(0, MOST_MOVED)) {
      this.#moved.delete(id);
      this.changed(id);
    }
    if (this.#moved.size > 0) this.#timers.after(PROGRESS_TOLD_EVERY, () => this.#tellMoved());
  }

  #tell(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    this.#wholes = new BoundedMap(WHOLES_KEPT);
    for (const readership of this.#readerships.values()) {
      const { filter, readers, known } = readership;
      const tables: Table[] = [];
      const gone: string[] = [];
      for (const id of changed) {
        const table = this.#list.find(id, filter);
        if (table) {
          known.add(id);
          tables.push(table);
        } else if (known.delete(id)) gone.push(id);
      }
      if (tables.length + gone.length === 0) continue;
      const outgoing = new OutgoingMessage({ type: 'tables', tables, gone, whole: false });
      for (const reader of readers) reader.told(outgoing);
    }
  }

  /** What has changed since it was made, all of them will be told. */
  #whole(key: string, filter: TableFilter | undefined): Whole {
    const whole = this.#wholes.get(key) ?? this.#write(filter);
    this.#wholes.set(key, whole);
    return whole;
  }

  #write(filter: TableFilter | undefined): Whole {
    const { tables, written } = this.#list.newest(filter);
    const { text } = Written.object({ type: 'tables', tables: written, gone: [], whole: true });
    const message = { type: 'tables' as const, tables: [...tables], gone: [], whole: true };
    return { tables, message: new OutgoingMessage(message, undefined, text) };
  }
}
