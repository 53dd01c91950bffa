// What games bring for tests, from their folders: of a game that is added, no test needs to know.
import { existsSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../../../games/', import.meta.url);

/** Of each game that has this file, what it exports. */
export function partsOfGames<Part>(file: string): Promise<Part[]> {
  const places = readdirSync(FOLDER)
    .toSorted()
    .map((game) => new URL(`${game}/${file}`, FOLDER));
  return Promise.all(places.filter((place) => existsSync(place)).map((place) => import(place.href) as Promise<Part>));
}
