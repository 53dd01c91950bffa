// The folders of all games, for pages: a game is found by its id, which is the name of its folder. A client that is built with
// `--games FILE` has the folders of that file instead.
/// <reference types="vite/client" />
import type { DrawnFolder, GameForms } from '@undertow/web/src/game.ts';

export type Folders = Readonly<Record<string, () => Promise<DrawnFolder>>>;

/** What an `index.ts` exports: the folder, under whatever name. */
type Index = Readonly<Record<string, DrawnFolder>>;

const FILES = import.meta.glob<Index>('./*/index.ts');
const FORMS = import.meta.glob<Awaited<ReturnType<GameForms[string]>>>('./*/forms/*.svelte');

export const folders: Folders = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => {
    const home = path.replace(/index\.ts$/, 'forms/');
    const forms = Object.entries(FORMS).filter(([form]) => form.startsWith(home));
    return [path.split('/')[1] as string, async () => folderIn(await load(), formsIn(forms))];
  }),
);

/** The files of forms by their names. */
export function formsIn(files: readonly (readonly [string, GameForms[string]])[]): GameForms {
  return Object.fromEntries(files.map(([path, load]) => [/([^/]+)\.svelte$/.exec(path)?.[1] ?? path, load]));
}

export function folderIn(index: Index, forms: GameForms = {}): DrawnFolder {
  const found = Object.values(index).find(({ game }) => game !== undefined);
  if (!found) throw new Error('this index of a game brings no game');
  return { ...found, forms };
}
