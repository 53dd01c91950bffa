// The games that the demo can tell; the first is told unless another is asked for.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { games } from '@undertow/games/index.ts';
import type { ToldGame } from './tale.ts';

export const toldGames: readonly ToldGame[] = await told([...games.values()]);

export async function told(games: readonly GameFolder[]): Promise<ToldGame[]> {
  const tales = await Promise.all(games.map(async (known) => ({ ...known, tale: await known.tale?.() })));
  return tales.flatMap(({ tale, ...known }) => (tale ? [{ ...known, tale }] : []));
}
