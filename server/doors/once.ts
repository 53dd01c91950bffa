// Idempotency in one process: a client that repeats the id of a request gets the first reply again, and nothing is done
// twice.
import { MESSAGES_KNOWN } from '../host/seat.ts';
import { BoundedMaps } from '../limits/bounded-maps.ts';
import { again, type Outcome, outcomeOf } from './outcome.ts';

/** A client that repeats a request after a reconnect does so soon. */
const REMEMBERED = 10 * 60_000;

/** Each person has a memory of their own, so it takes very many people to push one out. */
const PEOPLE_KEPT = 20_000;

/** The memory of requests, with a part for each person. */
export function rememberedRequests<Value extends {}>(now: () => number): BoundedMaps<Value> {
  return new BoundedMaps({ owners: PEOPLE_KEPT, each: MESSAGES_KNOWN, milliseconds: REMEMBERED, now });
}

/** The key of a request begins with its person. */
export function onceKey(person: string, name: string): string {
  return `${person} ${name}`;
}

export function personOf(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

export class Once {
  readonly #underWay = new Map<string, Promise<object>>();
  readonly #done: BoundedMaps<Outcome>;

  constructor(now: () => number) {
    this.#done = rememberedRequests(now);
  }

  /** How many requests are remembered. */
  get size(): number {
    return this.#done.size;
  }

  do<Result extends object>(key: string, work: () => Promise<Result>): Promise<Result> {
    return (this.find(key) ?? this.#begin(key, work)) as Promise<Result>;
  }

  /** The outcome, now or later, of a request that was begun. */
  find(key: string): Promise<object> | undefined {
    const outcome = this.#outcomeOf(key);
    return outcome ? Promise.try(again, outcome) : this.#underWay.get(key);
  }

  /** The outcome of a request that another process has done. */
  learn(key: string, outcome: Outcome): void {
    if (!this.#outcomeOf(key) && !this.#underWay.has(key)) this.#remember(key, outcome);
  }

  async #begin(key: string, work: () => Promise<object>): Promise<object> {
    const result = work();
    this.#underWay.set(key, result);
    try {
      const reply = await result;
      this.#remember(key, { reply });
      return reply;
    } catch (failure) {
      const refused = outcomeOf(failure);
      if (refused) this.#remember(key, refused);
      throw failure;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #outcomeOf(key: string): Outcome | undefined {
    return this.#done.get(personOf(key), key);
  }

  #remember(key: string, outcome: Outcome): void {
    this.#done.set(personOf(key), key, outcome);
  }
}
