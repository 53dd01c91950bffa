// Makes the type declarations of the package: the compiler makes those of its own files, and the types that it shares
// with the server are written out.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API } from 'typescript/unstable/sync';
import { Flattening } from './flatten.ts';
import { GAMES, typesOf } from './games.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = fileURLToPath(new URL('tsconfig.json', import.meta.url));

/** What these say comes from elsewhere: by name, the file that says it. */
const FLATTENED: ReadonlyMap<string, string> = new Map([
  ['protocol', join(REPOSITORY, 'client-sdk/protocol.ts')],
  ...GAMES.map((game) => [game, typesOf(game)] as const),
]);

/** The text of each declaration file that these entries lead to. */
export function declarationsOf(entries: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'undertow-declarations-'));
  try {
    const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace('package.json', 'bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', CONFIG, '--outDir', folder], { stdio: 'inherit' });
    return withFlattened((flattened) => reachable(entries, (name) => flattened(name) ?? emitted(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function emitted(folder: string, name: string): string {
  const text = readFileSync(join(folder, 'client-sdk', `${name}.d.ts`), 'utf8');
  return text.replaceAll(/(['"])(\.\/[\w-]+)\.ts\1/g, '$1$2.js$1');
}

function withFlattened<Result>(use: (flattened: (name: string) => string | undefined) => Result): Result {
  const api = new API({ cwd: REPOSITORY });
  try {
    const project = api.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG);
    if (!project) throw new Error(`${CONFIG} is no project`);
    return use((name) => {
      const file = FLATTENED.get(name);
      return file === undefined ? undefined : new Flattening(project, file).text;
    });
  } finally {
    api.close();
  }
}

function reachable(entries: readonly string[], textOf: (name: string) => string): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (name: string): void => {
    if (texts.has(name)) return;
    const text = textOf(name);
    texts.set(name, text);
    for (const [, path = ''] of text.matchAll(/['"](\.\/[\w-]+)\.js['"]/g)) visit(posix.basename(path));
  };
  for (const entry of entries) visit(entry);
  return texts;
}
