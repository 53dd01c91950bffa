// The contract of a tale: how a game is told in the terminal, line by line, as a spectator sees it.
import { type AnyEvent, type AnyView, asAny, type KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Outcome, Shown } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { Paint } from './paint.ts';

/** Begins to tell a match: what it is played with, and by whom, in the order of the seats. */
export type Tale<Event, View extends Shown, Options> = (
  options: Options,
  names: readonly string[],
  paint: Paint,
) => Teller<Event, View>;

export interface Teller<Event, View extends Shown> {
  /** What has happened, without what a spectator is not told, and what has become of it. */
  told(events: readonly Event[], view: View): Iterable<string>;
  /** How it ended. */
  ended(view: View, outcome: Outcome): Iterable<string>;
}

export type AnyTale = Tale<AnyEvent, AnyView, Json>;

/** A game that can be told. */
export interface ToldGame extends KnownGame {
  readonly tale: (code: Language) => Promise<AnyTale>;
}

/** A tale as it is for those who know no game. */
export function anyTale<Event, View extends Shown, Options>(tale: Tale<Event, View, Options>): AnyTale {
  return asAny(tale);
}
