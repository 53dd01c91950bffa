// Random games of Abyss, for what only it has to be tried in.
import { Match } from '@undertow/shared/table/match.ts';
import {
  overGames as overGamesOf,
  type RandomGame as RandomGameOf,
  randomGame as randomGameOf,
} from '../../../../test/games/random-games.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import { abyss } from '../../rules/index.ts';
import type { Options, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { vary } from '../under-test/payments.ts';
import type { Setting } from './settings.ts';

export { draw, isAtRest, type Move, make, moves } from '../../../../test/games/random-games.ts';

export type AbyssMatch = ReturnType<typeof begin>;

export type RandomGame = RandomGameOf<State, AbyssEvent, View, Options, Setting>;

const played = { game: abyss, vary };

/** Runs the property over games in this setting, each with a seed of its own; a failure tells how to repeat it. */
export function overGames(setting: Setting, games: number, property: (game: RandomGame) => void): void {
  overGamesOf(played, setting, games, property);
}

export function randomGame(setting: Setting, seed: number): RandomGame {
  return randomGameOf(played, setting, seed);
}

export function begin({ options, seats }: Pick<Setting, 'options' | 'seats'>, seed: string) {
  return Match.start(abyss, options, seats, seed);
}
