// The game that is meant where none is named.
import { games } from '../games.ts';

export const [usualGame = ''] = Object.keys(games);

/** The game that a page is about; else the one game that somebody knows, if they know one alone. */
export function gameAtHand(params: Readonly<Record<string, string>>, known: readonly string[]): string {
  const named = params.game;
  if (named !== undefined && Object.hasOwn(games, named)) return named;
  const [only, another] = known.filter((game) => Object.hasOwn(games, game));
  return only !== undefined && another === undefined ? only : usualGame;
}
