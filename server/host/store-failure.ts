// What is wrong with the store, and with no match.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { Unavailable } from '../store/sql.ts';

/** Whether it is the store that has failed: as it says so itself, or as whoever tried to write was told. */
export function isStoreAway(failure: unknown): boolean {
  return failure instanceof Unavailable || (failure instanceof Refusal && failure.problem.code === 'unavailable');
}
