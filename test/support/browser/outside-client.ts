// The web client with a game from outside in it, as `npm start` builds it: into a folder of its own, once for all files of a run.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { locks } from 'node:worker_threads';

const BUILD = fileURLToPath(new URL('../../../scripts/build-web.ts', import.meta.url));
const CONTRACTS = fileURLToPath(new URL('../outside/contracts', import.meta.url));

/** Where it stands. */
export const OUTSIDE_CLIENT = fileURLToPath(new URL('../outside/dist', import.meta.url));

export async function buildOutsideClient(): Promise<void> {
  const env = { ...process.env, UNDERTOW_GAMES: CONTRACTS };
  await locks.request('the client with a game from outside', async () => {
    await promisify(execFile)(process.execPath, [BUILD, '--out', OUTSIDE_CLIENT], { env });
  });
}
