// The contract by which the stage finds places and pieces on the board of a game.
import type { Anchor } from './movement.ts';

/** Where something lay before the board was drawn anew, or else lies now. */
export type BoxAt = (anchor: Anchor) => DOMRect | undefined;

export interface Scenery {
  elementAt(anchor: Anchor): HTMLElement | null;
  /** A copy of the piece that lies there. */
  copyOf(element: Element): Element;
  /** The drawing on the back of a card that is turned over on its way there. */
  backOf(to: Anchor): string;
  /** Pieces that close up when one is taken from among them, as a selector. */
  readonly row?: string;
  /** Where one part of the board is seen at a time, the sign of that part, as a selector. */
  readonly part?: string;
  /** The place above which dice are rolled. */
  readonly dice: Anchor;
}
