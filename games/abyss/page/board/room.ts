// Estimates how high the powers of Lords are as text, to decide whether they fit.
import { abyss } from '../words/words.svelte.ts';

/** Of a letter, on the average. */
const LETTER = 5.9;
const LINE = 14;
const APART = 3;
/** Before each line stands when the power works. */
const SIGN = 16;

/** How high the words of these Lords are, in so narrow a column. */
export function heightOfPowers(lords: readonly string[], width: number): number {
  return lords.reduce((sum, id) => {
    const { name, brief } = abyss().lord(id);
    return sum + linesIn(width - SIGN, name.length + 1 + brief.length) * LINE + APART;
  }, 0);
}

/** Lines break between words, which costs a part of each. */
function linesIn(width: number, letters: number): number {
  const inLine = Math.max(1, Math.floor(width / LETTER) - 3);
  return Math.ceil(letters / inLine);
}
