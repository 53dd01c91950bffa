// Chat at a table: players among themselves, spectators among themselves.
import type { ChatLine } from '@undertow/shared/protocol/chat.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { appendChat, lastChat } from '../store/chat.ts';
import type { Sql } from '../store/sql.ts';
import type { Followers } from './followers.ts';
import { seatOf, type TableData } from './table-data.ts';

/** So many lines are shown to who comes later. */
const LINES_SHOWN = 50;

export interface ChatParts {
  readonly sql: Sql;
  readonly followers: Followers;
  readonly buckets: TokenBuckets;
  readonly now: () => number;
  /** Until when the operator has silenced this person. */
  silencedUntil(person: string): Promise<number | null>;
}

export class Chat {
  readonly #parts: ChatParts;

  constructor(parts: ChatParts) {
    this.#parts = parts;
  }

  async say(person: Person, table: TableData, text: string): Promise<void> {
    const { sql, followers, buckets, now } = this.#parts;
    const retryAfter = buckets.allow(person.id);
    if (retryAfter !== undefined) throw new Refusal('too-many', 'You talk too fast.', { retryAfter });
    const until = await this.#parts.silencedUntil(person.id);
    if (until !== null && until > now()) {
      throw new Refusal('forbidden', 'You may not talk for now.', { retryAfter: until - now() });
    }
    const line: ChatLine = { table: table.id, channel: channelOf(table, person), person, text, time: now() };
    await sql.write(appendChat(line));
    followers.say(line, (other) => channelOf(table, other) === line.channel);
  }

  /** What was said before this person came, in the channel that they hear. */
  before(person: Person | undefined, table: TableData): Promise<ChatLine[]> {
    return lastChat(this.#parts.sql, table.id, channelOf(table, person), LINES_SHOWN);
  }
}

function channelOf(table: TableData, person: Person | undefined): ChatLine['channel'] {
  return seatOf(table, person?.id) === undefined ? 'spectators' : 'players';
}

/** Tells a line from all others, for whoever may hear it twice. */
export function sayingOf({ person, time, text }: Pick<ChatLine, 'person' | 'time' | 'text'>): string {
  return `${time} ${person.id} ${text}`;
}
