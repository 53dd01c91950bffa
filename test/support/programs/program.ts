// A program that runs beside the tests, and what it says.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

export class Program {
  said = '';
  complained = '';
  /** With which code it ended. */
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #listeners = new Set<() => void>();

  constructor(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    this.#child = spawn(command, args, { env: { ...process.env, ...environment } });
    this.#child.stdout.on('data', (data) => {
      this.said += data;
      for (const listener of this.#listeners) listener();
    });
    this.#child.stderr.on('data', (data) => {
      this.complained += data;
    });
    this.ended = new Promise((resolve) => {
      this.#child.on('error', () => resolve(null));
      this.#child.on('close', (code) => resolve(code));
    });
    onTestFinished(async () => {
      this.#child.kill();
      await this.ended;
    });
  }

  /** One of this repository, in TypeScript. */
  static node(path: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Program {
    return new Program(process.execPath, [path, ...args], environment);
  }

  type(line: string): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(`${line}\n`);
  }

  end(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Calls this each time when it has said something more. */
  onSaying(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Waits until it says this; gives what the pattern has found. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    const found = () => pattern.exec(this.said);
    const heard = new Promise<void>((resolve) => {
      const listener = () => {
        if (!found()) return;
        this.#listeners.delete(listener);
        resolve();
      };
      this.#listeners.add(listener);
      listener();
    });
    const over = this.ended.then((code) => {
      if (!found())
        throw new Error(`It ended with ${code} and did not say ${pattern}:\n${this.said}${this.complained}`);
    });
    await Promise.race([heard, over]);
    return found() as RegExpExecArray;
  }
}
