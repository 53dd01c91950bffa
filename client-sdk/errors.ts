// The errors of the client library: refused by the server, not reachable, or closed.
import type { Problem } from './protocol.ts';

/** The server has refused it; nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }

  get code(): Problem['code'] {
    return this.problem.code;
  }

  /** Milliseconds after which it is worth trying again; `undefined` if it is not. */
  get retryAfter(): number | undefined {
    return this.problem.retryAfter;
  }
}

/** The server could not be reached, or something else answered in its place. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The client was closed, or has left the table, before there was a reply. */
export class Closed extends Error {
  override readonly name = 'Closed';
}

export function isUnauthorized(error: Error): boolean {
  return error instanceof Refused && error.code === 'unauthorized';
}
