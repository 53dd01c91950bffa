// What people are told, made once for all who are told the same.
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Json } from '@undertow/shared/table/json.ts';

export class Telling {
  readonly message: ServerMessage;
  /** The whole view, where the message tells of a change of it. */
  readonly view: Json | undefined;
  #text: string | undefined;

  constructor(message: ServerMessage, view?: Json) {
    this.message = message;
    this.view = view;
  }

  /** The message as it goes over a wire. However many read it, it is written once. */
  get text(): string {
    this.#text ??= JSON.stringify(this.message);
    return this.#text;
  }
}

/** Somebody who follows a match: a socket, a room, a stream. */
export interface Watcher {
  told(telling: Telling): void;
  /** The match is not told here any more: it has to be opened and attended anew. */
  dismissed?(): void;
}
