// The games that there are, and where the files of the house name them.
import { readdirSync } from 'node:fs';
import { games } from '@undertow/games/index.ts';
import type { SourceFile } from './source-files.ts';

/** By id. A game that is still being written has its folder, and does not stand in the registry yet. */
export const GAMES: readonly string[] = [...new Set([...games.keys(), ...foldersOf('games')])];

/** The folder of each expansion: it is called as the lobby offers it. */
export const EXPANSIONS: readonly { readonly game: string; readonly expansion: string }[] = [...games].flatMap(
  ([game, { about }]) => {
    const values = about.choices.flatMap(({ values }) => values.map(({ value }) => String(value)));
    const folders = foldersOf(`games/${game}/rules`);
    return values.filter((value) => folders.includes(value)).map((expansion) => ({ game, expansion }));
  },
);

/** Whose files may name games: those of games, and examples of how one plays a game. */
const OF_GAMES = /^(games|client-sdk\/examples)\//;

/** Each line that names a game, or an expansion, where none is to be named. */
export function gamesNamed(files: readonly Pick<SourceFile, 'path' | 'text'>[]): string[] {
  return files
    .filter(({ path }) => !OF_GAMES.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').map((line, i) => (NAMES.test(line) ? `${path}:${i + 1}` : undefined));
      return lines.filter((line) => line !== undefined);
    });
}

/** As an id, as a type, and as it is called: `two-words`, `TwoWords` and `Two Words`. */
const NAMES = new RegExp(
  [...GAMES, ...[...games.values()].map(({ about }) => about.name), ...EXPANSIONS.map(({ expansion }) => expansion)]
    .map((name) => name.split(/[^\p{L}\d]+/u).join('[^\\p{L}\\d]?'))
    .join('|'),
  'iu',
);

function foldersOf(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map(({ name }) => name);
}
