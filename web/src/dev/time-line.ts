// The line of time of an author's match: a row for each seat, a dot for each answer, and where its parts begin.
import type { CourseStep } from '@undertow/authoring/dev/wire.ts';
import type { AnyEvent } from '@undertow/shared/table/any-game.ts';

export interface Dot {
  /** The match stands behind it after so many answers. */
  readonly at: number;
  readonly seat: number;
}

export interface Mark {
  readonly at: number;
  readonly text: string;
}

export interface Drawing {
  /** Beyond the last answer there is room for those of the branch. */
  readonly last: number;
  readonly dots: readonly Dot[];
  /** What was answered before it was answered otherwise. */
  readonly branch: readonly Dot[];
  /** Where something begins that has a heading, such as a round. */
  readonly marks: readonly Mark[];
  /** Numbers below the line. */
  readonly scale: readonly number[];
}

/** What is drawn of a match. */
export interface DrawnMatch {
  readonly began: readonly AnyEvent[];
  readonly steps: readonly CourseStep[];
  readonly branch: { readonly at: number; readonly steps: readonly CourseStep[] } | null;
}

/** So many numbers stand below the line at most. */
const MOST_NUMBERS = 8;

export function drawingOf(
  { began, steps, branch }: DrawnMatch,
  headingOf: (event: AnyEvent) => string | undefined,
): Drawing {
  const dots = dotsOf(steps, 0);
  const left = branch ? dotsOf(branch.steps, branch.at) : [];
  const last = Math.max(1, ...[...dots, ...left].map(({ at }) => at));
  return {
    last,
    dots,
    branch: left,
    marks: marksOf([began, ...steps.map(({ events }) => events)], headingOf),
    scale: scaleOf(last),
  };
}

function dotsOf(steps: readonly CourseStep[], from: number): Dot[] {
  return steps.map(({ seat }, i) => ({ at: from + i + 1, seat }));
}

/** A heading that stands above a single answer would stand above each. */
function marksOf(told: readonly (readonly AnyEvent[])[], headingOf: (event: AnyEvent) => string | undefined): Mark[] {
  return told.flatMap((events, at) => {
    const text = events.map(headingOf).findLast((heading) => heading !== undefined);
    return text === undefined ? [] : [{ at, text }];
  });
}

function scaleOf(last: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((one) => last / one < MOST_NUMBERS) ?? 2000;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}

/** How wide a letter of a heading is, roughly. */
const LETTER = 6.5;
const SHORTEST = 5;

/** What is written of a heading that has so much room, in pixels: all, or its beginning, or nothing if that would say nothing. */
export function headingIn(text: string, room: number): string {
  const fits = Math.floor(room / LETTER);
  if (text.length <= fits) return text;
  return fits < SHORTEST ? '' : `${text.slice(0, fits - 1).trimEnd()}…`;
}
