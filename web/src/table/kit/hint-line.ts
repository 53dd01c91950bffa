// Why a hint proposes its answer, in one line.
import type { Hint } from '@undertow/client-sdk/index.ts';
import type { t as text } from '../../words/words.svelte.ts';

/** `nameOf` says what is counted, in words of the game, and `t` the rest. */
export function hintLine({ reason }: Hint, nameOf: (what: string) => string | undefined, t: typeof text): string {
  if (!reason) return t('table.hint.plain');
  const { chance, second, better, worlds, brings } = reason;
  // What is told in whole percent is no better then, whatever it brings.
  if (chance <= second) return t('table.hint.same', { chance });
  const differences = brings.flatMap(({ what, by }) => {
    const name = nameOf(what);
    return name ? [`${name} ${by > 0 ? '+' : '\u2212'}${Math.abs(by)}`] : [];
  });
  const why = t('table.hint.why', { chance, second, better, worlds });
  return differences.length > 0 ? `${why} ${t('table.hint.brings', { what: differences.join(', ') })}` : why;
}
