// What the runner must know of a game, so that it need not know the game.
import type { Decision, Seat, Shown, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import type { Shape } from './shape.ts';

export interface GameAdapter {
  readonly id: string;
  /** The names of the options that it can be played with. */
  readonly options: readonly string[];
  /** The game with these options for so many, or a sentence on why it cannot be played so. */
  table(options: Json, seats: number): GameTable | string;
}

/** A game with its options, for so many seats. */
export interface GameTable {
  readonly prompts: ReadonlySet<string>;
  /** What may be given, and what may be expected. */
  readonly given: Shape;
  readonly position: Shape;
  /** What is wrong with a given position that has the right shape. */
  objections(given: Json): readonly string[];
  begin(given: Json): Play;
}

/** A match in the hands of a scenario. */
export interface Play {
  readonly pending: readonly Decision[];
  /** False if the answer was refused. */
  answer(seat: Seat, answer: Json): boolean;
  isLegal(decision: Decision, answer: Json): boolean;
  /** What is answered for a player who gives no answer. */
  timeout(decision: Decision): Json;
  /** The ids that the decision lets choose from. */
  optionsOf(decision: Decision): readonly Json[];
  position(): Json;
  view(viewer: Viewer): Json;
  /** Ends the game here and scores it. */
  score(): void;
  /** All that a refused answer must leave as it was. */
  trace(): string;
}

/** How the runner reads the matches of a game. */
export interface Reader<State, Event, View extends Shown, Options> {
  position(match: Match<State, Event, View, Options>): Json;
  view(match: Match<State, Event, View, Options>, viewer: Viewer): Json;
  /** The ids that one of the game's own forms lets choose from. */
  formOptions(form: string, data: Json): readonly Json[];
  scored(match: Match<State, Event, View, Options>): Match<State, Event, View, Options>;
}
