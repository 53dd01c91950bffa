// What happened at a table since one came, kept for the tab, so that a reload does not empty it.
import { keptList } from '../app/storage.ts';

export interface LogEntry<Event> {
  readonly version: number;
  readonly events: readonly Event[];
}

export type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

const ENTRIES_KEPT = 400;

export class Log<Event> {
  entries: readonly LogEntry<Event>[];
  readonly #key: string;
  readonly #store: TextStore | undefined;

  constructor(key: string, store?: TextStore) {
    this.#key = key;
    this.#store = store;
    this.entries = this.#read();
  }

  /** An entry of a version that is known already is not added again. */
  add(entry: LogEntry<Event>): readonly LogEntry<Event>[] {
    const last = this.entries.at(-1)?.version ?? 0;
    if (entry.version <= last || entry.events.length === 0) return this.entries;
    this.entries = [...this.entries, entry].slice(-ENTRIES_KEPT);
    return this.entries;
  }

  /** For whoever comes back to this tab: to be called when the page may end, as to write all of it takes time. */
  keep(): void {
    try {
      this.#store?.setItem(this.#key, JSON.stringify(this.entries));
    } catch {
      // A browser that keeps nothing shows what happens from now on.
    }
  }

  #read(): readonly LogEntry<Event>[] {
    return keptList(() => this.#store?.getItem(this.#key), isEntry<Event>);
  }
}

function isEntry<Event>(value: unknown): value is LogEntry<Event> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'events' in value &&
    Array.isArray(value.events)
  );
}
