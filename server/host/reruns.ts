// Runs matches again for clients that look back: one after the other, and a few answers at a time, so that no player waits
// for it.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { TaskQueue } from '../scheduling/task-queue.ts';

/** Work in short steps: wherever it yields, something else may be done first. */
export type Steps<Result> = Generator<unknown, Result>;

/** So many steps are taken at a time: with as many answers of a match, it is half a millisecond or so. */
const STEPS_AT_A_TIME = 16;

/** More do not wait: it would take more than a second until they are run. */
const MOST_WAITING = 100;

export class Reruns {
  readonly #queue = new TaskQueue();

  /** How many are waiting or running. */
  get length(): number {
    return this.#queue.length;
  }

  /** Refuses if too many are waiting. What it needs is read when its turn has come. */
  async run<Result>(begin: () => Promise<Steps<Result>>): Promise<Result> {
    if (this.#queue.length >= MOST_WAITING) {
      throw new Refusal('unavailable', 'Too many look back at matches just now. Try again.', { retryAfter: 1000 });
    }
    return this.#queue.run(async () => bitByBit(await begin()));
  }
}

/** Takes the steps between whatever else there is to do. */
export async function bitByBit<Result>(steps: Steps<Result>): Promise<Result> {
  for (let taken = 1; ; taken++) {
    const step = steps.next();
    if (step.done) return step.value;
    if (taken % STEPS_AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Takes all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
