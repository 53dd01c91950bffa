// The line of the question: every choice as a button. Where they are too many, those of a kind stand behind one button.

import { inHand } from '../board/hands.ts';
import type { Doubt } from './beginning.ts';
import { isConfirmed, type Picks, waysThrough } from './picking.ts';
import { eachOf, idAt, type Place, type Zone, zoneOf } from './places.ts';
import type { Question } from './question.ts';
import type { Tone } from './ways.ts';

/** A choice as a button. */
export interface Act {
  readonly option: string;
  readonly label: string;
  readonly tone: Tone;
  /** Where what it names lies; of an exchange, what comes for it. */
  readonly at?: Place | undefined;
  /** It may stand with others that lie there. */
  readonly zone?: Zone;
  /** It does not answer, but picks what it names; several of these are an answer. */
  readonly isPick?: true;
}

/** Choices that lie in the same part of the board, too many to stand side by side. */
export interface Bundle {
  readonly zone: Zone;
  readonly acts: readonly Act[];
}

/** In the order in which they stand there. */
export interface Line {
  readonly bundles: readonly Bundle[];
  readonly acts: readonly Act[];
}

export const emptyLine: Line = { bundles: [], acts: [] };

/** The line has room for two rows: for so many choices, and so many letters on them. */
const MOST_ACTS = 4;
const MOST_LETTERS = 76;
/** What confirms picks stands there, too. */
const MOST_PICKS = 2;

/** Choices are bundled only where there is no room for all of them. */
export function lineOf(question: Question, picks: Picks, labelOf: (option: string) => string): Line {
  const all = actsOf(question, picks, labelOf);
  const letters = all.reduce((sum, { label }) => sum + label.length, 0);
  const most = isConfirmed(question) ? MOST_PICKS : MOST_ACTS;
  if (all.length <= most && letters <= MOST_LETTERS) return { bundles: [], acts: inOrder(all) };
  const bundles: Bundle[] = [];
  const alone: Act[] = [];
  for (const [zone, acts] of Map.groupBy(all, (act) => act.zone)) {
    if (zone && acts.length > 1) bundles.push({ zone, acts: zone === 'hand' ? asInHand(acts) : acts });
    else alone.push(...acts);
  }
  return { bundles, acts: inOrder(alone) };
}

/** The one choice that waits to be pressed once more. */
export function lineOfDoubt(question: Question, { answer }: Doubt, labelOf: (option: string) => string): Line {
  const [option = ''] = [answer].flat().map(String);
  const act = actsOf(question, [], labelOf).find((one) => one.option === option);
  return { bundles: [], acts: [{ ...(act ?? { option, label: labelOf(option) }), tone: 'go' }] };
}

/** Everything that may be chosen now, but for what is laid out with the question and can be pressed there. */
function actsOf(question: Question, picks: Picks, labelOf: (option: string) => string): Act[] {
  switch (question.kind) {
    case 'one':
      return waysThrough(question, picks).flatMap(({ option, button, places }): Act[] => {
        const act = { option, label: labelOf(option), at: places.at(-1) };
        const [first] = places;
        if (button || !first) return [{ ...act, tone: button ?? 'more' }];
        const zone = zoneOf(first);
        return zone === 'spread' ? [] : [{ ...act, tone: 'more', zone }];
      });
    case 'some':
      return [...question.pieces].flatMap(([kind, { option, count }]) =>
        eachOf(kind, count).map(
          (at): Act => ({ option, label: labelOf(option), tone: 'more', at, zone: zoneOf(kind), isPick: true }),
        ),
      );
    case 'amount':
    case 'payment':
      return [];
  }
}

function asInHand(acts: readonly Act[]): Act[] {
  return acts.toSorted((a, b) => inHand(idAt(a.at ?? ''), idAt(b.at ?? '')));
}

/** The one that most would take stands at the end, nearest to the hand. */
function inOrder(acts: readonly Act[]): Act[] {
  const rank = ({ tone }: Act) => ['no', 'more', 'go'].indexOf(tone);
  return acts.toSorted((a, b) => rank(a) - rank(b));
}
