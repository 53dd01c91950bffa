// The web client with a game from outside in it, as `npm start` builds it.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { locks } from 'node:worker_threads';

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));
const BUILD = path('../../../scripts/build-web.ts');
const CONTRACTS = path('../outside/contracts');

/** Where it stands. */
export const OUTSIDE_CLIENT = path('../outside/dist');

export async function buildOutsideClient(): Promise<void> {
  await locks.request('the built client with a game from outside', async () => {
    const env = { ...process.env, UNDERTOW_GAMES: CONTRACTS };
    await promisify(execFile)(process.execPath, [BUILD, '--out', OUTSIDE_CLIENT], { env });
  });
}
