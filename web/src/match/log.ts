// The log of a table: its events as they happen, or fetched by a visitor who comes later.
import type { Answered, ChatLine } from '@undertow/client-sdk/index.ts';
import type { Part, Saying } from '@undertow/shared/words/parts.ts';

export interface LogEntry<Event> {
  readonly version: number;
  readonly events: readonly Event[];
  /** Whose answers led there, and who or what gave them. */
  readonly answered?: readonly Answered[] | undefined;
}

/** A line of chat, and what had been told last when it was said, or when a visitor came and heard of it. */
export interface SaidLine extends ChatLine {
  readonly version: number;
}

/** A line of the log: the heading of a turn, or a sentence. */
export type LogLine =
  | { readonly key: string; readonly version: number; readonly heading: string }
  | {
      readonly key: string;
      readonly version: number;
      readonly parts: readonly Part[];
      /** The seats that it is about, where the game tells. */
      readonly seats?: readonly number[];
    };

/** The lines of what was told in one version: of each part the heading, if it has one, and below it the sentences. */
export function linesOf(
  version: number,
  chapters: readonly { readonly heading: string | undefined; readonly sayings: readonly Saying[] }[],
): LogLine[] {
  return chapters.flatMap(({ heading, sayings }, at): LogLine[] => {
    const key = (index: number) => `${version}:${at}:${index}`;
    const lines = sayings.map((saying, index) => ({ key: key(index), version, ...saying }));
    return heading === undefined ? lines : [{ key: key(-1), version, heading }, ...lines];
  });
}

/**
 * The entries that tell something. An answer that tells nothing is the first part of what its seat does next, or passes: it has no
 * line, and so no mark of who gave it, for the next line may be of another's making. Where it was answered for a player, it is counted.
 */
export function tellingIn<Event>(log: readonly LogEntry<Event>[]): readonly LogEntry<Event>[] {
  return log.some(({ events }) => events.length === 0) ? log.filter(({ events }) => events.length > 0) : log;
}

/** Where no line is about a seat whose answer led there, the first one stands for what it did. */
export function attributed(
  lines: readonly LogLine[],
  { answered = [] }: Pick<LogEntry<unknown>, 'answered'>,
): readonly LogLine[] {
  const about = new Set(lines.flatMap((line) => ('parts' in line ? (line.seats ?? []) : [])));
  const others = answered.flatMap(({ seat }) => (about.has(seat) ? [] : [seat]));
  const first = lines.find((line) => 'parts' in line);
  if (!first || others.length === 0) return lines;
  return lines.map((line) => (line === first ? { ...first, seats: [...(first.seats ?? []), ...others] } : line));
}

export class Log<Event> {
  entries: readonly LogEntry<Event>[] = [];
  /** How many events of each version are known. */
  readonly #known = new Map<number, number>();

  /**
   * What is known already is not added again; of one that was told in part more may come. An answer that tells nothing draws no
   * line, but is still an answer.
   */
  add(...told: readonly LogEntry<Event>[]): readonly LogEntry<Event>[] {
    const added = told.filter(({ version, events, answered = [] }) => {
      const known = this.#known.get(version) ?? (answered.length > 0 ? -1 : 0);
      return events.length > known;
    });
    if (added.length === 0) return this.entries;
    const grown = new Set(added.filter(({ version }) => this.#known.has(version)).map(({ version }) => version));
    for (const { version, events } of added) this.#known.set(version, events.length);
    const kept = grown.size > 0 ? this.entries.filter(({ version }) => !grown.has(version)) : this.entries;
    this.entries = [...kept, ...added].sort((one, other) => one.version - other.version);
    return this.entries;
  }
}

/**
 * The last of these lines, at least so many, and at most so many: those before them go several at a time, for each time that
 * lines go, all that stay move up and are painted anew.
 */
export function trimming<Line extends { readonly key: string }>(): (
  lines: readonly Line[],
  least: number,
  most: number,
) => readonly Line[] {
  let first: string | undefined;
  return (lines, least, most) => {
    const begun = lines.findIndex(({ key }) => key === first);
    const count = lines.length - begun;
    const kept = lines.slice(begun < 0 || count < least || count > most ? -least : begun);
    first = kept[0]?.key;
    return kept;
  };
}
