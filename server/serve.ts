// `undertow serve`: starts the server. With games from outside the web client is built first, so that it shows them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../scripts/build-web.ts', import.meta.url));

const hasArguments = process.argv.length > 2;
// Where only what runs is installed, nothing can be built.
if (process.env.UNDERTOW_GAMES && !hasArguments && existsSync(BUILD)) {
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('./main.ts');
