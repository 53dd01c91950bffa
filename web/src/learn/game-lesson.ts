// The contract for the lessons of a game, which the learner goes through step by step.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';

/** The tutorials: prepared games that are gone through step by step. */
export interface GameLessons {
  /** The game in a sentence or two. */
  lead(): string;
  /** In the order in which they are best taken. */
  readonly lessons: readonly GameLesson[];
}

export interface GameLesson {
  /** By which the browser remembers how far one has come. */
  readonly id: string;
  readonly scenes: readonly LessonScene[];
  /** How long it takes to somebody who reads everything. */
  readonly minutes: number;
  /** Of the learner and of the rivals, the same in every language. */
  readonly names: readonly string[];
  /** What it teaches, and what one should know before. */
  about(): { readonly title: string; readonly text: string; readonly before: string };
  say(step: string): { readonly title: string; readonly text: string };
  /** What the game is played with in the lesson. */
  readonly options: Json;
  /** Where questions stand on the board, as a selector. */
  readonly question: string;
  /** What is read and pressed there for an answer: the note of a step does not cover that. */
  readonly spared: readonly string[];
}

export interface LessonScene {
  readonly begin: () => AnyMatch;
  readonly steps: readonly LessonStep[];
  /** What each rival does, in the order of their seats. */
  readonly rivals: readonly RivalScript[];
}

/** The learner sits first, and the rivals behind. */
export const LEARNER = 0;

/** The step of this name, the last one, shows the final scoring. */
export const SCORES = 'scores';

/** One thing to see or to do. */
export interface LessonStep {
  readonly id: string;
  /** What it speaks of, as a selector on the board. */
  readonly at: string;
  /** The part of the board where that is, if nothing is asked about it. */
  readonly part?: string;
  /** What is to be done; absent for a step that only shows something. */
  readonly answer?: WantedAnswer;
  /** It is left out where what was chosen before leaves nothing to ask. */
  readonly isIfAsked?: true;
}

/** An answer to a prompt; without an answer of its own, any legal one will do. */
export interface WantedAnswer {
  readonly prompt: string;
  readonly answer?: string | number;
  /** What is offered, where that is neither one answer alone nor all that is legal. */
  readonly offer?: (choice: Choice) => Choice;
  /** Whether enough of what is offered was chosen; without it, whatever is legal is enough. */
  readonly isEnough?: (answer: Json) => boolean;
  /** Where there is a choice, what is proposed to a learner who asks for a hint: the first of these that can be answered. */
  readonly hints?: readonly Json[];
  /** This one leads back to the step before. */
  readonly back?: string;
}

/** What a rival answers. Where nothing is written, it is what the game answers for one who does not. */
export interface RivalScript {
  /** The prompt that asks for a turn, and what the rival does then; behind the last one nothing is shown any more. */
  readonly turn: string;
  readonly turns: readonly Json[];
  /** What they answer wherever else they are asked, by prompt. */
  readonly replies: Readonly<Record<string, Json>>;
}
