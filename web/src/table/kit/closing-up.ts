// Moves the pieces of a row together when others leave it or come to it.
import { tick } from 'svelte';
import { boxOf } from './boxes.ts';

/** The delay between one piece and the next, in milliseconds. */
const STAGGER = 40;

/** Where the pieces of a row lie, by their places. */
export type Row = ReadonlyMap<string, DOMRect>;

/** A piece on its way within the row. */
export interface Shift {
  readonly piece: HTMLElement;
  readonly frames: Keyframe[];
  readonly delay: number;
}

export function rowOf(pieces: readonly HTMLElement[]): Row {
  return new Map(pieces.map((piece) => [placeOf(piece), boxOf(piece)]));
}

/** Is asked before the board is drawn anew: what stays of these pieces then comes from where it was. */
export async function closeUp(pieces: () => readonly HTMLElement[], duration: number): Promise<void> {
  const before = rowOf(pieces());
  await tick();
  for (const { piece, frames, delay } of shiftsSince(before, pieces())) {
    piece.animate(frames, { duration, delay, easing: 'cubic-bezier(.22,.7,.2,1)', fill: 'backwards' });
  }
}

/** What has to move so that it is seen to come from where it was. */
export function shiftsSince(before: Row, pieces: readonly HTMLElement[]): Shift[] {
  // To ask where they are makes the browser lay out the page at once, and no other ones push them aside.
  if (pieces.length === before.size && pieces.every((piece) => before.has(placeOf(piece)))) return [];
  const moved = pieces.flatMap((piece) => {
    const was = before.get(placeOf(piece));
    const now = boxOf(piece);
    const isMoved = was && was.width > 0 && Math.abs(was.left - now.left) + Math.abs(was.top - now.top) > 2;
    return isMoved ? [{ piece, x: was.left - now.left, y: was.top - now.top }] : [];
  });
  return moved.toReversed().map(({ piece, x, y }, i) => ({
    piece,
    frames: [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }],
    delay: i * STAGGER,
  }));
}

function placeOf(element: HTMLElement): string {
  return element.dataset.place ?? '';
}
