// Starts a server in its own process on its own core, and measures how much processor time it uses.
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { end, pinned } from './children.ts';
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
  /** The Node that runs it, if not this one. */
  readonly node?: string;
}

const folders = new Set<string>();
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export class ServerProcess {
  /** Milliseconds from the start of the process until it listened. */
  startMilliseconds = 0;
  url = '';
  /** How many lines of its log told of an error. */
  errors = 0;
  readonly #file: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #place: ServerPlace;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(file: string, environment: Readonly<Record<string, string>>, place: ServerPlace, folder: string) {
    this.#file = file;
    this.#environment = environment;
    this.#place = place;
    this.#folder = folder;
  }

  /** The file runs on the core of the server, and says in a line where it listens. */
  static async start(
    file = 'server/main.ts',
    environment: Readonly<Record<string, string>> = {},
    place: ServerPlace = {},
  ): Promise<ServerProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'undertow-bench-'));
    folders.add(folder);
    const server = new ServerProcess(file, environment, place, folder);
    await server.#start();
    return server;
  }

  /** Kills it where it stands, and starts it again in its place. */
  async restart(): Promise<void> {
    if (this.#process) await end(this.#process, 'SIGKILL');
    await this.#start({ PORT: new URL(this.url).port });
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Seconds that the process has used of its core, in all its threads. */
  async cpuSeconds(): Promise<number> {
    return cpuSecondsOf([this.pid]);
  }

  async residentMebibytes(): Promise<number> {
    const status = await readFile(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  async stop(): Promise<void> {
    if (this.#process) await end(this.#process);
    await rm(this.#folder, { recursive: true, force: true });
    folders.delete(this.#folder);
  }

  async #start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const begun = performance.now();
    const { files, cores = SERVER_CORE, node = process.execPath } = this.#place;
    const within = files === undefined ? [] : ['prlimit', `--nofile=${files}`];
    const environment = { ...UNLIMITED, DATA_DIR: this.#folder, ...this.#environment, ...more };
    const child = pinned(cores, [this.#file], environment, { within, node });
    this.#process = child;
    this.url = await this.#listening(child);
    this.startMilliseconds = performance.now() - begun;
  }

  #listening(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${this.#file} has ended with ${code} instead of listening`)));
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        const url = /https?:\/\/[\d.:[\]\w]+/.exec(line)?.[0];
        if (url) resolve(url);
        if (line.includes('"level":"error"')) this.errors++;
      });
    });
  }
}
