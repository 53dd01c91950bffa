// The games whose types the package has: those of the registry with a `client.ts` in their folder.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@undertow/games/index.ts';

const FOLDER = fileURLToPath(new URL('../../games/', import.meta.url));

export const GAMES: readonly string[] = [...games.keys()].filter((game) => existsSync(typesOf(game)));

export function typesOf(game: string): string {
  return `${FOLDER}${game}/client.ts`;
}
