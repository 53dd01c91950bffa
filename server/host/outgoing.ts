// An outgoing message, made once for all clients that get the same.
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Json } from '@undertow/shared/table/json.ts';

/** What one door makes of a message. */
export type Wrap = (outgoing: OutgoingMessage) => Buffer;

export class OutgoingMessage {
  readonly #view: (() => Json) | undefined;
  #message: ServerMessage | undefined;
  #text: string | undefined;
  readonly #wrapped: { readonly wrap: Wrap; readonly bytes: Buffer }[] = [];

  constructor(message: ServerMessage | undefined, view?: () => Json, text?: string) {
    this.#view = view;
    this.#message = message;
    this.#text = text;
  }

  /** A message that another process has written already. It may never have to be parsed here. */
  static written(text: string): OutgoingMessage {
    return new OutgoingMessage(undefined, undefined, text);
  }

  /** The whole view, where the message tells of a change of it. Few subscribers need it. */
  get view(): Json | undefined {
    return this.#view?.();
  }

  get message(): ServerMessage {
    this.#message ??= JSON.parse(this.#text ?? '') as ServerMessage;
    return this.#message;
  }

  /** The message as it goes over a wire. However many read it, it is written once. */
  get text(): string {
    this.#text ??= JSON.stringify(this.#message);
    return this.#text;
  }

  /** The bytes that a door sends, made once for all clients of that door. */
  wrapped(wrap: Wrap): Buffer {
    const known = this.#wrapped.find((one) => one.wrap === wrap);
    if (known) return known.bytes;
    const bytes = wrap(this);
    this.#wrapped.push({ wrap, bytes });
    return bytes;
  }
}

/** What follows a match: a socket, a room, a stream. */
export interface MatchSubscriber {
  /** Needs the whole view with each change of it. */
  readonly readsViews?: boolean;
  told(outgoing: OutgoingMessage): void;
  /** The match is not told here any more: it has to be opened and attended anew. */
  dismissed?(): void;
}
