// The holders of a title, in words.
import { formatList, formatNumber } from '@undertow/web/src/words/words.svelte.ts';
import type { HeldTitle } from '../stats/verdict.ts';
import { dungeonLords } from '../words/words.svelte.ts';

/** Where all share it, there is one measure and no name to be told. */
export function heldBy({ holders }: HeldTitle, names: readonly string[]): string {
  const [first] = holders;
  if (first && holders.length === names.length)
    return dungeonLords().text('scoring.all', { n: formatNumber(first.measure) });
  return formatList(holders.map(({ seat, measure }) => `${names[seat]} ${formatNumber(measure)}`));
}
