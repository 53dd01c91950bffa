// The contract of a game's bots, for those who know no game.
import { type AnyGame, asAny } from '@undertow/shared/table/any-game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Bot } from './bot.ts';
import type { Mind } from './thinking/mind.ts';
import type { AnyMind } from './thinking/trial.ts';

/** What a bot needs to sit down: its game, and a stream of its own to draw from. */
export type BotMaker = (game: AnyGame, random: Random) => Bot<never>;

/** Bots with their names. */
export type NamedBots = readonly (readonly [name: string, BotMaker])[];

export interface GameBots {
  /** The strongest first. */
  readonly named: NamedBots;
  /** The mind with which its bots look ahead, or the part of it that does not follow from the rest of the game. */
  readonly mind?: Partial<AnyMind>;
}

export function gameBots<State, View>(bots: {
  readonly named: NamedBots;
  readonly mind?: Partial<Mind<State, View>>;
}): GameBots {
  return asAny(bots);
}
