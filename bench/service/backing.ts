// What servers of one service stand on: a PostgreSQL that truly writes to the disk, and a Redis, for all that is measured.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PrivatePostgres, startPostgres } from '../../scripts/service/postgres.ts';
import { type PrivateRedis, startRedis } from '../../scripts/service/redis.ts';
import { type Service, startService } from '../../scripts/service/service.ts';
import { UNLIMITED } from '../server/server-process.ts';

export class Backing {
  readonly postgres: PrivatePostgres;
  readonly redis: PrivateRedis;
  readonly #folder: string;
  readonly #started: AsyncDisposableStack;
  #databases = 0;

  private constructor(folder: string, postgres: PrivatePostgres, redis: PrivateRedis, started: AsyncDisposableStack) {
    this.#folder = folder;
    this.postgres = postgres;
    this.redis = redis;
    this.#started = started;
  }

  static async start(): Promise<Backing> {
    await using started = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'undertow-bench-'));
    started.defer(() => rm(folder, { recursive: true, force: true }));
    // Started by root, PostgreSQL runs as another user, who must come through here to what is theirs.
    await chmod(folder, 0o711);
    const postgres = await startPostgres({ folder: join(folder, 'postgres') });
    started.defer(() => postgres.daemon.stop());
    const redis = await startRedis({ folder: join(folder, 'redis') });
    started.defer(() => redis.daemon.stop());
    return new Backing(folder, postgres, redis, started.move());
  }

  freshDatabase(): Promise<string> {
    return this.postgres.createDatabase(`bench${++this.#databases}`);
  }

  /** So many servers on a database of their own, with a balancer in front of them. */
  async serve(servers: number): Promise<Service> {
    const databaseUrl = await this.freshDatabase();
    const folder = join(this.#folder, `service${this.#databases}`);
    return startService({ folder, servers, databaseUrl, redisUrl: this.redis.url, environment: UNLIMITED });
  }

  stop(): Promise<void> {
    return this.#started.disposeAsync();
  }
}
