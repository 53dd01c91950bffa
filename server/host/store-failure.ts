// What is wrong with the store, and with no match.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { Unavailable } from '../store/sql.ts';

/** Whether it is the store that has failed: it says so itself, or the process that tried to write was refused for it. */
export function isStoreAway(failure: unknown): boolean {
  return failure instanceof Unavailable || (failure instanceof Refusal && failure.problem.code === 'unavailable');
}
