// A redis-server of one's own, on this machine alone, with its data in a folder.
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Daemon, NotStarted } from './daemon.ts';
import { atPort, LOOPBACK } from './loopback.ts';

export interface PrivateRedis {
  /** What REDIS_URL is set to; the same after a restart. */
  readonly url: string;
  readonly port: number;
  readonly daemon: Daemon;
}

export interface RedisWishes {
  /** Where its data and its log lie; made if it is not there. */
  readonly folder: string;
  /** Any that is free, unless told. */
  readonly port?: number;
  readonly isApart?: boolean | undefined;
}

export async function startRedis({ folder, port, isApart }: RedisWishes): Promise<PrivateRedis> {
  const home = resolve(folder);
  await mkdir(home, { recursive: true });
  const password = randomBytes(24).toString('hex');
  return atPort(port, async (port) => {
    const daemon = await Daemon.start({
      name: 'Redis',
      command: 'redis-server',
      args: ['-'],
      environment: { PATH: process.env.PATH },
      input: settings(home, port, password),
      ready: /Ready to accept connections/,
      log: join(home, 'redis.log'),
      isApart,
    }).catch(explain);
    return { url: `redis://:${password}@${LOOPBACK}:${port}`, port, daemon };
  });
}

function settings(folder: string, port: number, password: string): string {
  return [
    `port ${port}`,
    `bind ${LOOPBACK}`,
    `dir ${JSON.stringify(folder)}`,
    `requirepass ${password}`,
    'save ""',
    'appendonly yes',
    'appendfsync everysec',
    '',
  ].join('\n');
}

function explain(error: unknown): never {
  if (error instanceof NotStarted && error.message.includes('ENOENT'))
    throw new NotStarted('Redis is not installed: there is no redis-server (on Debian: apt-get install redis-server).');
  throw error;
}
