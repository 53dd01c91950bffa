// A shared ledger: each process writes its own page, and reads the pages of all others. A process that asks gets whole
// pages, and else only changes. When a process dies, its page goes with it.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { Bus, Topic } from './bus.ts';

export interface LedgerParts<Value> {
  readonly bus: Bus;
  readonly timers: Timers;
  /** The name of this ledger on the bus. */
  readonly topic: Topic<Told<Value>>;
  /** Changes within so many milliseconds are sent together. */
  readonly pause: number;
}

export interface Told<Value> {
  readonly entries: readonly (readonly [key: string, value: Value | null])[];
  /** The whole page is told from here on, and to its end: what was known of it before and is not told again, is not true. */
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
  /** Asks all processes for their whole pages. */
  readonly please?: true;
}

/** What is known of a page of another. */
interface Page<Value> {
  readonly entries: Map<string, Value>;
  /** Keys that were known when the page began to be told anew, and were not told again yet. */
  doubtful: Set<string>;
}

const ENTRIES_IN_A_MESSAGE = 1000;

type Heard<Value> = (key: string, before: Value | undefined, after: Value | undefined) => void;

export class Ledger<Value extends Exclude<Json, null>> {
  readonly #parts: LedgerParts<Value>;
  readonly #own = new Map<string, Value>();
  readonly #others = new Map<string, Page<Value>>();
  /** Keys of the own page of which the others do not know yet. */
  readonly #changed = new Set<string>();
  #heard: Heard<Value> = () => {};

  constructor(parts: LedgerParts<Value>) {
    this.#parts = parts;
    const { bus, topic } = parts;
    bus.hear(topic, (message, from) => this.#hear(message, from));
    bus.onMissed((from) => this.#tellOne(from, { entries: [], please: true }));
    bus.onGone((process) => this.#strike(process));
    bus.tell(topic, { entries: [], isFirst: true, isLast: true, please: true });
  }

  /** The other processes whose pages are known. */
  get others(): string[] {
    return [...this.#others.keys()];
  }

  /** What the own page has under this key. */
  here(key: string): Value | undefined {
    return this.#own.get(key);
  }

  /** What the others have under this key. */
  elsewhere(key: string): Value[] {
    return [...this.#others.values()].flatMap((page) => {
      const value = page.entries.get(key);
      return value === undefined ? [] : [value];
    });
  }

  /** Sets what is called when the page of another process changes. */
  onChange(heard: Heard<Value>): void {
    this.#heard = heard;
  }

  /** Writes an entry on the own page; `undefined` deletes it. */
  put(key: string, value: Value | undefined): void {
    if (isDeepStrictEqual(this.#own.get(key), value)) return;
    if (value === undefined) this.#own.delete(key);
    else this.#own.set(key, value);
    if (this.#changed.size === 0) this.#parts.timers.after(this.#parts.pause, () => this.#tellChanges());
    this.#changed.add(key);
  }

  #tellChanges(): void {
    const entries = [...this.#changed].map((key) => [key, this.#own.get(key) ?? null] as const);
    this.#changed.clear();
    const { bus, topic } = this.#parts;
    for (const some of inParts(entries)) bus.tell(topic, { entries: some });
  }

  #hear({ entries, isFirst, isLast, please }: Told<Value>, from: string): void {
    if (please) this.#tellWhole(from);
    const page = this.#others.get(from) ?? (isFirst && { entries: new Map<string, Value>(), doubtful: new Set() });
    if (!page) {
      // From a process that was taken for dead, or whose first page was lost.
      this.#tellOne(from, { entries: [], please: true });
      return;
    }
    this.#others.set(from, page);
    if (isFirst) page.doubtful = new Set(page.entries.keys());
    for (const [key, value] of entries) this.#enter(page, key, value ?? undefined);
    if (isLast) for (const key of page.doubtful) this.#enter(page, key, undefined);
  }

  #enter({ entries, doubtful }: Page<Value>, key: string, value: Value | undefined): void {
    const before = entries.get(key);
    doubtful.delete(key);
    if (value === undefined) entries.delete(key);
    else entries.set(key, value);
    if (!isDeepStrictEqual(before, value)) this.#heard(key, before, value);
  }

  #tellWhole(to: string): void {
    const parts = inParts([...this.#own]);
    if (parts.length === 0) parts.push([]);
    for (const [i, entries] of parts.entries()) {
      this.#tellOne(to, { entries, isFirst: i === 0, isLast: i === parts.length - 1 });
    }
  }

  #tellOne(to: string, told: Told<Value>): void {
    this.#parts.bus.tellOne(to, this.#parts.topic, told);
  }

  #strike(process: string): void {
    const page = this.#others.get(process);
    this.#others.delete(process);
    for (const [key, value] of page?.entries ?? []) this.#heard(key, value, undefined);
  }
}

function inParts<Entry>(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  for (let i = 0; i < entries.length; i += ENTRIES_IN_A_MESSAGE) parts.push(entries.slice(i, i + ENTRIES_IN_A_MESSAGE));
  return parts;
}
