// The place where rolled dice lie over the board.
import { boxOf } from './boxes.ts';
import { layout } from './layout.svelte.ts';

/** The gap between the dice and their piece, and the room that is left for the top line. */
const BESIDE = 12;
const TOP_LINE = 36;

/** Above what they belong to, or within it where there is no room above; as a transform. */
export function lyingAt(anchor: Element | null, { width, height }: DOMRect): string {
  const middle = anchor && boxOf(anchor);
  const left = (middle ? middle.left + middle.width / 2 : layout.width / 2) - width / 2;
  const above = (middle ? middle.top : layout.height / 2) - height - BESIDE;
  const top = above < layout.top + TOP_LINE ? above + height + 2 * BESIDE : above;
  return `translate(${left}px, ${top}px)`;
}
