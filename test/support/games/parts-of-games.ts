// What games bring for tests, from their folders: of a game that is added, no test needs to know.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../games/', import.meta.url);

export interface PartOfGame<Part> {
  readonly part: Part;
  /** The folder of the game's tests. */
  readonly tests: string;
}

/** Of each game that has this file among its tests, what it exports. */
export function partsOfGames<Part>(file: string): Promise<PartOfGame<Part>[]> {
  const folders = readdirSync(FOLDER)
    .toSorted()
    .map((game) => new URL(`${game}/test/`, FOLDER));
  const brought = folders.filter((tests) => existsSync(new URL(file, tests)));
  return Promise.all(
    brought.map(async (tests) => ({
      part: (await import(new URL(file, tests).href)) as Part,
      tests: fileURLToPath(tests),
    })),
  );
}
