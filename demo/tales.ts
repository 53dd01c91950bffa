// The games that the demo can tell; the first is told unless another is asked for.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { games } from '@undertow/games/index.ts';
import type { ToldGame } from './tale.ts';

export const toldGames: readonly ToldGame[] = told([...games.values()]);

export function told(games: readonly GameFolder[]): ToldGame[] {
  return games.flatMap(({ tale, ...known }) => (tale ? [{ ...known, tale }] : []));
}
