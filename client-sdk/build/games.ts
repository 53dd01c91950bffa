// The games of which the package has types: those whose folder has them in `client.ts`.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../games/', import.meta.url));

export const GAMES: readonly string[] = readdirSync(FOLDER).filter((game) => existsSync(typesOf(game)));

export function typesOf(game: string): string {
  return `${FOLDER}${game}/client.ts`;
}
