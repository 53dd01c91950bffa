// The words of a hint: one reason, and then figures with what they are compared with.
import type { Difference, Hint, Json } from '@undertow/client-sdk/index.ts';
import type { t as text } from '../../words/words.svelte.ts';

/** The words of a game for its hints. */
export interface HintTalk {
  /** Says what is counted. */
  name(what: string): string | undefined;
  /** Says by when it brings this: how far one looks ahead is the game's. */
  brings(what: string): string;
  /** Why more of this is good, or less of what is bad; `later` where nothing is better at once. */
  why(what: string): string | undefined;
  /** That this comes within reach. */
  opens?(what: string, id: string): string | undefined;
  /** An answer in a few words, where it has a name. */
  answer(answer: Json): string | undefined;
  /** What one is better off with less of. */
  readonly burdens: readonly string[];
}

/** How a game speaks of hints, by its texts `gauge`, `hintBrings` and `hintWhy`. */
export function hintTalkOf(
  talk: {
    gauge(what: string): string | undefined;
    hintBrings(what: string): string;
    hintWhy(what: string): string | undefined;
  },
  own: Pick<HintTalk, 'answer' | 'burdens' | 'opens'>,
): HintTalk {
  return { ...own, name: talk.gauge, brings: talk.hintBrings, why: talk.hintWhy };
}

export interface HintWords {
  readonly why: string;
  readonly figures: string;
}

/** What is no matter of the game is said by `t`. */
export function hintWords({ reason }: Pick<Hint, 'reason'>, talk: HintTalk, t: typeof text): HintWords {
  if (!reason) return { why: t('table.hint.plain'), figures: '' };
  const { chance, second, better, worlds, brings, instead, opens } = reason;
  // What is told in whole percent is no better then, whatever it brings.
  if (chance <= second) return { why: t('table.hint.same', { chance }), figures: '' };
  const other = instead === undefined ? undefined : talk.answer(instead);
  const compared = { chance, second, better, worlds, instead: other ? ` (${other})` : '' };
  const what = sayDifferences(brings, (one) => talk.name(one));
  const figures = [t('table.hint.why', compared), ...(what === '' ? [] : [talk.brings(what)])].join(' ');
  const opened = opens && talk.opens?.(opens.what, opens.id);
  return { why: opened ?? talk.why(bestOf(brings, talk)) ?? talk.why('later') ?? '', figures };
}

/** The first that is for the better. */
function bestOf(brings: readonly Difference[], { burdens }: HintTalk): string {
  return brings.find(({ what, by }) => burdens.includes(what) === by < 0)?.what ?? 'later';
}

/** What the seat has more of, and what less. */
export function sayDifferences(brings: readonly Difference[], nameOf: (what: string) => string | undefined): string {
  return brings
    .flatMap(({ what, by }) => {
      const name = nameOf(what);
      return name ? [`${name}\u00A0${by > 0 ? '+' : '\u2212'}${Math.abs(by)}`] : [];
    })
    .join(', ');
}
