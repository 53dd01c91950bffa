// What has happened at a table: told as it happens, or fetched by a visitor who was not there.
import type { ChatLine } from '@undertow/client-sdk/index.ts';
import type { Part } from './kit/parts.ts';

export interface LogEntry<Event> {
  readonly version: number;
  readonly events: readonly Event[];
}

/** A line of chat, and what had been told last when it was said, or when a visitor came and heard of it. */
export interface SaidLine extends ChatLine {
  readonly version: number;
}

/** A line of the log: the heading of a turn, or a sentence. */
export type LogLine =
  | { readonly key: string; readonly version: number; readonly heading: string }
  | { readonly key: string; readonly version: number; readonly parts: readonly Part[] };

export class Log<Event> {
  entries: readonly LogEntry<Event>[] = [];
  readonly #known = new Set<number>();

  /** Whatever is known already is not added again. */
  add(...told: readonly LogEntry<Event>[]): readonly LogEntry<Event>[] {
    const added = told.filter(({ version, events }) => events.length > 0 && !this.#known.has(version));
    for (const { version } of added) this.#known.add(version);
    if (added.length > 0) this.entries = [...this.entries, ...added].sort((one, other) => one.version - other.version);
    return this.entries;
  }
}
