// The buttons of the question line, one for each choice. Where they are too many, those of a kind stand behind one button.
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import { numbered, type Tone } from '@undertow/web/src/table/kit/numbering.ts';
import { inHand } from '../hands.ts';
import { eachOf, idAt, type Place, type Zone, zoneOf } from '../places.ts';
import { isConfirmed, waysThrough } from './picking.ts';
import type { Question } from './question.ts';

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

export type Numbered = Act | Bundle;

export interface Line {
  /** Laid out as pieces. */
  readonly offBoard: readonly Act[];
  /** As they stand there. */
  readonly beside: readonly Numbered[];
  /** All of it by its digits, from 1. */
  readonly numbered: readonly (Numbered | undefined)[];
}

export const emptyLine: Line = { offBoard: [], beside: [], numbered: [] };

/** The line has room for two rows: for so many choices, and so many letters on them. */
const MOST_ACTS = 4;
const MOST_LETTERS = 76;
/** What confirms picks stands there, too. */
const MOST_PICKS = 2;
/** Of these, with so many letters, there is one row. */
const MOST_IN_ROW = 3;
const MOST_LETTERS_IN_ROW = 44;

export function lineOf(question: Question, picks: Picks, labelOf: (option: string) => string): Line {
  const { offBoard = [], beside = [] } = Object.groupBy(actsOf(question, picks, labelOf), ({ zone }) =>
    zone === 'offBoard' ? 'offBoard' : 'beside',
  );
  const most = isConfirmed(question) ? MOST_PICKS : MOST_ACTS;
  const hasRoom = beside.length <= most && lettersOf(beside) <= MOST_LETTERS;
  const all = byDigit([...offBoard, ...(hasRoom ? beside : bundled(beside))], question.prompt);
  return {
    offBoard,
    beside: all.filter((one) => one !== undefined).filter(({ zone }) => zone !== 'offBoard'),
    numbered: all,
  };
}

/** Those of a kind behind one button; it is done only where there is no room for all of them. */
function bundled(acts: readonly Act[]): Numbered[] {
  const bundles: Bundle[] = [];
  const alone: Act[] = [];
  for (const [zone, some] of Map.groupBy(acts, (act) => act.zone)) {
    if (zone && some.length > 1) bundles.push({ zone, acts: asDrawn(zone, some) });
    else alone.push(...some);
  }
  return [...bundles, ...alone];
}

/** What the first digits mean at a question, whatever there is to choose. */
const KEPT: Readonly<Record<string, readonly ((one: Numbered) => boolean)[]>> = {
  mainDecision: [isOf('explore'), liesIn('council'), liesIn('court'), isOf('plot')],
  controlLocation: [liesIn('location')],
};

function byDigit(all: readonly Numbered[], prompt: string): readonly (Numbered | undefined)[] {
  const digits = numbered(all, (one) => ('acts' in one ? 'more' : one.tone));
  const first = KEPT[prompt]?.map((is) => all.find(is));
  return first ? [...first, ...digits.filter((one) => one !== undefined && !first.includes(one))] : digits;
}

function isOf(option: string): (one: Numbered) => boolean {
  return (one) => 'option' in one && one.option === option;
}

function liesIn(zone: Zone): (one: Numbered) => boolean {
  return (one) => one.zone === zone;
}

/** The choices that stand behind one button with others of their kind. */
export function bundlesOf({ beside }: Line): Bundle[] {
  return beside.filter((one) => 'acts' in one);
}

/** The choices with a button of their own. */
export function aloneOn({ beside }: Line): Act[] {
  return beside.filter((one) => 'option' in one);
}

/** Whether it takes two rows. */
export function isCrowded(line: Line): boolean {
  const acts = aloneOn(line);
  return acts.length < line.beside.length || acts.length > MOST_IN_ROW || lettersOf(acts) > MOST_LETTERS_IN_ROW;
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
