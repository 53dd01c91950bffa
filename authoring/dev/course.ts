// The course of a match that its author plays: how it began, every answer, and who plays which seat. It goes between threads, and
// into a file.
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';

export interface Course {
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  readonly answers: readonly CourseAnswer[];
  /** The bot of each seat by its name, or `null` where the author plays. */
  readonly bots: readonly (string | null)[];
}

export interface CourseAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** What went wrong, where, and the lines of the game in which it did. */
export interface Failure {
  /** An answer that the rules do not take, or rules that do not work. */
  readonly kind: 'unfit' | 'broken';
  /** After so many answers. */
  readonly at: number;
  readonly sentence: string;
  /** `rules/index.ts:41`, the innermost first; none where nothing was thrown. */
  readonly lines: readonly string[];
}

/** The course up to this answer; what came after it is left out. */
export function upTo(course: Course, at: number): Course {
  return { ...course, answers: course.answers.slice(0, at) };
}
