// Turns an error into the problem that a client is told, without details of the server's inside.
import { type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import { Conflict, Unavailable } from '../store/sql.ts';

/** The problem of a refusal; `undefined` for a bug. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Refusal) return error.problem;
  if (error instanceof Unavailable) {
    return {
      code: 'unavailable',
      message: 'The server cannot reach its store at the moment. Try again.',
      retryAfter: 1000,
    };
  }
  if (error instanceof Conflict) {
    return { code: 'conflict', message: 'Something else changed at the same moment. Try again.' };
  }
  return undefined;
}
