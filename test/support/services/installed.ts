// Programs that tests need beside Node: whether they are installed here.
import { spawnSync } from 'node:child_process';
import type { Service } from './service.ts';

/** A Python that has the one package which the example needs. */
export const PYTHON = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import websockets']).status === 0,
);

export const python = unless(
  PYTHON === undefined,
  'Python has no websockets (on Debian: apt-get install python3-websockets).',
);

export const haproxy = unless(!runs('haproxy', '-v'), 'HAProxy is not installed (on Debian: apt-get install haproxy).');

export const redis = unless(
  !runs('redis-server', '--version'),
  'Redis is not installed (on Debian: apt-get install redis-server).',
);

function runs(command: string, ...args: readonly string[]): boolean {
  // Debian keeps some where only root looks.
  return !spawnSync(command, args, { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).error;
}

/** What is said of a program where it is missing. */
export function unless(isMissing: boolean, missing = ''): Service {
  return isMissing ? { missing } : { url: '' };
}
