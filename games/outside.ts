// Games from outside the checkout: the folders that are named, and what they bring.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { GameFolder } from './game-folder.ts';
import { gameIn, NoGame } from './game-in-folder.ts';
import { games } from './index.ts';

export interface OutsideFolder {
  readonly folder: string;
  readonly brought: GameFolder;
}

/** The games of the house, and those in the folders that are named, with the separator of paths between them. */
export async function gamesWith(paths: string | undefined): Promise<ReadonlyMap<string, GameFolder>> {
  const others = await outsideGames(foldersIn(paths));
  return new Map([...games, ...others.map(({ brought }) => [brought.game.id, brought] as const)]);
}

/** The folders of games: each that is named, or those within it. */
export function foldersIn(paths = ''): readonly string[] {
  return paths.split(delimiter).flatMap((path) => (path.trim() === '' ? [] : foldersAt(resolve(path.trim()))));
}

function foldersAt(path: string): readonly string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) throw new NoGame(`There is no folder ${path}.`);
  if (isGame(path)) return [path];
  const within = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => join(path, name))
    .filter(isGame);
  if (within.length === 0) throw new NoGame(`No game is in ${path}: neither it nor a folder in it has an index.ts.`);
  return within.toSorted();
}

function isGame(folder: string): boolean {
  return existsSync(join(folder, 'index.ts'));
}

/** What these folders bring. */
export async function outsideGames(folders: readonly string[]): Promise<readonly OutsideFolder[]> {
  const found: OutsideFolder[] = [];
  for (const folder of folders) found.push({ folder, brought: await gameIn(folder) });
  mustBeDistinct(found);
  return found;
}

/** Each must have an id of its own, which no game of the house has. */
export function mustBeDistinct(found: readonly OutsideFolder[]): void {
  const known = new Map<string, string>();
  for (const { folder, brought } of found) {
    const { id } = brought.game;
    const other = known.get(id);
    if (games.has(id)) throw new NoGame(`The game in ${folder} calls itself ${id}, as a game of the house does.`);
    if (other) throw new NoGame(`The games in ${other} and ${folder} both call themselves ${id}.`);
    known.set(id, folder);
  }
}
