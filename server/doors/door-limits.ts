// The limits that all doors share, over all processes: open sockets, new sockets and messages, by address and by person.
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import { Ledger } from '../cluster/ledger.ts';
import { MessageRate } from '../limits/message-rate.ts';
import { type Sharing, shareBuckets } from '../limits/shared-buckets.ts';
import { SharedCounters } from '../limits/shared-counters.ts';
import { SlowRefusals } from '../limits/slow-refusals.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import { Turns } from '../scheduling/turns.ts';

export interface DoorLimits {
  /** The open sockets and streams of each address. */
  readonly socketsByPlace: SharedCounters;
  /** The open sockets of each person. */
  readonly socketsByPerson: SharedCounters;
  /** The new sockets and streams of each address, also those that are refused later. */
  readonly arrivals: TokenBuckets;
  /** New sockets of pages that may not connect, counted apart: a page in one browser must not use up what its address may open. */
  readonly foreignArrivals: TokenBuckets;
  readonly rate: MessageRate;
  /** The turns in which the frames of all sockets of this process are read. */
  readonly frames: Turns;
  /** The refusals of each address, also over HTTP. */
  readonly refusals: SlowRefusals;
}

const MINUTE = 60_000;

/** Messages within so many milliseconds are told to the other processes together. */
const TOLD_EVERY = 100;

export function doorLimits(limits: Limits, { bus, timers }: Pick<Sharing, 'bus' | 'timers'>): DoorLimits {
  const { socketsPerAddress, socketsPerUser, newSocketsPerAddress } = limits;
  const sharedCounters = (most: number, topic: string) =>
    new SharedCounters(most, new Ledger<number>({ bus, timers, topic, pause: 0 }));
  const sharing: Sharing = { bus, timers, pause: TOLD_EVERY };
  const arriving = { burst: newSocketsPerAddress, every: MINUTE / newSocketsPerAddress };
  const arrivals = () => new TokenBuckets(arriving, () => timers.now());
  return {
    socketsByPlace: sharedCounters(socketsPerAddress, 'sockets of addresses'),
    socketsByPerson: sharedCounters(socketsPerUser, 'sockets of people'),
    arrivals: shareBuckets(sharing, 'new sockets', arrivals()),
    foreignArrivals: arrivals(),
    rate: new MessageRate(limits, sharing),
    frames: new Turns({ ofPlace: 4, inAll: 16 }),
    refusals: new SlowRefusals(timers),
  };
}
