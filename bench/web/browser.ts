// The web client as it is delivered, and a browser to look at it.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const BUILD = fileURLToPath(new URL('../../scripts/build-web.ts', import.meta.url));
const run = promisify(execFile);

export async function buildClient(): Promise<void> {
  await run(process.execPath, [BUILD]);
}

export function startChromium(): Promise<Browser> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
  if (!executablePath) throw new Error('This needs a browser: install one with "apt-get install chromium".');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
