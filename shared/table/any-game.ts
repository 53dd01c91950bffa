// The types of a game for code that knows no game: its states, events, views and options are JSON.
import type { About } from './about.ts';
import type { Game, Shown } from './game.ts';
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
}

interface Known<State, Event, View extends Shown, Options> {
  readonly game: Game<State, Event, View, Options>;
  readonly about: About;
}

export function knownGame<State, Event, View extends Shown, Options>(
  known: Known<State, Event, View, Options>,
): KnownGame {
  return asAny(known);
}

/**
 * What a game brings, as it is for those who know no game: what the compiler has checked in the folder of the game is believed
 * from here on. All of it is JSON, which the compiler does not see of an interface.
 */
export function asAny<Any>(brought: object): Any {
  return brought as unknown as Any;
}
