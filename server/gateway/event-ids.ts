// The ids of events in a stream: the process that sent the event, and the version of the match.
import type { OutgoingMessage, Wrap } from '../host/outgoing.ts';

const ID = /^(\w[\w-]*)\.(\d{1,9})$/;

export class EventIds {
  readonly #process: string;
  /** A message as an event of the stream: one for all streams of this process. */
  readonly wrap: Wrap;

  constructor(process: string) {
    this.#process = process;
    this.wrap = (outgoing) => this.#eventOf(outgoing);
  }

  /** The version of the last event that the browser has, if this process has told it. */
  versionIn(lastId: unknown): number | undefined {
    const [, process, version] = ID.exec(String(lastId)) ?? [];
    return process === this.#process ? Number(version) : undefined;
  }

  #eventOf({ message, text }: OutgoingMessage): Buffer {
    const isOfMatch = message.type === 'snapshot' || message.type === 'update';
    const id = isOfMatch ? `id: ${this.#process}.${message.version}\n` : '';
    return Buffer.from(`event: ${message.type}\n${id}data: ${text}\n\n`);
  }
}
