// The types of a game, for the compiler: view, answers, orders and events.
import type { GameEvent, Json } from './protocol.ts';

export interface GameTypes {
  readonly view: unknown;
  readonly event: object;
  readonly answer: Json;
  readonly order: unknown;
}

/** A game of which nothing is known. */
export interface AnyGame extends GameTypes {
  readonly view: Json;
  readonly event: GameEvent;
  readonly order: Json;
}
