// What the window and the table in it say to each other: the table stands in a frame of its own, so that it is laid out as on a page.
import type { GameDescription, Position } from '@undertow/authoring/dev/wire.ts';
import type { Answer } from '@undertow/shared/table/game.ts';

/** To the table. */
export interface Shown {
  readonly type: 'show';
  readonly game: GameDescription;
  /** Names the match and how it is read: with another one, the table is made anew. */
  readonly match: string;
  readonly names: readonly string[];
  readonly position: Position;
  /** All hands lie open. */
  readonly isOpen: boolean;
  /** The seat that answers here, if it is looked at from there. */
  readonly answering: number | null;
  /** Why the last answer was not taken. */
  readonly problem: string | null;
}

/** From the table. */
export type FromTable =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly at: number; readonly seat: number; readonly answer: Answer }
  /** The author asks why this is not offered. */
  | { readonly type: 'why'; readonly option: string }
  /** A key that means something to the window. */
  | { readonly type: 'key'; readonly key: string };

/** What another window says is not meant. */
export function listen<Message>(heard: (message: Message) => void): () => void {
  const listener = ({ data, origin }: MessageEvent) => {
    if (origin === location.origin) heard(data as Message);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}

export function tell(window: Window, message: Shown | FromTable): void {
  window.postMessage(message, location.origin);
}
