// Why an answer is proposed, in one line.
import type { Difference, Hint } from '@undertow/client-sdk/index.ts';
import type { t as text } from '../../words/words.svelte.ts';

/** Says what is counted, in words of the game. */
type NameOf = (what: string) => string | undefined;

/** Says what it brings, and by when: how far one looks ahead is the game's. */
type SayBrings = (what: string) => string;

/** What is no matter of the game is said by `t`. */
export function hintLine({ reason }: Hint, nameOf: NameOf, sayBrings: SayBrings, t: typeof text): string {
  if (!reason) return t('table.hint.plain');
  const { chance, second, better, worlds, brings } = reason;
  // What is told in whole percent is no better then, whatever it brings.
  if (chance <= second) return t('table.hint.same', { chance });
  const what = sayDifferences(brings, nameOf);
  const why = t('table.hint.why', { chance, second, better, worlds });
  return what === '' ? why : `${why} ${sayBrings(what)}`;
}

/** What the seat has more of, and what less. */
export function sayDifferences(brings: readonly Difference[], nameOf: NameOf): string {
  return brings
    .flatMap(({ what, by }) => {
      const name = nameOf(what);
      return name ? [`${name}\u00A0${by > 0 ? '+' : '\u2212'}${Math.abs(by)}`] : [];
    })
    .join(', ');
}
