// The processes that a benchmark starts: none of them outlives it, however it ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that does not end in this time when asked is killed. */
const PATIENCE = 25_000;

const running = new Set<ChildProcess>();

interface PinnedPlace {
  /** What it runs within, as `prlimit` and its arguments. */
  readonly within?: readonly string[];
  /** The Node that runs it, if not this one. */
  readonly node?: string;
}

/** A program of Node on one core only, or on those of a list such as `0,1`. */
export function pinned(
  cores: number | string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  { within = [], node = process.execPath }: PinnedPlace = {},
): ChildProcess {
  // The system ends it with this process, even if that is killed.
  const alone = ['--pdeathsig', 'KILL', 'taskset', '-c', String(cores)];
  const child = spawn('setpriv', [...alone, ...within, node, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Asks it to end, and waits until it has; one that has ended already is not waited for. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!running.has(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(impatience);
}

/** A process that does what it is told, one order after the other. */
export class Worker {
  readonly #process: ChildProcess;
  readonly #file: string;

  private constructor(process: ChildProcess, file: string) {
    this.#process = process;
    this.#file = file;
  }

  /** What it was told before it listens, it would not hear. */
  static async start(core: number, file: string): Promise<Worker> {
    const worker = new Worker(pinned(core, [file]), file);
    await worker.#reply();
    return worker;
  }

  async ask(order: object): Promise<unknown> {
    const [reply] = await Promise.all([this.#reply(), this.#process.send(order)]);
    const { failed } = reply as { readonly failed?: string };
    if (failed !== undefined) throw new Error(`${this.#file}: ${failed}`);
    return reply;
  }

  stop(): Promise<void> {
    return end(this.#process);
  }

  #reply(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`${this.#file} has ended with ${code}`));
      this.#process.once('exit', ended);
      this.#process.once('message', (reply) => {
        this.#process.off('exit', ended);
        resolve(reply);
      });
    });
  }
}
