// Asks the server again for what it had no time for, when it has said how long that lasts.
import { Refused } from '@undertow/client-sdk/index.ts';

/** Fails if there is nothing to wait for, or if the reply is not wanted any more. */
export async function patiently<Reply>(ask: () => Promise<Reply>, isWanted: () => boolean): Promise<Reply> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.retryAfter === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.retryAfter));
      if (!isWanted()) throw error;
    }
  }
}
