// Formats chances to win, the same way everywhere in an analysis.
import { formatNumber } from '../../words/words.svelte.ts';

export function percent(chance: number): string {
  return formatNumber(chance, { style: 'percent', maximumFractionDigits: chance < 0.1 ? 1 : 0 });
}

/** By how much two chances differ. */
export function difference(of: number): string {
  return formatNumber(of, { style: 'percent', maximumFractionDigits: of < 0.02 ? 1 : 0 });
}

/** How sure it is: never surer than what was learned about the game is. */
export function margin(of: number): string {
  return `±${difference(Math.max(0.01, of))}`;
}
