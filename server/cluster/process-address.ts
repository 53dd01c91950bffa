// Tells proxies where this process listens: a key in Redis that expires unless it is renewed.
import type { Redis } from 'ioredis';
import type { Timers } from '../scheduling/timers.ts';

/** Seconds until the key expires. */
const EXPIRES_AFTER = 15;

const REFRESH_EVERY = 5_000;

export class ProcessAddress {
  readonly #redis: Redis;
  readonly #key: string;
  readonly #timers: Timers;
  #callOff: () => void = () => {};

  constructor(redis: Redis, self: string, timers: Timers) {
    this.#redis = redis;
    this.#key = `undertow:process:${self}`;
    this.#timers = timers;
  }

  async tell(address: string): Promise<void> {
    // While Redis is away no balancer can read it.
    await this.#redis.set(this.#key, address, 'EX', EXPIRES_AFTER).catch(() => {});
    this.#callOff = this.#timers.after(REFRESH_EVERY, () => void this.tell(address));
  }

  async withdraw(): Promise<void> {
    this.#callOff();
    await this.#redis.del(this.#key).catch(() => {});
  }
}
