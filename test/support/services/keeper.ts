// A process that keeps one program for the tests, until no test process holds its standard input any more.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotStarted } from '../../../scripts/service/daemon.ts';
import { startPostgres } from '../../../scripts/service/postgres.ts';
import { startRedis } from '../../../scripts/service/redis.ts';
import type { Service, ServiceName } from './service.ts';

/** Nothing of it must outlive the tests, and transactions that wait for each other are found out soon. */
const THROWAWAY = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '32MB',
  deadlock_timeout: '50ms',
};

const START = {
  postgres: (folder: string) => startPostgres({ folder, settings: THROWAWAY }),
  redis: (folder: string) => startRedis({ folder }),
};

const folder = mkdtempSync(join(tmpdir(), 'undertow-service-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
// An interrupt at the keyboard is for the tests: this process ends after them.
process.on('SIGINT', () => {});

try {
  const { url, daemon } = await START[process.argv[2] as ServiceName](folder);
  say({ url });
  process.stdin.resume().once('close', async () => {
    await daemon.stop();
    process.exit();
  });
} catch (error) {
  if (!(error instanceof NotStarted)) throw error;
  say({ missing: error.message });
}

function say(service: Service): void {
  process.stdout.write(`${JSON.stringify(service)}\n`);
}
