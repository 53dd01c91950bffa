// The lines of chat that this process has passed on, so that missed ones are found, and each is told once.
import type { ChatLine } from '@undertow/shared/protocol/chat.ts';

/** How many lines of each channel are remembered: as many as are ever read again. */
const MOST_LINES = 200;

/** How many channels are remembered at least, with or without listeners. */
const FEWEST_CHANNELS = 1000;

interface Channel {
  readonly table: string;
  readonly channel: ChatLine['channel'];
  /** What was said before is told to clients that come, and not to those that were there. */
  readonly since: number;
  readonly lines: Set<string>;
}

export class ChatLog {
  readonly #isFollowed: (table: string) => boolean;
  readonly #channels = new Map<string, Channel>();
  #room = FEWEST_CHANNELS;

  constructor(isFollowed: (table: string) => boolean) {
    this.#isFollowed = isFollowed;
  }

  /** The channels of which something may have been missed. */
  followed(): Channel[] {
    return [...this.#channels.values()].filter(({ table }) => this.#isFollowed(table));
  }

  /** Notes that it is passed on. False if it was before. */
  note(line: ChatLine): boolean {
    const { lines } = this.#channelOf(line);
    const saying = chatLineKey(line);
    if (lines.has(saying)) return false;
    lines.add(saying);
    const [oldest] = lines;
    if (lines.size > MOST_LINES && oldest !== undefined) lines.delete(oldest);
    return true;
  }

  /** The last lines of a channel that should have been passed on to its listeners here, and were not. */
  missedOf(last: readonly ChatLine[]): ChatLine[] {
    const newest = last.at(-1);
    if (!newest) return [];
    const { since } = this.#channelOf(newest);
    return last.filter((line) => this.note(line) && line.time > since);
  }

  #channelOf({ table, channel, time }: ChatLine): Channel {
    const key = `${channel} ${table}`;
    const known = this.#channels.get(key);
    if (known) return known;
    if (this.#channels.size >= this.#room) this.#forget();
    const opened: Channel = { table, channel, since: time, lines: new Set() };
    this.#channels.set(key, opened);
    return opened;
  }

  #forget(): void {
    for (const [key, { table }] of this.#channels) if (!this.#isFollowed(table)) this.#channels.delete(key);
    // To look through all of them must not become a habit.
    this.#room = Math.max(FEWEST_CHANNELS, 2 * this.#channels.size);
  }
}

/** Tells a line from all others, for a client that may get it twice. */
export function chatLineKey({ person, time, text }: Pick<ChatLine, 'person' | 'time' | 'text'>): string {
  return `${time} ${person.id} ${text}`;
}
