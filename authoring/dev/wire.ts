// What goes between the author's window, its server, and the thread of the rules: plain data.
import type { About } from '@undertow/shared/table/about.ts';
import type { AnyEvent, AnyView } from '@undertow/shared/table/any-game.ts';
import type { Answer, Decision, Outcome, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Looks, Pieces } from '@undertow/shared/table/pieces.ts';
import type { RandomPlace } from '@undertow/shared/table/random.ts';
import type { Rest } from '@undertow/shared/table/save.ts';
import type { Asked } from '@undertow/shared/table/view.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { PlainWords } from '@undertow/shared/words/plain-words.ts';

/** A match that its author plays: how it began, every answer, and who plays which seat. */
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
  /** The match stands after so many answers: what went wrong came next, be it that the rules threw, looped or ran out of memory. */
  readonly at: number;
  readonly sentence: string;
  /** `rules/index.ts:41`, the innermost first; none where nothing was thrown. */
  readonly lines: readonly string[];
}

/** One answer of the course, and what it was about. */
export interface CourseStep extends CourseAnswer {
  readonly prompt: string;
  /** All that it told, also what only some viewers may know. */
  readonly events: readonly AnyEvent[];
}

export interface Told {
  readonly version: number;
  readonly answered: readonly { readonly seat: number; readonly by: 'player' | 'bot' | 'timeout' }[];
  readonly events: readonly AnyEvent[];
}

/** From where a match is looked at: as a viewer, or from the seat of the author that is asked there. */
export type LookedAtFrom = Viewer | 'asked';

/** How a match stands after so many answers. */
export interface Position {
  readonly at: number;
  /** As `viewer` is shown it. */
  readonly viewer: Viewer;
  /** Who is asked here: a seat of the author, or else the first that is. */
  readonly askedSeat: Seat | null;
  readonly view: AnyView;
  readonly asked: readonly Asked[];
  readonly log: readonly Told[];
  /** Everything that is asked, as the rules ask it. */
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
  /** As no player sees it: the state of the rules here and before the last answer, the views of all, and what was told. */
  readonly state: Json;
  readonly before: Json;
  readonly views: { readonly spectator: AnyView; readonly seats: readonly AnyView[] };
  /** Which viewers are shown each value and each list of values of the state, by its path with dots between. */
  readonly seenBy: Readonly<Record<string, SeenBy>>;
  readonly chance: RandomPlace['position'];
  readonly events: readonly AnyEvent[];
}

/** A turn up to a point of the match: where the match was at rest before it, what was answered since, and what is asked now. */
export interface TurnSoFar {
  readonly rest: Pick<Rest<Json>, 'state' | 'random'>;
  readonly answers: readonly (CourseAnswer & Pick<CourseStep, 'prompt'>)[];
  readonly pending: readonly Decision[];
}

/** The seats that are shown it. `all` are all viewers; it is `unknown` where nothing else could stand in its place. */
export type SeenBy = 'all' | 'nobody' | 'unknown' | readonly Seat[];

/** What the file says of the match that the window began with. */
export interface Origin {
  /** The version of the rules that it was played by. */
  readonly rules: number;
  /** What a check has found in it, and after how many answers: the rules need not have thrown there. */
  readonly failure: { readonly sentence: string; readonly at: number } | null;
}

/** What the window shows beside the position. */
export interface WorkState {
  /** Rises with each change, so that the window knows when to look again. */
  readonly number: number;
  readonly game: GameDescription | null;
  readonly course: Omit<Course, 'answers'>;
  readonly began: readonly AnyEvent[];
  readonly steps: readonly CourseStep[];
  readonly failure: Failure | null;
  /** What stood behind the answer that was given otherwise last. */
  readonly branch: { readonly at: number; readonly steps: readonly CourseStep[] } | null;
  readonly reload: Reload | null;
  /** `null` for a match that is from no file, or has gone another way since. */
  readonly origin: Origin | null;
}

/** What became of the match when the game was read again. */
export interface Reload {
  /** The files that had changed. */
  readonly files: readonly string[];
  /** How many answers there were, and how many of them still fit. */
  readonly answers: number;
  readonly fitted: number;
}

/** What the window must know of a game to draw a table of it: the window is built without it. */
export interface GameDescription {
  readonly id: string;
  readonly rules: number;
  readonly about: About;
  /** The names of the bots that can play a seat. */
  readonly bots: readonly string[];
  /** The JSON Schema of its view. */
  readonly view: Json;
  /** In which lines of its files each reason stands for which an option is withheld. */
  readonly reasons: Readonly<Record<string, readonly string[]>>;
  /** Absent for a game that brings a page of its own, and draws from that. */
  readonly plain?: {
    readonly pieces: Pieces;
    readonly looks: Looks;
    readonly words: Readonly<Record<Language, PlainWords>>;
  };
}
