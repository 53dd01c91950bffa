// Builds the web client, if its sources are others than those that stand built. `npm start` runs it first. It has the games from
// outside that UNDERTOW_GAMES names, or with `--games FILE` those of this registry; with `--out FOLDER` it is built there. With
// `--window` the window of authors is built instead.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type OutsideGame, writeRegistry } from '../web/build/outside.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'web');
const { values } = parseArgs({
  options: { games: { type: 'string' }, out: { type: 'string' }, window: { type: 'boolean', default: false } },
});
const { registry, folders } = await gamesToBuild();
const out = resolve(values.out ?? join(WEB, 'dist'));

/** In the folder of what is built, and never served: of which sources that was made. */
const STAMP = '.sources';
/** What the client is made of. */
const SOURCES = ['web', 'client-sdk', 'games', 'shared', 'package-lock.json', 'scripts/build-web.ts'].concat(
  folders.map((folder) => relative(ROOT, folder)),
);
/** Nor is anything hidden. */
const NO_SOURCES = /^(node_modules|dist)$|^\./;

const wanted = hashOfSources();
if (textIn(join(out, STAMP)) !== wanted) await build();

/** The registry in the place of `games/folders.ts`, and where all stands that it leads to. */
interface Games {
  readonly registry?: string;
  readonly folders: readonly string[];
}

/** The window is given its game as data, and needs none from outside. */
async function gamesToBuild(): Promise<Games> {
  if (values.games !== undefined) return named(resolve(values.games));
  return values.window ? { folders: [] } : await fromOutside();
}

function named(registry: string): Games {
  return { registry, folders: [dirname(dirname(registry))] };
}

async function fromOutside(): Promise<Games> {
  const { UNDERTOW_GAMES: paths } = process.env;
  if (!paths) return { folders: [] };
  const games = await gamesAt(paths);
  const registry = join(ROOT, 'node_modules/.cache/games-from-outside.ts');
  writeRegistry(registry, games);
  return { registry, folders: games.map(({ folder }) => folder) };
}

async function gamesAt(paths: string): Promise<OutsideGame[]> {
  const { NoGame } = await import('@undertow/games/game-in-folder.ts');
  const { foldersIn, outsideGames } = await import('@undertow/games/outside.ts');
  try {
    const found = await outsideGames(foldersIn(paths));
    return found.map(({ folder, brought }) => ({ folder, id: brought.game.id }));
  } catch (failure) {
    if (!(failure instanceof NoGame)) throw failure;
    process.stderr.write(`UNDERTOW_GAMES: ${failure.message}\n`);
    process.exit(2);
  }
}

async function build(): Promise<void> {
  const vite = await import('vite').catch(() => undefined);
  // Where only what runs is installed, the client was built before, or is not wanted.
  if (!vite) return;
  process.stdout.write(`Building the ${values.window ? 'window' : 'web client'}; the next start will not.\n`);
  // Whoever asks for it: built for tests, it would be larger and slower, and stay as it is for those who play.
  process.env.NODE_ENV = 'production';
  const { gamesOf } = await import('../web/build/registry.ts');
  // Beside the old one, which is served until then; hidden, it is no source.
  mkdirSync(dirname(out), { recursive: true });
  const fresh = mkdtempSync(join(dirname(out), '.building-'));
  process.once('exit', () => rmSync(fresh, { recursive: true, force: true }));
  await vite.build({
    root: WEB,
    logLevel: 'warn',
    build: {
      ...{ outDir: fresh, emptyOutDir: true },
      ...(values.window ? { rolldownOptions: { input: join(WEB, 'dev.html') } } : {}),
    },
    ...(registry === undefined ? {} : { plugins: [gamesOf(registry)], worker: { plugins: () => [gamesOf(registry)] } }),
  });
  writeFileSync(join(fresh, STAMP), wanted);
  rmSync(out, { recursive: true, force: true });
  renameSync(fresh, out);
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesIn)) hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/** All files at or below a path, always in the same order. */
function filesIn(path: string): string[] {
  const entries = entriesIn(path);
  if (!entries) return [path];
  return entries.flatMap(({ name }) => (NO_SOURCES.test(name) ? [] : filesIn(join(path, name))));
}

function entriesIn(path: string): { readonly name: string }[] | undefined {
  try {
    return readdirSync(join(ROOT, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return undefined;
    if (code === 'ENOENT') return [];
    throw error;
  }
}

function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
