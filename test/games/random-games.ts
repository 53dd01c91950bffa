// Random games of any game under test: how many there are, and how a failing one is repeated.
import type { Setting } from '@undertow/authoring/check/game-under-test.ts';
import { type Playable, type RandomGame, randomGame } from '@undertow/authoring/check/random-games.ts';
import type { Shown } from '@undertow/shared/table/game.ts';
import { repeatCommand, times } from '../support/run/seeds.ts';

export {
  draw,
  isAtRest,
  type Move,
  make,
  moves,
  type Playable,
  type RandomGame,
  randomGame,
} from '@undertow/authoring/check/random-games.ts';

/** Runs the property over games in this setting, each with a seed of its own; a failure tells how to repeat it. */
export function overGames<S, E, V extends Shown, O, Set extends Setting<O>>(
  under: Playable<S, E, V, O>,
  setting: Set,
  games: number,
  property: (game: RandomGame<S, E, V, O, Set>) => void,
): void {
  overSeeds(setting, games, (seed) => property(randomGame(under, setting, seed)));
}

/** The same of seeds. */
export function overSeeds(
  setting: Pick<Setting<unknown>, 'share'>,
  games: number,
  property: (seed: number) => void,
): void {
  const { first, count } = times(Math.ceil(games * setting.share));
  for (let seed = first; seed < first + count; seed++) {
    try {
      property(seed);
    } catch (failure) {
      if (failure instanceof Error) failure.message += `\n\n${repeatCommand(seed)}`;
      throw failure;
    }
  }
}
