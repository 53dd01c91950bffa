// The line of the question: every choice as a button. Where they are too many, those of a kind stand behind one button.
import { inHand } from '../board/hands.ts';
import { isConfirmed, type Picks, waysThrough } from './picking.ts';
import { eachOf, idAt, type Place, type Zone, zoneOf } from './places.ts';
import type { Question } from './question.ts';
import type { Tone } from './ways.ts';

/** A choice as a button. */
export interface Act {
  /** Tells it from all others of its line. */
  readonly key: string;
  readonly option: string;
  readonly label: string;
  readonly tone: Tone;
  /** What it names on the board, in the order in which that would be pressed; of an exchange, what comes stands last. */
  readonly places: readonly Place[];
  /** It may stand with others that lie there. */
  readonly zone?: Zone | undefined;
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
  /** Laid out as pieces. */
  readonly offBoard: readonly Act[];
  readonly bundles: readonly Bundle[];
  readonly acts: readonly Act[];
}

export const emptyLine: Line = { offBoard: [], bundles: [], acts: [] };

/** The line has room for two rows: for so many choices, and so many letters on them. */
const MOST_ACTS = 4;
const MOST_LETTERS = 76;
/** What confirms picks stands there, too. */
const MOST_PICKS = 2;
/** Of these, with so many letters, there is one row. */
const MOST_IN_ROW = 3;
const MOST_LETTERS_IN_ROW = 44;

/** Choices are bundled only where there is no room for all of them. */
export function lineOf(question: Question, picks: Picks, labelOf: (option: string) => string): Line {
  const { offBoard = [], beside = [] } = Object.groupBy(actsOf(question, picks, labelOf), ({ zone }) =>
    zone === 'offBoard' ? 'offBoard' : 'beside',
  );
  const most = isConfirmed(question) ? MOST_PICKS : MOST_ACTS;
  if (beside.length <= most && lettersOf(beside) <= MOST_LETTERS)
    return { offBoard, bundles: [], acts: inOrder(beside) };
  const bundles: Bundle[] = [];
  const alone: Act[] = [];
  for (const [zone, acts] of Map.groupBy(beside, (act) => act.zone)) {
    if (zone && acts.length > 1) bundles.push({ zone, acts: asDrawn(zone, acts) });
    else alone.push(...acts);
  }
  return { offBoard, bundles, acts: inOrder(alone) };
}

type Numbered = Act | Bundle;

/** What the first numbers mean at a question, whatever there is to choose; what is missing leaves its number free. */
const KEPT: Readonly<Record<string, readonly ((one: Numbered) => boolean)[]>> = {
  mainDecision: [isOf('explore'), liesIn('council'), liesIn('court'), isOf('plot')],
  controlLocation: [liesIn('location')],
};

/**
 * All of it by its number, from 1. What most would take is the first, and what declines the second, wherever one of them is
 * offered.
 */
export function numbered({ offBoard, bundles, acts }: Line, prompt: string): readonly (Numbered | undefined)[] {
  const { go = [], no = [], more = [] } = Object.groupBy(acts, ({ tone }) => tone);
  const others = [...offBoard, ...bundles, ...more];
  const kept = KEPT[prompt];
  if (!kept) return [...(go.length > 0 ? go : others.splice(0, 1)), ...no, ...others];
  const all = [...go, ...no, ...others];
  const first = kept.map((is) => all.find(is));
  return [...first, ...all.filter((one) => !first.includes(one))];
}

function isOf(option: string): (one: Numbered) => boolean {
  return (one) => 'option' in one && one.option === option;
}

function liesIn(zone: Zone): (one: Numbered) => boolean {
  return (one) => one.zone === zone;
}

/** Whether it takes two rows. */
export function isCrowded({ bundles, acts }: Line): boolean {
  return bundles.length > 0 || acts.length > MOST_IN_ROW || lettersOf(acts) > MOST_LETTERS_IN_ROW;
}

function lettersOf(acts: readonly Act[]): number {
  return acts.reduce((sum, { label }) => sum + label.length, 0);
}

/** Everything that may be chosen now. */
function actsOf(question: Question, picks: Picks, labelOf: (option: string) => string): Act[] {
  switch (question.kind) {
    case 'one':
      return waysThrough(question, picks).map(({ option, button, places }): Act => {
        const [first] = places;
        return {
          ...{ key: option, option, label: labelOf(option), tone: button ?? 'more' },
          places: places.flatMap((kind) => eachOf(kind, 1)),
          zone: first && !button ? zoneOf(first) : undefined,
        };
      });
    case 'some':
      return [...question.pieces].flatMap(([kind, { option, count }]) =>
        eachOf(kind, count).map(
          (at): Act => ({
            ...{ key: at, option, label: labelOf(option), tone: 'more' },
            ...{ places: [at], zone: zoneOf(kind), isPick: true },
          }),
        ),
      );
    case 'amount':
    case 'payment':
      return [];
  }
}

/** From left to right, as the pieces lie there. */
function asDrawn(zone: Zone, acts: readonly Act[]): readonly Act[] {
  const card = ({ places: [at = ''] }: Act) => idAt(at);
  if (zone === 'hand') return acts.toSorted((a, b) => inHand(card(a), card(b)));
  // The deck of the Court is on the left, and the first Lord farthest from it.
  return zone === 'court' ? acts.toReversed() : acts;
}

/** The one that most would take stands at the end, nearest to the hand. */
function inOrder(acts: readonly Act[]): Act[] {
  const rank = ({ tone }: Act) => ['no', 'more', 'go'].indexOf(tone);
  return acts.toSorted((a, b) => rank(a) - rank(b));
}
