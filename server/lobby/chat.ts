// Chat at a table: players hear players, spectators hear spectators. A line is stored once, and then sent by each process
// to the clients that follow the table there. Reactions are sent in the same way, but not stored.
import type { ChatLine, PersonReaction, Reaction } from '@undertow/shared/protocol/chat.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Bus, Topic } from '../cluster/bus.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { appendChat, isInChat, type KeptLine, lastChat } from '../store/chat.ts';
import { Conflict, type Sql } from '../store/sql.ts';
import { ChatLog } from './chat-log.ts';
import type { Followers, Said } from './followers.ts';
import { seatOf, type TableData } from './table-data.ts';
import type { Tables } from './tables.ts';

export { chatLineKey } from './chat-log.ts';

/** How many lines are shown to a client that comes later. */
const LINES_SHOWN = 50;

const LINES: Topic<ChatLine> = 'chat';
const REACTIONS: Topic<PersonReaction> = 'reactions';

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
    parts.bus.hear(LINES, (line) => this.#hear(line.table, (table) => this.#pass(line, table)));
    parts.bus.hear(REACTIONS, (reaction) => {
      this.#hear(reaction.table, (table) => this.#tell({ type: 'reaction', ...reaction }, table));
    });
  }

  /** `message` names what is asked: a person who asks the same again is heard once. */
  async say(person: Person, table: TableData, text: string, message?: string): Promise<void> {
    await this.#mustBeAllowed(person);
    const line: ChatLine = {
      table: table.id,
      channel: channelOf(table, person),
      person,
      text,
      time: this.#parts.now(),
    };
    if (!(await this.#keep({ ...line, message }))) return;
    this.#pass(line, table);
    this.#parts.bus.tell(LINES, line);
  }

  async react(person: Person, table: TableData, reaction: Reaction): Promise<void> {
    await this.#mustBeAllowed(person);
    const told: PersonReaction = {
      table: table.id,
      channel: channelOf(table, person),
      person,
      reaction,
      time: this.#parts.now(),
    };
    this.#tell({ type: 'reaction', ...told }, table);
    this.#parts.bus.tell(REACTIONS, told);
  }

  /** What was said before this person came, in the channel that they hear. */
  async before(person: Person | undefined, table: TableData): Promise<ChatLine[]> {
    const last = await lastChat(this.#parts.sql, table.id, channelOf(table, person), LINES_SHOWN);
    for (const line of this.#chatLog.missedOf(last)) this.#tell({ type: 'chat', ...line }, table);
    return last;
  }

  /** Tells the clients of this process the lines from other processes that it has missed. */
  async catchUp(): Promise<void> {
    for (const { table: id, channel } of this.#chatLog.followed()) {
      const table = await this.#parts.tables.find(id);
      const last = table ? await lastChat(this.#parts.sql, id, channel, LINES_SHOWN) : [];
      for (const line of this.#chatLog.missedOf(last)) if (table) this.#tell({ type: 'chat', ...line }, table);
    }
  }

  async #mustBeAllowed({ id }: Person): Promise<void> {
    const { buckets, now, silencedUntil } = this.#parts;
    const retryAfter = buckets.allow(id);
    if (retryAfter !== undefined) throw new Refusal('too-many', 'You talk too fast.', { retryAfter });
    const until = await silencedUntil(id);
    if (until !== null && until > now()) {
      throw new Refusal('forbidden', 'You may not talk for now.', { retryAfter: until - now() });
    }
  }

  /** False if it was kept before. */
  async #keep(line: KeptLine): Promise<boolean> {
    const { sql } = this.#parts;
    for (let tries = 1; ; tries++) {
      if (await isInChat(sql, line)) return false;
      try {
        await sql.write(appendChat(line));
        return true;
      } catch (failure) {
        if (!(failure instanceof Conflict) || tries === MOST_TRIES) throw failure;
      }
    }
  }

  /** Another process tells what was said at this table. */
  #hear(id: string, pass: (table: TableData) => void): void {
    const { tables, followers, report } = this.#parts;
    if (followers.count(id) === 0) return;
    const known = tables.inMemory(id);
    if (known) pass(known);
    else {
      tables.find(id).then(
        (table) => table && pass(table),
        (failure) => report('what was said could not be passed on', id, { failure }),
      );
    }
  }

  #pass(line: ChatLine, table: TableData): void {
    if (this.#chatLog.note(line)) this.#tell({ type: 'chat', ...line }, table);
  }

  #tell(said: Said, table: TableData): void {
    this.#parts.followers.say(said, (other) => channelOf(table, other) === said.channel);
  }
}

function channelOf(table: TableData, person: Person | undefined): ChatLine['channel'] {
  return seatOf(table, person?.id) === undefined ? 'spectators' : 'players';
}
