// The queue of matches that are run again for clients that look back: one after the other, a few answers at a time, so
// that no player waits. Clients that come to a running match have a line of their own.
import { Busy } from '../limits/busy.ts';
import { FairQueue } from '../limits/fair-queue.ts';

/** Work in short steps: wherever it yields, something else may be done first. */
export type Steps<Result> = Generator<unknown, Result>;

/** So many steps are taken at a time: with as many answers of a match, it is half a millisecond or so. */
const STEPS_AT_A_TIME = 16;

/** Of each line, more do not wait: it would take more than a second until they are run. */
const MOST_WAITING = 100;

/** Why a match is run again: a client comes to it while it goes on, or a client at this address looks back. Each takes turns. */
export type Occasion = { readonly match: string } | { readonly place: string };

export class Reruns {
  readonly #turns = new FairQueue({ atOnce: 1, waiting: MOST_WAITING }, tooMany);
  #coming = 0;

  /** How many runs for clients that come to a running match are waiting or under way. */
  get coming(): number {
    return this.#coming;
  }

  /** Refuses if too many are waiting. What it needs is read when its turn has come. */
  async run<Result>(occasion: Occasion, begin: () => Promise<Steps<Result>>): Promise<Result> {
    const isComing = 'match' in occasion;
    const place = isComing ? occasion.match : occasion.place;
    if (isComing) this.#coming++;
    try {
      return await this.#turns.run({ place, isFamiliar: isComing }, async () => inSlices(await begin()));
    } finally {
      if (isComing) this.#coming--;
    }
  }
}

function tooMany(): Busy {
  return new Busy('Too many look back at matches just now. Try again.');
}

/** Takes the steps in short slices, between whatever else there is to do. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
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
