// What the server prints when it has started: at a terminal a few lines for a person, elsewhere one line.
import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { VERSION } from './version.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The line for the log of a service. */
export function announcement(urls: readonly string[]): string {
  return `Undertow ${VERSION} listens at ${urls.join(', ')}\n`;
}

export function greeting(urls: readonly string[], { dataDir, databaseUrl }: Settings): string {
  const rows = [
    ...urls.map((url, i) => [i === 0 ? 'Play' : '', url]),
    ['API docs', `${urls[0]}/docs`],
    // The address of the database has a password in it.
    ['Data', databaseUrl === undefined ? resolve(dataDir) : 'in the database of DATABASE_URL'],
  ];
  const table = rows.map(([name = '', value]) => `  ${name.padEnd(10)}${value}`);
  return `Undertow ${VERSION} is running.\n\n${table.join('\n')}\n\n${reach(urls)}\n${MORE}\n\n`;
}

const MORE = 'Press Ctrl-C to stop it. "npm start -- --help" lists all settings.';

function reach(urls: readonly string[]): string {
  if (urls.every(isOfThisMachine)) {
    return 'Only this machine can connect. "HOST=0.0.0.0 npm start" opens the server to your network.';
  }
  return 'Other machines can connect. On the Internet, put a proxy with TLS in front: see docs/operating.md.';
}

function isOfThisMachine(url: string): boolean {
  return /^(127\..*|localhost|\[::1\])$/.test(new URL(url).hostname);
}
