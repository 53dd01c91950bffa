// The types of a game for code that knows no game: its states, events, views and options are JSON.
import type { About } from './about.ts';
import type { Answer, Decision, Game, Shown } from './game.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';

export type AnyEvent = { readonly type: string; readonly [field: string]: Json };

type Fields = { readonly [field: string]: Json };
export type AnyView = Fields & { readonly seats: readonly Fields[] };

export type AnyGame = Game<Json, AnyEvent, AnyView, Json>;
export type AnyMatch = Match<Json, AnyEvent, AnyView, Json>;

/** What a process must know of a game to host it. */
export interface KnownGame {
  readonly game: AnyGame;
  readonly about: About;
  /** What happened in English sentences, as it was redacted for the reader, by the names of the seats. */
  readonly narrate?: Narrate<AnyEvent, Json>;
  /** What a player chooses in an English sentence, where nothing is told of it yet. */
  readonly sayAnswer?: SayAnswer<Json>;
}

type Narrate<Event, Options> = (events: readonly Event[], names: readonly string[], options: Options) => string[];

type SayAnswer<Options> = (
  asked: Pick<Decision, 'prompt' | 'seat'>,
  answer: Answer,
  names: readonly string[],
  options: Options,
) => string;

interface Known<State, Event, View extends Shown, Options> {
  readonly game: Game<State, Event, View, Options>;
  readonly about: About;
  readonly narrate?: Narrate<Event, Options>;
  readonly sayAnswer?: SayAnswer<Options>;
}

/** All of it is JSON, which the compiler does not see of an interface. */
export function knownGame<State, Event, View extends Shown, Options>(
  known: Known<State, Event, View, Options>,
): KnownGame {
  return known as unknown as KnownGame;
}
