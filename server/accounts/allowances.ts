// How often one address may get a session, and how often it may try to sign in, over all processes.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { type Among, sharedAmong } from '../limits/shared-buckets.ts';
import { type Allowance, TokenBuckets } from '../limits/token-buckets.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export class Allowances {
  readonly guests: TokenBuckets;
  readonly signUps: TokenBuckets;
  readonly signIns: TokenBuckets;
  /** Of one name, from wherever: only those that failed. Places from which the person has been let in are exempt. */
  readonly guesses: TokenBuckets;
  /** Of one name from one place: so that one place alone cannot lock a name, and a familiar place cannot guess for ever. */
  readonly guessesHere: TokenBuckets;
  /** Of one person who is signed in, and gives the password once more. */
  readonly confirmations: TokenBuckets;
  /** Of one person. */
  readonly renames: TokenBuckets;

  constructor(guestsPerHour: number, among: Among) {
    const buckets = (name: string, allowance: Allowance) =>
      sharedAmong(among, name, new TokenBuckets(allowance, () => among.timers.now()));
    this.guests = buckets('guests', { burst: Math.ceil(guestsPerHour / 4), every: HOUR / guestsPerHour });
    this.signUps = buckets('sign-ups', { burst: 10, every: 5 * MINUTE });
    this.signIns = buckets('sign-ins', { burst: 20, every: 6 * SECOND });
    this.guesses = buckets('guesses', { burst: 50, every: 20 * SECOND });
    this.guessesHere = buckets('guesses here', { burst: 10, every: 2 * MINUTE });
    this.confirmations = buckets('confirmations', { burst: 50, every: 20 * SECOND });
    this.renames = buckets('renames', { burst: 3, every: HOUR });
  }
}

/** Takes one, or refuses with this sentence. */
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
