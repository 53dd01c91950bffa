// Things that are done once, however often they are asked for: whoever repeats an id gets what came of it the first time.
import type { ErrorCode, Problem } from '@undertow/shared/protocol/errors.ts';
import { problemOf } from '../doors/problems.ts';
import { Fleeting } from '../limits/fleeting.ts';

/** Nothing was done, and it may well work the next time: that is not remembered. */
const PASSING: readonly ErrorCode[] = ['unavailable', 'too-many', 'draining', 'internal'];

/** Who repeats something after a reconnect does so soon. */
const REMEMBERED = 10 * 60_000;
const DEEDS_KEPT = 100_000;

export class Once {
  readonly #deeds: Fleeting<Promise<object>>;

  constructor(now: () => number, many = DEEDS_KEPT) {
    this.#deeds = new Fleeting(many, REMEMBERED, now);
  }

  do<Result extends object>(key: string, deed: () => Promise<Result>): Promise<Result> {
    const known = this.find(key);
    if (known !== undefined) return known as Promise<Result>;
    const result = deed();
    this.#remember(key, result);
    return result;
  }

  /** What came, or will come, of a deed that was begun. */
  find(key: string): Promise<object> | undefined {
    return this.#deeds.get(key);
  }

  /** What came of a deed that was done elsewhere. */
  learn(key: string, outcome: () => Promise<object>): void {
    if (this.find(key) === undefined) this.#remember(key, outcome());
  }

  #remember(key: string, result: Promise<object>): void {
    this.#deeds.set(key, result);
    result.catch((error) => {
      if (!lastingProblemOf(error) && this.#deeds.get(key) === result) this.#deeds.delete(key);
    });
  }
}

/** The problem that whoever repeats the deed is told again. */
export function lastingProblemOf(failure: unknown): Problem | undefined {
  const problem = problemOf(failure);
  return problem && !PASSING.includes(problem.code) ? problem : undefined;
}
