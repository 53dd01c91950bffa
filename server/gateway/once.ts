// Things that are done once, however often they are asked for: whoever repeats an id gets what came of it the first time.
import type { ErrorCode, Problem } from '@undertow/shared/protocol/errors.ts';
import { problemOf } from '../doors/problems.ts';
import { Newest } from '../limits/newest.ts';

/** Nothing was done, and it may well work the next time: that is not remembered. */
const PASSING: readonly ErrorCode[] = ['unavailable', 'too-many', 'draining', 'internal'];

/** Who repeats something after a reconnect does so soon. */
const REMEMBERED = 10 * 60_000;
const MOST_REMEMBERED = 200_000;

interface Deed {
  readonly result: Promise<object>;
  readonly until: number;
}

export class Once {
  readonly #now: () => number;
  readonly #deeds: Newest<Deed>;
  /** When those that were there then grew old. */
  #aged: number;

  constructor(now: () => number, most = MOST_REMEMBERED) {
    this.#now = now;
    this.#aged = now();
    this.#deeds = new Newest(most);
  }

  do<Result extends object>(key: string, deed: () => Promise<Result>): Promise<Result> {
    const known = this.#deeds.get(key);
    if (known && known.until > this.#now()) return known.result as Promise<Result>;
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
    if (this.#deeds.get(key)) return;
    this.#remember(key, outcome());
  }

  #remember(key: string, result: Promise<object>): void {
    const now = this.#now();
    if (now - this.#aged >= REMEMBERED) {
      this.#deeds.age();
      this.#aged = now;
    }
    const deed = { result, until: now + REMEMBERED };
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
