// What the runner must know of a game, so that it need not know the game.
import type { Decision, Seat, Shown, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import type { RandomPlace } from '@undertow/shared/table/random.ts';
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
  /** All that can be asked; absent where that is not known by name. */
  readonly prompts?: ReadonlySet<string> | undefined;
  /** What may be given, and what may be expected. */
  readonly given: Shape;
  readonly position: Shape;
  /** What is wrong with a given position that has the right shape. */
  objections(given: Json): readonly string[];
  begin(given: Json): Play;
  /** Goes on from where a match of the game has come to rest. */
  goOn(rest: WholeRest): Play;
}

/** Where a match has come to rest, as its rules know it. */
export interface WholeRest {
  readonly state: Json;
  readonly random: RandomPlace;
}

/** The chance of a position that does not say its own: always the same, so that a scenario always goes the same way. */
export const CHANCE: RandomPlace = { seed: 'fast:2', position: 0 };

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
  /** Ends the game here and scores it; false if it cannot be ended before its end. */
  score(): boolean;
  /** All that a refused answer must leave as it was. */
  trace(): string;
}

/** How the runner reads the matches of a game. */
export interface Reader<State, Event, View extends Shown, Options> {
  position(match: Match<State, Event, View, Options>): Json;
  view(match: Match<State, Event, View, Options>, viewer: Viewer): Json;
  /** The ids that one of the game's own forms lets choose from. */
  formOptions(form: string, data: Json): readonly Json[];
  /** The match as it would be if it ended here; absent where the rules have no such end. */
  scored?(match: Match<State, Event, View, Options>): Match<State, Event, View, Options>;
}
