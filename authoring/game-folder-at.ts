// The folder of a game that an author names: one of this checkout by its name, or any other by its path.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { NoGame } from '@undertow/games/game-in-folder.ts';

const HOUSE = fileURLToPath(new URL('../games/', import.meta.url));

/** The address of the folder, with a slash at its end. */
export function homeOf(named: string, from = process.cwd()): string {
  const places = [resolve(from, named), resolve(HOUSE, named)];
  const folder = places.find((place) => existsSync(place) && statSync(place).isDirectory());
  if (!folder) throw new NoGame(`There is no game ${named}: neither a folder of that name here, nor one in games/.`);
  const home = `${pathToFileURL(folder).href}/`;
  if (!existsSync(new URL('index.ts', home))) throw new NoGame(`${folder} is no game: it has no index.ts.`);
  return home;
}
