// The server as a process of its own, which can be killed at any moment and started again on the same port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { GENEROUS } from './whole-server.ts';

const MAIN = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

export class ServerProcess {
  readonly #environment: Record<string, string>;
  /** How many files it may have open, if not as many as the tests. */
  readonly #files: number | undefined;
  #child: ChildProcess | undefined;
  url = '';

  private constructor(environment: Record<string, string>, files?: number) {
    this.#files = files;
    this.#environment = { ...GENEROUS, LOG_LEVEL: 'fatal', PORT: '0', ...environment };
  }

  static async start(environment: Record<string, string>, files?: number): Promise<ServerProcess> {
    const server = new ServerProcess(environment, files);
    onTestFinished(() => server.#kill());
    await server.#start();
    return server;
  }

  /** Meanwhile a test may do something to its files, or miss it. */
  async killAndRestart(meanwhile: () => unknown = () => {}): Promise<void> {
    await this.#kill();
    await meanwhile();
    this.#environment.PORT = new URL(this.url).port;
    await this.#start();
  }

  async #kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async #start(): Promise<void> {
    const limited = ['-c', `ulimit -n ${this.#files} && exec "$0" "$@"`, process.execPath, MAIN];
    const [command, args] = this.#files === undefined ? [process.execPath, [MAIN]] : ['/bin/sh', limited];
    const child = spawn(command, args, {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...this.#environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const [url] = /http:\S+/.exec(line) ?? [];
      if (url === undefined) continue;
      this.url = url;
      return;
    }
    throw new Error('the server did not start');
  }
}
