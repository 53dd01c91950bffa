// Builds a web client of tests into a folder of its own, once for all files of a run.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { locks } from 'node:worker_threads';

const BUILD = fileURLToPath(new URL('../../../scripts/build-web.ts', import.meta.url));

/** `args` and `environment` say which games are in it. */
export async function buildInto(
  out: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...process.env, ...environment };
  await locks.request(`the client that is built into ${out}`, async () => {
    await promisify(execFile)(process.execPath, [BUILD, ...args, '--out', out], { env });
  });
}
