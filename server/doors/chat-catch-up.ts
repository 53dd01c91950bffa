// Tells a client that comes to a table its chat: first the older lines, then each new one, and each line once.
import { OutgoingMessage } from '../host/outgoing.ts';
import type { Chat } from '../lobby/chat.ts';
import { chatLineKey } from '../lobby/chat.ts';
import type { Follower } from '../lobby/followers.ts';
import type { TableData } from '../lobby/table-data.ts';

export class ChatCatchUp {
  readonly #tell: (line: OutgoingMessage) => void;
  /** The lines that are said before the client has been told the older ones. */
  #meanwhile: OutgoingMessage[] | undefined = [];

  constructor(tell: (line: OutgoingMessage) => void) {
    this.#tell = tell;
  }

  /** A line is said now. */
  said(line: OutgoingMessage): void {
    if (this.#meanwhile) this.#meanwhile.push(line);
    else this.#tell(line);
  }

  /** Tells what was said before. */
  async begin(chat: Chat, { person, hears }: Pick<Follower, 'person' | 'hears'>, table: TableData): Promise<void> {
    const before = (await chat.before(person, table)).filter((line) => hears(line.person.id));
    const meanwhile = this.#meanwhile ?? [];
    this.#meanwhile = undefined;
    for (const line of before) this.#tell(new OutgoingMessage({ type: 'chat', ...line }));
    // A line that was said at this very moment has come both ways.
    const known = new Set(before.map(chatLineKey));
    for (const line of meanwhile) {
      if (line.message.type === 'chat' && !known.has(chatLineKey(line.message))) this.#tell(line);
    }
  }
}
