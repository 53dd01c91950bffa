// Reads a stream of Server-Sent Events, as a browser does.
import { get, type IncomingMessage } from 'node:http';
import { applyChanges } from '@undertow/shared/protocol/changes.ts';
import { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Json } from '@undertow/shared/table/json.ts';

export interface ServerEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly message: ServerMessage;
}

export class EventReader {
  readonly response: IncomingMessage;
  readonly events: ServerEvent[] = [];
  /** How often it was told that the stream is still there. */
  beats = 0;
  /** After how long it was last told to come back. */
  retry: number | undefined;
  lastId: string | undefined;
  view: Json | undefined;
  readonly ended: Promise<void>;
  #rest = '';
  #heard = Promise.withResolvers<void>();

  /** `view` is the last one that a reader that comes back has seen. */
  static open(url: string, headers: Readonly<Record<string, string>> = {}, view?: Json): Promise<EventReader> {
    return new Promise((resolve, reject) => {
      get(url, { headers, agent: false }, (response) => resolve(new EventReader(response, view))).on('error', reject);
    });
  }

  private constructor(response: IncomingMessage, view: Json | undefined) {
    this.response = response;
    this.view = view;
    this.ended = new Promise((resolve) => response.once('close', resolve));
    response.on('error', () => {});
    response.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
  }

  /** The first event, from now on or before, that is like this. */
  async until(isIt: (event: ServerEvent) => boolean): Promise<ServerEvent> {
    for (;;) {
      const found = this.events.find(isIt);
      if (found) return found;
      await this.#heard.promise;
    }
  }

  /** Waits for whatever comes next. */
  next(): Promise<void> {
    return this.#heard.promise;
  }

  close(): void {
    this.response.destroy();
  }

  #hear(text: string): void {
    const blocks = (this.#rest + text).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks) this.#read(block);
    this.#heard.resolve();
    this.#heard = Promise.withResolvers();
  }

  #read(block: string): void {
    if (block.startsWith(':')) this.beats++;
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
    );
    if (fields.has('retry')) this.retry = Number(fields.get('retry'));
    const [name, id, data] = [fields.get('event'), fields.get('id'), fields.get('data')];
    if (name === undefined || data === undefined) return;
    const message = ServerMessage.parse(JSON.parse(data));
    this.events.push({ name, id, message });
    this.lastId = id ?? this.lastId;
    if (message.type === 'snapshot') this.view = message.view;
    else if (message.type === 'update') this.view = applyChanges(this.view, message.changes) as Json;
  }
}
