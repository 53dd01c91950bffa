// Questions to other processes that have no answer yet.
import { type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Timers } from '../scheduling/timers.ts';
import { Silence } from './bus.ts';

/** A process that does not answer for so long is not waited for. */
const PATIENCE = 3_000;

interface Open {
  readonly process: string;
  readonly answered: (answer: unknown) => void;
  readonly failed: (failure: Error) => void;
}

export class Questions {
  readonly #timers: Timers;
  readonly #open = new Map<number, Open>();
  #asked = 0;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Sends the question by its number, and waits. */
  ask(process: string, send: (id: number) => Promise<void>): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const callOff = this.#timers.after(PATIENCE, () => this.#fail(id, process));
      const ended = () => {
        callOff();
        this.#open.delete(id);
      };
      this.#open.set(id, {
        process,
        answered: (answer) => {
          ended();
          resolve(answer);
        },
        failed: (failure) => {
          ended();
          reject(failure);
        },
      });
      send(id).catch(() => this.#fail(id, process));
    });
  }

  answered(id: number, answer: unknown): void {
    this.#open.get(id)?.answered(answer);
  }

  refused(id: number, { code, message, ...more }: Problem): void {
    this.#open.get(id)?.failed(new Refusal(code, message, more));
  }

  /** The process that could answer these is gone. */
  gone(process: string): void {
    for (const [id, open] of this.#open) if (open.process === process) this.#fail(id, process);
  }

  #fail(id: number, process: string): void {
    this.#open.get(id)?.failed(new Silence(`${process} does not answer`));
  }
}
