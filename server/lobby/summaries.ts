// The summaries of running matches in lists. Each process knows those of its matches, and tells the others.
import type { Summary } from '@undertow/shared/protocol/tables.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Bus, Topic } from '../cluster/bus.ts';
import { Ledger, type Told } from '../cluster/ledger.ts';
import type { Timers } from '../scheduling/timers.ts';

export interface SummariesParts {
  readonly bus: Bus;
  readonly timers: Timers;
  /** Whether anything may be said of this match. */
  isListed(table: string): boolean;
}

/** The turn tells which is the newest, when a match has moved from one process to another. */
type Part = { readonly turn: number; readonly summary: Json };

/** However many turns end, the others are told no more often than this. */
const TOLD_EVERY = 2000;

const PARTS: Topic<Told<Part>> = 'summary';

export class Summaries {
  readonly #parts: SummariesParts;
  readonly #ledger: Ledger<Part>;
  #changed: (table: string) => void = () => {};

  constructor(parts: SummariesParts) {
    this.#parts = parts;
    const { bus, timers } = parts;
    this.#ledger = new Ledger<Part>({ bus, timers, topic: PARTS, pause: TOLD_EVERY });
    this.#ledger.onChange((table) => this.#changed(table));
  }

  onChange(heard: (table: string) => void): void {
    this.#changed = heard;
  }

  of(table: string): Summary | undefined {
    const here = this.#ledger.here(table);
    const known = here ? [here, ...this.#ledger.elsewhere(table)] : this.#ledger.elsewhere(table);
    const newest = known.sort((a, b) => b.turn - a.turn)[0];
    return newest?.summary as Summary | undefined;
  }

  /** A turn has ended in a match that lives here. */
  put(table: string, turn: number, summary: Summary): void {
    if (!this.#parts.isListed(table)) return;
    this.#ledger.put(table, { turn, summary: summary as Json });
    this.#changed(table);
  }

  /** Nothing is said of a match that does not run. */
  tidy(table: string): void {
    if (this.#ledger.here(table) && !this.#parts.isListed(table)) this.#ledger.put(table, undefined);
  }
}
