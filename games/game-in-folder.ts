// The game that a folder brings, which stands anywhere.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameFolder } from './game-folder.ts';

/** Why a game from outside cannot be played, in a sentence. */
export class NoGame extends Error {
  override readonly name = 'NoGame';
}

/** The one game that the index of this folder exports. */
export async function gameIn(folder: string): Promise<GameFolder> {
  const exported = await exportsOf(folder);
  const [brought, ...more] = Object.values(exported).filter(isGameFolder);
  if (!brought) {
    throw new NoGame(
      `The index.ts in ${folder} exports no game: it would have a game with an id and rules, an about, and a view.`,
    );
  }
  if (more.length > 0) throw new NoGame(`The index.ts in ${folder} exports several games. It must be one.`);
  return brought;
}

async function exportsOf(folder: string): Promise<object> {
  try {
    return await import(pathToFileURL(join(folder, 'index.ts')).href);
  } catch (failure) {
    throw new NoGame(`The game in ${folder} cannot be loaded: ${failure instanceof Error ? failure.message : failure}`);
  }
}

function isGameFolder(value: unknown): value is GameFolder {
  if (typeof value !== 'object' || value === null) return false;
  const { game, about, view } = value as Partial<Record<keyof GameFolder, unknown>>;
  const { id, rules, turn } = (game ?? {}) as Record<string, unknown>;
  const isNamed = typeof id === 'string' && /^[a-z\d]+(-[a-z\d]+)*$/.test(id);
  return (
    isNamed && Number.isInteger(rules) && typeof turn === 'function' && isAbout(about) && typeof view === 'function'
  );
}

function isAbout(about: unknown): boolean {
  const { name, seats, choices } = (about ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof seats === 'object' && Array.isArray(choices);
}
