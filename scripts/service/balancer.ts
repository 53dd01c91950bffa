// HAProxy as the balancer: one address for several servers, over HTTP and sockets; rooms are reached where they are.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mostConnections } from '@undertow/server/limits/open-files.ts';
import { Daemon, NotStarted } from './daemon.ts';
import { type HaproxyPlan, haproxyConfig, type Upstream } from './haproxy.ts';
import { atPort, isTaken, LOOPBACK } from './loopback.ts';

export interface BalancerWishes {
  readonly upstreams: readonly Upstream[];
  /** Where its configuration and its log lie; made if it is not there. */
  readonly folder: string;
  /** Any that is free, unless told. */
  readonly port?: number | undefined;
  /** On this machine alone, unless told. */
  readonly host?: string | undefined;
  /** Connections of one address, its sockets included; as many as come, unless told. */
  readonly connectionsPerAddress?: number | undefined;
  /** How often it asks each server whether it is ready, in milliseconds. */
  readonly checkEvery?: number;
  readonly isApart?: boolean | undefined;
}

const CHECK_EVERY = 1000;
const BETWEEN_QUESTIONS = 50;
/** More would only cost memory. */
const MOST_CONNECTIONS = 65_536;

export class Balancer {
  readonly url: string;
  readonly daemon: Daemon;
  readonly #status: string;

  private constructor(url: string, daemon: Daemon, status: string) {
    this.url = url;
    this.daemon = daemon;
    this.#status = status;
  }

  static async start({ folder, port, isApart, ...wishes }: BalancerWishes): Promise<Balancer> {
    const home = resolve(folder);
    await mkdir(home, { recursive: true });
    const host = wishes.host ?? LOOPBACK;
    const plan = { ...wishes, host, maxConnections: Math.floor(Math.min(mostConnections() / 2, MOST_CONNECTIONS)) };
    return atPort(port || undefined, (port) =>
      atPort(undefined, async (statusPort) => {
        const daemon = await run(home, { checkEvery: CHECK_EVERY, ...plan, port, statusPort }, isApart);
        const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
        return new Balancer(url, daemon, `http://${LOOPBACK}:${statusPort}`);
      }),
    );
  }

  /** The names of the servers that are sent what any can take. */
  async ready(): Promise<readonly string[]> {
    const status = await (await fetch(this.#status)).text();
    return status.split(' ').flatMap((entry) => /^(\w+)=1$/.exec(entry)?.[1] ?? []);
  }

  /** Done when the server of this name is one of them, or the balancer has ended. */
  async untilReady(name: string): Promise<void> {
    while (this.daemon.isRunning) {
      const ready = await this.ready().catch((): readonly string[] => []);
      if (ready.includes(name)) return;
      await delay(BETWEEN_QUESTIONS);
    }
  }
}

const ALREADY = 'Another program listens there already,';

async function run(home: string, plan: HaproxyPlan, isApart: boolean | undefined): Promise<Daemon> {
  const file = join(home, 'haproxy.cfg');
  await writeFile(file, haproxyConfig(plan));
  return Daemon.start({
    name: 'The balancer',
    command: 'haproxy',
    args: ['-W', '-db', '-f', file],
    // Debian keeps it where only root looks.
    environment: { PATH: `${process.env.PATH}:/usr/sbin` },
    ready: /Loading success/,
    log: join(home, 'haproxy.log'),
    isApart,
  }).catch((error: unknown) => explain(error, plan));
}

function explain(error: unknown, { port }: HaproxyPlan): never {
  if (error instanceof NotStarted && error.message.includes('ENOENT'))
    throw new NotStarted('HAProxy is not installed: there is no haproxy (on Debian: apt-get install haproxy).');
  if (isTaken(error))
    throw new NotStarted(`${ALREADY} at port ${port}. Choose another port with --port, or stop what listens there.`);
  throw error;
}
