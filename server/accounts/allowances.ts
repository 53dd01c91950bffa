// Limits on signing in and on new guests, for each address and name, counted over all processes.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { type Sharing, shareBuckets } from '../limits/shared-buckets.ts';
import { type Allowance, TokenBuckets } from '../limits/token-buckets.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export class Allowances {
  readonly guests: TokenBuckets;
  readonly signUps: TokenBuckets;
  readonly signIns: TokenBuckets;
  /** Wrong guesses at one name, from anywhere but the addresses from which its member has signed in before. */
  readonly guesses: TokenBuckets;
  /**
   * Wrong guesses at one name from one address, familiar or not, so that one address alone cannot lock a name, nor guess
   * for ever.
   */
  readonly guessesHere: TokenBuckets;
  /** Tries of one person who is signed in and gives the password once more. */
  readonly confirmations: TokenBuckets;
  /** Changes of name of one person. */
  readonly renames: TokenBuckets;

  constructor(guestsPerHour: number, sharing: Sharing) {
    const buckets = (name: string, allowance: Allowance) =>
      shareBuckets(sharing, name, new TokenBuckets(allowance, () => sharing.timers.now()));
    this.guests = buckets('guests', { burst: Math.ceil(guestsPerHour / 4), every: HOUR / guestsPerHour });
    this.signUps = buckets('sign-ups', { burst: 10, every: 5 * MINUTE });
    this.signIns = buckets('sign-ins', { burst: 20, every: 6 * SECOND });
    this.guesses = buckets('guesses', { burst: 50, every: 20 * SECOND });
    this.guessesHere = buckets('guesses here', { burst: 10, every: 2 * MINUTE });
    this.confirmations = buckets('confirmations', { burst: 50, every: 20 * SECOND });
    this.renames = buckets('renames', { burst: 3, every: HOUR });
  }
}

/** Takes a token from the bucket of this key, or refuses with this sentence. */
export function take(buckets: TokenBuckets, key: string, message: string): void {
  refuse(buckets.allow(key), message);
}

/** Refuses with this sentence if nothing is left, and takes nothing. */
export function mustHave(buckets: TokenBuckets, key: string, message: string): void {
  refuse(buckets.wait(key), message);
}

function refuse(retryAfter: number | undefined, message: string): void {
  if (retryAfter !== undefined) throw new Refusal('too-many', message, { retryAfter });
}
