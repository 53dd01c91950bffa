// The registry of folders for a client that has games from outside besides those of the house: a file that is written before it is built.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
    const forms = formsOf(folder).map((path) => `[${path}, () => import(${path})]`);
    const brought = `await import(${quoted(folder, 'index.ts')})`;
    return `  ${JSON.stringify(id)}: async () => folderIn(${brought}, formsIn([${forms.join(', ')}])),`;
  });
  return [
    "import { folderIn, folders as ofTheHouse, formsIn } from '@undertow/games/folders.ts';",
    'export const folders = {\n  ...ofTheHouse,',
    ...lines,
    '};\n',
  ].join('\n');
}

function formsOf(folder: string): string[] {
  const within = join(folder, 'forms');
  if (!existsSync(within)) return [];
  const files = readdirSync(within).filter((name) => name.endsWith('.svelte'));
  return files.map((name) => quoted(folder, `forms/${name}`));
}

function quoted(folder: string, path: string): string {
  return JSON.stringify(`${folder.replaceAll('\\', '/')}/${path}`);
}
