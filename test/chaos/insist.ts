// Doing something until it is done, as a person does who sees that the service is in trouble.
import { setTimeout as pause } from 'node:timers/promises';
import { Refused, Unreachable } from '@undertow/client-sdk/errors.ts';

const LONGEST = 90_000;

export async function insist<Result>(deed: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + LONGEST;
  for (;;) {
    try {
      return await deed();
    } catch (error) {
      const mayPass = error instanceof Unreachable || (error instanceof Refused && error.retryAfter !== undefined);
      if (!mayPass || Date.now() > deadline) throw error;
      await pause(Math.max(100, (error instanceof Refused && error.retryAfter) || 0));
    }
  }
}
