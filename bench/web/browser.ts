// The web client as it is delivered, and a browser to look at it.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

/** The state of the project in which this file is. */
export const HERE = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

export async function buildClient(folder = HERE): Promise<void> {
  await run(process.execPath, [join(folder, 'scripts/build-web.ts')]);
}

/** The one that Debian builds to be used without a screen needs a third less than the whole one. */
const PATH = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) =>
  existsSync(path),
);

/** What is missing, or `undefined` if nothing is. */
export const noChromium = PATH
  ? undefined
  : 'This needs a browser: install one with "apt-get install chromium-headless-shell".';

export function startChromium(more: readonly string[] = []): Promise<Browser> {
  if (!PATH) throw new Error(noChromium);
  // Whoever runs this in a container is root there, and has little shared memory.
  const args = ['--no-sandbox', '--disable-dev-shm-usage', ...more];
  return chromium.launch({ executablePath: PATH, args, timeout: 120_000 });
}
