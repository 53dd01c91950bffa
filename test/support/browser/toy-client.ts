// The web client with the toy game in it, built once for all files of a run.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { locks } from 'node:worker_threads';

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));
const BUILD = path('../../../scripts/build-web.ts');
const GAMES = path('../../toy/folders.ts');

/** Where it stands. */
export const TOY_CLIENT = path('../../toy/dist');

export async function buildToyClient(): Promise<void> {
  await locks.request('the built client with the toy game', async () => {
    await promisify(execFile)(process.execPath, [BUILD, '--games', GAMES, '--out', TOY_CLIENT]);
  });
}
