// The refusal `busy`: there is no time for a request at this moment. Nothing is wrong, and the client may ask again.
import { Refusal } from '@undertow/shared/protocol/errors.ts';

const SHORTEST_WAIT = 1_000;
const SPREAD = 2_000;

export class Busy extends Refusal {
  constructor(message: string) {
    // If all that are refused came again at once, they would be refused again.
    super('busy', message, { retryAfter: SHORTEST_WAIT + Math.floor(Math.random() * SPREAD) });
  }
}

/** It will be done a moment later, here or by another process: no fault that an operator has to hear of. */
export function isPassing(failure: unknown): failure is Refusal {
  return failure instanceof Refusal && (failure.problem.code === 'busy' || failure.problem.code === 'draining');
}
