// The quick reactions on the page of a table: the last one of each person, for a moment.
import type { PersonReaction, Reaction } from '@undertow/client-sdk/index.ts';

export const REACTIONS: readonly Reaction[] = ['bravo', 'ouch', 'wow'];

/** Milliseconds that a reaction can be seen. */
export const STANDS = 4500;

/** A table full of spectators does not cover the board. */
const MOST_SHOWN = 6;

export function withReaction(standing: readonly PersonReaction[], next: PersonReaction): readonly PersonReaction[] {
  return [...standing.filter(({ person }) => person.id !== next.person.id), next].slice(-MOST_SHOWN);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a bubble of this size stands: over the end of a seat's panel, and whole within the window. */
export function besidePanel(
  panel: Box,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const within = (at: number, most: number) => Math.max(8, Math.min(at, most - 8));
  return {
    left: within(panel.right - size.width, window.width - size.width),
    top: within(panel.bottom - size.height / 2, window.height - size.height),
  };
}
