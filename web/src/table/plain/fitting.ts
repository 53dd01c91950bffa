// How a name fits on its piece.
import type { PieceSource } from './source.ts';

/** How many letters its longest word has. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s\u00AD-]+/).map((word) => word.length));
}

/** How wide a piece is, in widths of a card: more where its text has to be read, or a word of its name does not fit. */
export function widthOf(id: string, size: 'whole' | 'small' | 'mini', { pieces, talk }: PieceSource): number {
  if (size === 'mini' || pieces[id]?.value !== undefined) return 1;
  const letters = longestWord(talk.nameOf(id));
  if (size === 'whole') return talk.textOn(id) === undefined && letters <= LONG ? 1 : 1.22;
  if (letters <= SHORT) return 1;
  return letters <= SHORT + 2 ? 1.4 : 1.6;
}

/** The letters of a word that fit on a card, and on a small one. */
const LONG = 13;
const SHORT = 8;
