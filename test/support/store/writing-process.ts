// A process of its own that opens a database, and can be killed while it writes to it.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./writing-script.ts', import.meta.url));

export class WritingProcess {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #ended: Promise<unknown>;

  /** It writes rows for as long as it lives, so many at the same time; with none it only holds the database. */
  constructor(folder: string, writers: number) {
    const child = spawn(process.execPath, [SCRIPT, folder, `${writers}`], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    this.#ended = new Promise((resolve) => child.once('exit', resolve));
    onTestFinished(() => void this.kill());
  }

  /** What it says next: `open`, why it could not, or a row that was acknowledged, as `writer number`. */
  async says(): Promise<string | undefined> {
    const { value, done } = await this.#lines.next();
    return done ? undefined : value;
  }

  /** The hard way. Gives all that it had still said. */
  async kill(): Promise<string[]> {
    this.#child.kill('SIGKILL');
    await this.#ended;
    const rest: string[] = [];
    for (let line = await this.says(); line !== undefined; line = await this.says()) rest.push(line);
    return rest;
  }
}
