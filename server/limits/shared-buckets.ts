// Token buckets shared by all processes: what is taken in one is missing in the others a moment later.
import type { Bus, Topic } from '../cluster/bus.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { TokenBuckets } from './token-buckets.ts';

interface Told {
  /** By key: how much was taken. */
  readonly taken?: readonly (readonly [string, number])[];
  /** By key: how long it takes until it is full. Durations, for no two clocks are the same. */
  readonly filling?: readonly (readonly [string, number])[];
  /** Asks all processes for their buckets that are not full. */
  readonly please?: true;
}

export interface Sharing {
  readonly bus: Bus;
  readonly timers: Timers;
  /** What is taken within so many milliseconds is told together. */
  readonly pause?: number;
}

const KEYS_IN_A_MESSAGE = 1000;

/** Gives the same buckets. Each decides at once, by what it knows: what is taken elsewhere at that very moment comes on top. */
export function shareBuckets({ bus, timers, pause = 0 }: Sharing, name: string, buckets: TokenBuckets): TokenBuckets {
  const topic: Topic<Told> = `allowance ${name}`;
  let taken = new Map<string, number>();
  const send = (to: string | undefined, told: Told): void => {
    if (to === undefined) bus.tell(topic, told);
    else bus.tellOne(to, topic, told);
  };
  const tellTaken = (): void => {
    if (taken.size > 0) send(undefined, { taken: [...taken] });
    taken = new Map();
  };
  buckets.onTaken((key, cost) => {
    if (taken.size === 0) timers.after(pause, tellTaken);
    taken.set(key, (taken.get(key) ?? 0) + cost);
  });
  bus.hear(topic, (told, from) => {
    for (const [key, cost] of told.taken ?? []) buckets.take(key, cost);
    for (const [key, milliseconds] of told.filling ?? []) buckets.fillNoSooner(key, milliseconds);
    if (!told.please) return;
    // What is told of from here on was not counted yet.
    tellTaken();
    const filling = buckets.filling();
    for (let i = 0; i < filling.length; i += KEYS_IN_A_MESSAGE)
      send(from, { filling: filling.slice(i, i + KEYS_IN_A_MESSAGE) });
  });
  bus.onMissed((from) => send(from, { please: true }));
  send(undefined, { please: true });
  return buckets;
}
