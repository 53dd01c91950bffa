// A server as a process of its own, on a core of its own, and what it costs there.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cpuSecondsOf } from './processes.ts';

export const SERVER_CORE = 0;
export const CLIENT_CORE = 1;

/** Nothing of the load may be refused: this is no test of the limits. */
export const UNLIMITED = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_PACE: '0',
  GUESTS_PER_HOUR: '1000000',
  REQUESTS_PER_SECOND: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  MESSAGES_PER_ADDRESS: '1000000',
  SOCKETS_PER_USER: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  NEW_SOCKETS_PER_ADDRESS: '1000000',
  THOUGHTS_PER_ADDRESS: '1000',
  ANALYSES_PER_ADDRESS: '100',
  TABLES_PER_USER: '10000',
};

interface ServerPlace {
  /** So many may be open. */
  readonly files?: number;
  readonly cores?: number | string;
}

export class ServerProcess {
  readonly url: string;
  /** Milliseconds from the start of the process until it listened. */
  readonly startMilliseconds: number;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(process: ChildProcess, folder: string, url: string, startMilliseconds: number) {
    this.#process = process;
    this.#folder = folder;
    this.url = url;
    this.startMilliseconds = startMilliseconds;
  }

  /** The file runs on the core of the server, and says in a line where it listens. */
  static async start(
    file = 'server/main.ts',
    environment: Readonly<Record<string, string>> = {},
    { files, cores = SERVER_CORE }: ServerPlace = {},
  ): Promise<ServerProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'undertow-bench-'));
    const begun = performance.now();
    const within = files === undefined ? [] : ['prlimit', `--nofile=${files}`];
    const child = pinned(cores, [file], { ...UNLIMITED, DATA_DIR: folder, ...environment }, within);
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    for await (const line of lines) {
      const url = /https?:\/\/[\d.:[\]\w]+/.exec(line)?.[0];
      if (url) return new ServerProcess(child, folder, url, performance.now() - begun);
    }
    throw new Error(`${file} did not say where it listens`);
  }

  /** Seconds that the process has used of its core, in all its threads. */
  async cpuSeconds(): Promise<number> {
    return cpuSecondsOf([this.#process.pid ?? 0]);
  }

  async residentMebibytes(): Promise<number> {
    const status = await readFile(`/proc/${this.#process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A program of Node on one core only, or on those of a list such as `0,1`. */
export function pinned(
  cores: number | string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  within: readonly string[] = [],
): ChildProcess {
  return spawn('taskset', ['-c', String(cores), ...within, process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
}
