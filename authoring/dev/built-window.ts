// The author's window as it is served: built, unless that has been done already.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { NoGame } from '@undertow/games/game-in-folder.ts';

const BUILD = fileURLToPath(new URL('../../scripts/build-web.ts', import.meta.url));

/** Where it stands. */
export const BUILT = fileURLToPath(new URL('../dist', import.meta.url));

export async function buildWindow(build = BUILD): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [build, '--window', '--out', BUILT]);
  } catch (error) {
    const { stderr = '', message } = error as Error & { readonly stderr?: string };
    throw new NoGame(`The window cannot be built: ${stderr.trim() || message}`);
  }
}
