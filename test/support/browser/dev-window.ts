// The author's window, built once for all files of a run.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { locks } from 'node:worker_threads';

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));
const BUILD = path('../../../scripts/build-web.ts');

/** Where it stands. */
export const WINDOW = path('../../../authoring/dist');

export async function buildWindow(): Promise<void> {
  await locks.request('the built window of authors', async () => {
    await promisify(execFile)(process.execPath, [BUILD, '--window', '--out', WINDOW]);
  });
}
