// The web client with a game from outside in it, as `npm start` builds it.
import { fileURLToPath } from 'node:url';
import { buildInto } from './client-build.ts';

const CONTRACTS = fileURLToPath(new URL('../outside/contracts', import.meta.url));

/** Where it stands. */
export const OUTSIDE_CLIENT = fileURLToPath(new URL('../outside/dist', import.meta.url));

export function buildOutsideClient(): Promise<void> {
  return buildInto(OUTSIDE_CLIENT, [], { UNDERTOW_GAMES: CONTRACTS });
}
