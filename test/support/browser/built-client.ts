// The web client as the server delivers it, built once for all files of a run.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { locks } from 'node:worker_threads';

const BUILD = fileURLToPath(new URL('../../../scripts/build-web.ts', import.meta.url));
const run = promisify(execFile);

/** Files of tests run in threads beside each other: one builds while the others wait, and find it done. */
export async function buildClient(): Promise<void> {
  await locks.request('the built client', () => run(process.execPath, [BUILD]));
}
