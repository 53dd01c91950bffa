// The browser of this machine, if it has one.
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PATH = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/** What is missing, or `undefined` if nothing is. */
export const noChromium = PATH ? undefined : 'This needs a browser: install one with "apt-get install chromium".';

export function startChromium(): Promise<Browser> {
  // Whoever runs tests in a container is root there, and has little shared memory.
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath: PATH ?? '', args, timeout: 120_000 });
}
