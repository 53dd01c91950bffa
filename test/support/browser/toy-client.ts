// The web client with the toy game in it.
import { fileURLToPath } from 'node:url';
import { buildInto } from './client-build.ts';

const GAMES = fileURLToPath(new URL('../../toy/folders.ts', import.meta.url));

/** Where it stands. */
export const TOY_CLIENT = fileURLToPath(new URL('../../toy/dist', import.meta.url));

export function buildToyClient(): Promise<void> {
  return buildInto(TOY_CLIENT, ['--games', GAMES]);
}
