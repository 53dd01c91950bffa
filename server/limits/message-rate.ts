// Limits how many messages a socket, and all sockets of an address together, may send: a burst is allowed, more is
// refused, and far more closes the socket.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import { type Sharing, shareBuckets } from './shared-buckets.ts';
import { type Allowance, TokenBuckets } from './token-buckets.ts';

/** The sender of a message: a socket, by a name that no other has, and the address that it comes from. */
export interface Sender {
  readonly socket: string;
  readonly place: string;
}

type MessageLimits = Pick<Limits, 'messagesPerSecond' | 'messagesPerAddress'>;

const SECONDS = 10;

/**
 * Each socket may send so much, however much its address sends: it is enough to play. A heavy message counts as more than
 * this, so it is allowed only within what the address may send.
 */
const OWN_SHARE: Allowance = { burst: 3, every: 1000 };

/** So much is refused to a socket because of its address before it may be the one that is closed. */
const LENIENCE: Allowance = { burst: 10, every: 1000 };

export class MessageRate {
  readonly #sockets: TokenBuckets;
  readonly #places: TokenBuckets;
  readonly #ownShares: TokenBuckets;
  /** How much is refused to a socket before it is closed, and to an address before sockets of it are closed. */
  readonly #patience: TokenBuckets;
  readonly #patienceWithPlaces: TokenBuckets;
  readonly #lenience: TokenBuckets;

  constructor({ messagesPerSecond, messagesPerAddress }: MessageLimits, sharing: Sharing) {
    const buckets = (allowance: Allowance) => new TokenBuckets(allowance, () => sharing.timers.now());
    this.#sockets = buckets(perSecond(messagesPerSecond));
    this.#places = shareBuckets(sharing, 'messages', buckets(perSecond(messagesPerAddress)));
    this.#ownShares = buckets(OWN_SHARE);
    this.#patience = buckets(perSecond(messagesPerSecond));
    this.#patienceWithPlaces = buckets(perSecond(messagesPerAddress));
    this.#lenience = buckets(LENIENCE);
  }

  /** Gives nothing if the message is allowed, a refusal if it is too much, and `enough` if the socket is to be closed. */
  judge({ socket, place }: Sender, weight: number): Refusal | 'enough' | undefined {
    const ofSocket = this.#sockets.allow(socket, weight);
    if (ofSocket !== undefined) {
      const isFarTooMuch = this.#patience.allow(socket) !== undefined;
      return isFarTooMuch ? 'enough' : refusal('You send too many messages. Wait a little.', ofSocket);
    }
    if (this.#ownShares.allow(socket, weight) === undefined) return undefined;
    const ofPlace = this.#places.allow(place, weight);
    if (ofPlace === undefined) return undefined;
    // Other clients behind the address may be the greedy ones: only a socket that itself goes on is closed.
    const goesOn = this.#lenience.allow(socket) !== undefined;
    const isFarTooMuch = this.#patienceWithPlaces.allow(place) !== undefined;
    return goesOn && isFarTooMuch
      ? 'enough'
      : refusal('Too many messages come from your address. Wait a little.', ofPlace);
  }
}

function perSecond(messages: number): Allowance {
  return { burst: messages * SECONDS, every: 1000 / messages };
}

function refusal(message: string, retryAfter: number): Refusal {
  return new Refusal('too-many', message, { retryAfter });
}
