// Things that are done once, however often they are asked for: whoever repeats an id gets what came of it the first time.
import type { ErrorCode, Problem } from '@undertow/shared/protocol/errors.ts';
import { problemOf } from '../doors/problems.ts';

/** Nothing was done, and it may well work the next time: that is not remembered. */
const PASSING: readonly ErrorCode[] = ['unavailable', 'too-many', 'draining', 'internal'];

/** Who repeats something after a reconnect does so soon. */
const REMEMBERED = 10 * 60_000;
const MOST_REMEMBERED = 100_000;

interface Deed {
  readonly result: Promise<object>;
  readonly until: number;
}

export class Once {
  readonly #now: () => number;
  readonly #most: number;
  /** The oldest first. */
  readonly #deeds = new Map<string, Deed>();

  constructor(now: () => number, most = MOST_REMEMBERED) {
    this.#now = now;
    this.#most = most;
  }

  do<Result extends object>(key: string, deed: () => Promise<Result>): Promise<Result> {
    const known = this.#deeds.get(key);
    if (known && known.until > this.#now()) return known.result as Promise<Result>;
    this.#deeds.delete(key);
    this.#forgetOld();
    const result = deed();
    this.#remember(key, result);
    return result;
  }

  /** What came, or will come, of a deed that was begun. */
  find(key: string): Promise<object> | undefined {
    return this.#deeds.get(key)?.result;
  }

  /** What came of a deed that was done elsewhere. */
  learn(key: string, outcome: () => Promise<object>): void {
    if (this.#deeds.has(key)) return;
    this.#forgetOld();
    this.#remember(key, outcome());
  }

  #remember(key: string, result: Promise<object>): void {
    const deed = { result, until: this.#now() + REMEMBERED };
    this.#deeds.set(key, deed);
    result.catch((error) => {
      if (!lastingProblemOf(error) && this.#deeds.get(key) === deed) this.#deeds.delete(key);
    });
  }

  #forgetOld(): void {
    const now = this.#now();
    for (const [key, { until }] of this.#deeds) {
      if (until > now && this.#deeds.size < this.#most) return;
      this.#deeds.delete(key);
    }
  }
}

/** The problem that whoever repeats the deed is told again. */
export function lastingProblemOf(failure: unknown): Problem | undefined {
  const problem = problemOf(failure);
  return problem && !PASSING.includes(problem.code) ? problem : undefined;
}
