// A program that runs beside this one: started, killed, paused and started again, with the same arguments each time.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface Recipe {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment; nothing is inherited but what stands here. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** What it reads at its start, so that no secret stands in its arguments. */
  readonly input?: string;
  /** Whom it runs as, if not as whoever starts it. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** Whether Ctrl-C in a terminal reaches only whoever has started it, who then says when it is its turn to end. */
  readonly isApart?: boolean | undefined;
  /** It serves when it has said this. */
  readonly ready: RegExp;
  /** Where all that it says is kept. */
  readonly log?: string | undefined;
  /** What asks it to end in good order. */
  readonly farewell?: NodeJS.Signals;
}

/** How a program ended that was asked to. */
export interface Ending {
  /** `null` if it had to be killed. */
  readonly code: number | null;
  readonly seconds: number;
}

/** It could not be started. The message has its last words. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

/** Whoever does not end in this time when asked is killed. */
const PATIENCE = 25_000;
const LAST_WORDS = 20;

const running = new Set<Daemon>();
// Nobody outlives whoever started it.
process.on('exit', () => {
  for (const daemon of running) daemon.signal('SIGKILL');
});

export class Daemon {
  readonly recipe: Recipe;
  #child: ChildProcess | undefined;
  #words: string[] = [];
  #ending: Ending | undefined;

  private constructor(recipe: Recipe) {
    this.recipe = recipe;
  }

  static async start(recipe: Recipe): Promise<Daemon> {
    const daemon = new Daemon(recipe);
    await daemon.#start();
    return daemon;
  }

  /** Its number, or 0 while it does not run. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Its number, and those of all that it has started itself. */
  get pids(): readonly number[] {
    return this.isRunning ? family(this.pid) : [];
  }

  /** What it said last. */
  get lastWords(): string {
    return this.#words.join('\n');
  }

  /** Sends it to the program and to all that it has started itself. */
  signal(signal: NodeJS.Signals): void {
    const eldest = this.#child?.pid;
    if (!eldest) return;
    // Held first, so that it starts nobody new while its family is counted.
    if (signal === 'SIGKILL' || signal === 'SIGSTOP') send(eldest, 'SIGSTOP');
    for (const pid of family(eldest)) send(pid, signal);
  }

  /** Kills it where it stands, and waits until it is gone. */
  async kill(): Promise<void> {
    const gone = this.ended();
    this.signal('SIGKILL');
    await gone;
  }

  pause(): void {
    this.signal('SIGSTOP');
  }

  resume(): void {
    this.signal('SIGCONT');
  }

  /** How it ended when it was asked to the last time. */
  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Starts it again: killed before, ended by itself, or running. */
  async restart(): Promise<void> {
    await this.stop();
    await this.#start();
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#ending = undefined;
    if (!child) return;
    const asked = performance.now();
    const gone = this.ended();
    this.resume();
    // Only to the program itself: how those whom it has started end is its own affair.
    child.kill(this.recipe.farewell ?? 'SIGTERM');
    const impatience = setTimeout(() => this.signal('SIGKILL'), PATIENCE);
    await gone;
    clearTimeout(impatience);
    this.#ending = { code: child.exitCode, seconds: (performance.now() - asked) / 1000 };
  }

  /** Waits until it has ended, for whatever reason. */
  async ended(): Promise<void> {
    if (this.#child) await once(this.#child, 'close');
  }

  async #start(): Promise<void> {
    const { name, command, args, environment = {}, input, user = {}, isApart = false, ready } = this.recipe;
    const env = { ...environment };
    const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'], detached: isApart, ...user });
    const failed = new Promise<never>((_, reject) => {
      child.once('error', (error) => reject(new NotStarted(`${name} could not be started: ${error.message}`)));
      child.once('close', () => reject(new NotStarted(`${name} ended instead of starting:\n${this.lastWords}`)));
    });
    failed.catch(() => {});
    this.#words = [];
    this.#child = child;
    running.add(this);
    child.once('close', () => {
      this.#child = undefined;
      running.delete(this);
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    await Promise.race([this.#says(child, ready), failed]);
  }

  /** Keeps what it says from now on, and waits until it has said this. */
  #says(child: ChildProcess, pattern: RegExp): Promise<void> {
    const log = this.recipe.log === undefined ? undefined : createWriteStream(this.recipe.log, { flags: 'a' });
    child.once('close', () => log?.end());
    return new Promise((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue;
        createInterface({ input: stream }).on('line', (line) => {
          this.#words = [...this.#words.slice(1 - LAST_WORDS), line];
          log?.write(`${line}\n`);
          if (pattern.test(line)) resolve();
        });
      }
    });
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A process and all that descend from it, as far as the system tells; the eldest first. */
function family(eldest: number): number[] {
  const parents = readParents();
  const pids = [eldest];
  for (const pid of pids) pids.push(...parents.flatMap(([child, parent]) => (parent === pid ? child : [])));
  return pids;
}

function readParents(): [child: number, parent: number][] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((name): [number, number][] => {
    try {
      // The name of a program stands in brackets, and may hold anything; behind it come the state and the parent.
      const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${Number(name)}/stat`, 'utf8')) ?? [];
      return parent === undefined ? [] : [[Number(name), Number(parent)]];
    } catch {
      // No process, or one that has gone in the meantime.
      return [];
    }
  });
}
