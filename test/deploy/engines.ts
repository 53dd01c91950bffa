// Tests that start PostgreSQL, Redis or HAProxy themselves, where they are installed.
import { spawnSync } from 'node:child_process';
import type { Service } from '../support/services/service.ts';
import { askFor, describeWith } from '../support/services/shared.ts';

export const haproxy: Service = spawnSync('haproxy', ['-v'], { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).error
  ? { missing: 'HAProxy is not installed (on Debian: apt-get install haproxy).' }
  : { url: '' };

export async function describeWithAll(what: string, tests: () => void): Promise<void> {
  const all: Service[] = [...(await Promise.all([askFor('postgres'), askFor('redis')])), haproxy];
  describeWith(all.find((service) => 'missing' in service) ?? haproxy, what, tests);
}
