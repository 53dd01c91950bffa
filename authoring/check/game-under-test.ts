// What must be known of a game to try it: the same properties, twins, recorded matches and playthroughs take any game.
import { asAny } from '@undertow/shared/table/any-game.ts';
import type { Answer, Choice, Decision, Game, Shown, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import type { Random } from '@undertow/shared/table/random.ts';

/** A way to set the game up. */
export interface Setting<Options> {
  /** As it stands in the name of a test: the number of players, and whatever is not as usual, `3 players and full`. */
  readonly name: string;
  readonly options: Options;
  readonly seats: number;
  /** The part of the usual number of random games that is played in this setting. */
  readonly share: number;
}

/** What is exchanged between two positions that a viewer cannot tell apart. The less it is, the longer they stay alike. */
export interface Exchange {
  /** Whether the order of the decks, and what is on top, is exchanged as well. */
  readonly decks: boolean;
  /** Of so many hidden things, one is exchanged. */
  readonly oneOf: number;
}

/** What is hidden in the game, written from its rules and not from its code. */
export interface Secrecy<State, Event, M> {
  /** All that the viewer may know of a position, as text. */
  knowledge(state: State, viewer: Viewer): string;
  /** Exchanges, in this position, what the viewer cannot know. */
  exchange(state: State, viewer: Viewer, extent: Exchange, random: Random): void;
  /**
   * Whether the viewer may know more after this event, which is given as it is told: a card is turned up for all, or the viewer
   * looks at one. What it has seen is then in its `knowledge`.
   */
  turnsUp(event: Event, viewer: Viewer): boolean;
  /**
   * Whether two positions that were alike to the viewer may look different to it now, though it was told the same: its view shows
   * a card to it that it looks at, and no event says so; or another seat is asked what only its hand leads to.
   */
  mayPart(match: M, twin: M, viewer: Viewer): boolean;
  /** Prompts that several answer under seal, and out of hidden things. */
  readonly sealedPrompts: readonly string[];
  /** In a random game, so many answers at least leave twins alike; else nothing was tested. */
  readonly leastAlike: number;
}

/** What stands in the lists of a game, by name: each of it should occur in some game. */
export interface Declared {
  readonly prompts?: readonly string[];
  readonly events?: readonly string[];
  /** Cards, tiles and the like, by their ids in views, events and answers. */
  readonly pieces?: readonly string[];
  /** What can be answered: the option, or the prompt and the option, `bid.pass`. */
  readonly options?: readonly string[];
}

/** All but the rules and the settings may be left out; what depends on it is then not tried. */
export interface GameUnderTest<State, Event, View extends Shown, Options> {
  readonly game: Game<State, Event, View, Options>;
  readonly settings: readonly Setting<Options>[];
  /** The laws that are broken in a position, as sentences. */
  brokenLaws?(state: State, pending: readonly Decision[]): readonly string[];
  /** Another legal answer in the place of a drawn one, where samples of a form are content with little. */
  vary?(choice: Choice, answer: Answer, random: Random): Answer;
  /** In a random game, so many answers can be taken back at least; 3 unless said. */
  readonly leastTakenBack?: number;
  /** Whether the game comes to its end when every answer is the automatic one. */
  endsUnattended?(setting: Setting<Options>): boolean;
  readonly secrecy?: Secrecy<State, Event, Match<State, Event, View, Options>>;
  /**
   * Events, and fields of the view (`seats.shown`), that show all viewers what also stands in a field that only the owner of
   * a seat is shown: cards that all may know are in a hand.
   */
  readonly open?: readonly string[];
  /** What should occur beside what the words and pieces of the folder declare. */
  readonly declared?: Declared;
  /** Answers that might be legal somewhere, to be tried where they are not. */
  readonly attempts?: readonly Json[];
  /** Random games that are written down whole in `playthroughs` beside this, each in a file of this name. */
  readonly playthroughs?: readonly Playthrough<Options>[];
  /** What is recorded of the last position of a match beside its ranking; absent where no match is recorded. */
  scores?(view: View): readonly Json[];
}

export interface Playthrough<Options> {
  readonly file: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
}

/** A game under test as it is for tests that know no game. */
export type AnyGameUnderTest = GameUnderTest<Json, Json, Shown, Json>;
export type AnyMatch = Match<Json, Json, Shown, Json>;

export function anyUnderTest<State, Event, View extends Shown, Options>(
  under: GameUnderTest<State, Event, View, Options>,
): AnyGameUnderTest {
  return asAny(under);
}
