// The registry of folders for a client that has games from outside besides those of the house: a file that is written before it is built.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface OutsideGame {
  readonly id: string;
  readonly folder: string;
}

/** Writes it there, in the place of `games/folders.ts`. */
export function writeRegistry(file: string, games: readonly OutsideGame[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, registryOf(games));
}

function registryOf(games: readonly OutsideGame[]): string {
  const lines = games.map(({ id, folder }) => {
    const index = JSON.stringify(`${folder.replaceAll('\\', '/')}/index.ts`);
    return `  ${JSON.stringify(id)}: async () => folderIn(await import(${index})),`;
  });
  return [
    "import { folderIn, folders as ofTheHouse } from '@undertow/games/folders.ts';",
    'export const folders = {\n  ...ofTheHouse,',
    ...lines,
    '};\n',
  ].join('\n');
}
