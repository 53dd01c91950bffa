// Chat at a table: players among themselves, spectators among themselves. A line is kept once, and then told in every
// process to the clients that follow the table there.
import type { ChatLine } from '@undertow/shared/protocol/chat.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Bus, Topic } from '../cluster/bus.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { appendChat, lastChat } from '../store/chat.ts';
import { Conflict, type Sql } from '../store/sql.ts';
import { ChatLog } from './chat-log.ts';
import type { Followers } from './followers.ts';
import { seatOf, type TableData } from './table-data.ts';
import type { Tables } from './tables.ts';

export { chatLineKey } from './chat-log.ts';

/** So many lines are shown to a client that comes later. */
const LINES_SHOWN = 50;

const TOPIC: Topic<ChatLine> = 'chat';

/** Lines have numbers: of two that are said at once, one has to take the next. */
const MOST_TRIES = 20;

export interface ChatParts {
  readonly sql: Sql;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly followers: Followers;
  readonly buckets: TokenBuckets;
  readonly now: () => number;
  /** Until when the operator has silenced this person. */
  silencedUntil(person: string): Promise<number | null>;
  report(problem: string, table: string, details: object): void;
}

export class Chat {
  readonly #parts: ChatParts;
  readonly #chatLog: ChatLog;

  constructor(parts: ChatParts) {
    this.#parts = parts;
    this.#chatLog = new ChatLog((table) => parts.followers.count(table) > 0);
    parts.bus.hear(TOPIC, (line) => this.#hear(line));
  }

  async say(person: Person, table: TableData, text: string): Promise<void> {
    const { bus, buckets, now } = this.#parts;
    const retryAfter = buckets.allow(person.id);
    if (retryAfter !== undefined) throw new Refusal('too-many', 'You talk too fast.', { retryAfter });
    const until = await this.#parts.silencedUntil(person.id);
    if (until !== null && until > now()) {
      throw new Refusal('forbidden', 'You may not talk for now.', { retryAfter: until - now() });
    }
    const line: ChatLine = { table: table.id, channel: channelOf(table, person), person, text, time: now() };
    await this.#keep(line);
    this.#pass(line, table);
    bus.tell(TOPIC, line);
  }

  /** What was said before this person came, in the channel that they hear. */
  async before(person: Person | undefined, table: TableData): Promise<ChatLine[]> {
    const last = await lastChat(this.#parts.sql, table.id, channelOf(table, person), LINES_SHOWN);
    for (const line of this.#chatLog.missedOf(last)) this.#tell(line, table);
    return last;
  }

  /** Tells the clients of this process the lines from other processes that it has missed. */
  async catchUp(): Promise<void> {
    for (const { table: id, channel } of this.#chatLog.followed()) {
      const table = await this.#parts.tables.find(id);
      const last = table ? await lastChat(this.#parts.sql, id, channel, LINES_SHOWN) : [];
      for (const line of this.#chatLog.missedOf(last)) if (table) this.#tell(line, table);
    }
  }

  async #keep(line: ChatLine): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#parts.sql.write(appendChat(line));
      } catch (failure) {
        if (!(failure instanceof Conflict) || tries === MOST_TRIES) throw failure;
      }
    }
  }

  #hear(line: ChatLine): void {
    const { tables, followers, report } = this.#parts;
    if (followers.count(line.table) === 0) return;
    const known = tables.inMemory(line.table);
    if (known) this.#pass(line, known);
    else {
      tables.find(line.table).then(
        (table) => table && this.#pass(line, table),
        (failure) => report('what was said could not be passed on', line.table, { failure }),
      );
    }
  }

  #pass(line: ChatLine, table: TableData): void {
    if (this.#chatLog.note(line)) this.#tell(line, table);
  }

  #tell(line: ChatLine, table: TableData): void {
    this.#parts.followers.say(line, (other) => channelOf(table, other) === line.channel);
  }
}

function channelOf(table: TableData, person: Person | undefined): ChatLine['channel'] {
  return seatOf(table, person?.id) === undefined ? 'spectators' : 'players';
}
