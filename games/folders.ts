// The folders of all games, for pages: a game is found by its id, which is the name of its folder. A client that is built with
// `--games FILE` has the folders of that file instead.
/// <reference types="vite/client" />
import type { DrawnFolder } from '@undertow/web/src/game.ts';

export type Folders = Readonly<Record<string, () => Promise<DrawnFolder>>>;

/** What an `index.ts` exports: the folder, under whatever name. */
type Index = Readonly<Record<string, DrawnFolder>>;

const FILES = import.meta.glob<Index>('./*/index.ts');

export const folders: Folders = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [path.split('/')[1] as string, async () => folderIn(await load())]),
);

export function folderIn(index: Index): DrawnFolder {
  const found = Object.values(index).find(({ game }) => game !== undefined);
  if (!found) throw new Error('this index of a game brings no game');
  return found;
}
