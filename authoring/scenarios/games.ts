// The games that scenarios can be written for: those of the house, and the one in whose folder a file of scenarios stands.
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { gameIn } from '@undertow/games/game-in-folder.ts';
import { games } from '@undertow/games/index.ts';
import type { GameAdapter } from './adapter.ts';
import { anyAdapter } from './any-adapter.ts';

const HOUSE = new URL('../../games/', import.meta.url);

export const houseGames: readonly GameAdapter[] = await Promise.all(
  [...games].map(([id, folder]) => adapterOf(folder, `${HOUSE}${id}/`)),
);

/** The games that scenarios in this file can be of. */
export async function gamesFor(file: string): Promise<readonly GameAdapter[]> {
  const [, folder] = /^(.*[/\\])test[/\\]scenarios[/\\]/s.exec(file) ?? [];
  if (folder === undefined || !existsSync(`${folder}index.ts`)) return houseGames;
  const home = pathToFileURL(folder).href;
  const own = await gameIn(fileURLToPath(home));
  // A copy of a game of the house that its author changes is meant, and not the one of the house.
  return [...houseGames.filter(({ id }) => id !== own.game.id), await adapterOf(own, home)];
}

/** How a game lays and reads a position itself, if it does. */
async function adapterOf(folder: GameFolder, home: string): Promise<GameAdapter> {
  const file = new URL('test/scenarios/adapter.ts', home);
  if (!existsSync(file)) return anyAdapter(folder);
  return ((await import(file.href)) as { readonly adapter: GameAdapter }).adapter;
}
