// Things that are done once, however often they are asked for: whoever repeats an id gets what came of it the first time.
import type { ErrorCode, Problem } from '@undertow/shared/protocol/errors.ts';
import { problemOf } from '../doors/problems.ts';
import { Newest } from '../limits/newest.ts';

/** Nothing was done, and it may well work the next time: that is not remembered. */
const PASSING: readonly ErrorCode[] = ['unavailable', 'too-many', 'draining', 'internal'];

/** Who repeats something after a reconnect does so soon. */
const REMEMBERED = 10 * 60_000;
const DEEDS_KEPT = 100_000;

interface Deed {
  readonly result: Promise<object>;
  readonly until: number;
}

export class Once {
  readonly #now: () => number;
  readonly #deeds: Newest<Deed>;

  constructor(now: () => number, many = DEEDS_KEPT) {
    this.#now = now;
    this.#deeds = new Newest(many, { milliseconds: REMEMBERED, now });
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
    const known = this.#deeds.get(key);
    return known && known.until > this.#now() ? known.result : undefined;
  }

  /** What came of a deed that was done elsewhere. */
  learn(key: string, outcome: () => Promise<object>): void {
    if (this.find(key) === undefined) this.#remember(key, outcome());
  }

  #remember(key: string, result: Promise<object>): void {
    const deed = { result, until: this.#now() + REMEMBERED };
    this.#deeds.set(key, deed);
    result.catch((error) => {
      if (!lastingProblemOf(error) && this.#deeds.get(key) === deed) this.#deeds.delete(key);
    });
  }
}

/** The problem that whoever repeats the deed is told again. */
export function lastingProblemOf(failure: unknown): Problem | undefined {
  const problem = problemOf(failure);
  return problem && !PASSING.includes(problem.code) ? problem : undefined;
}
