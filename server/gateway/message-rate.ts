// How many messages a socket may send: a burst is fine, more is refused, and far more closes it.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';

const SECONDS = 10;

export class MessageRate {
  readonly #allowance: TokenBuckets;
  /** How much is refused before the socket is closed. */
  readonly #patience: TokenBuckets;

  constructor(messagesPerSecond: number, now: () => number) {
    const allowance = { burst: messagesPerSecond * SECONDS, every: 1000 / messagesPerSecond };
    this.#allowance = new TokenBuckets(allowance, now);
    this.#patience = new TokenBuckets(allowance, now);
  }

  /** Says nothing if this is not too much. */
  judge(socket: string, weight: number): Refusal | 'enough' | undefined {
    const retryAfter = this.#allowance.allow(socket, weight);
    if (retryAfter === undefined) return undefined;
    if (this.#patience.allow(socket) !== undefined) return 'enough';
    return new Refusal('too-many', 'You send too many messages. Wait a little.', { retryAfter });
  }
}
