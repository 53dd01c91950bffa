// A map whose entries expire after a fixed time, and of which only the newest are kept if there are too many.
import { BoundedMap } from './bounded-map.ts';

interface Memory<Value> {
  readonly value: Value;
  readonly until: number;
}

export class ExpiringMap<Value> {
  readonly #milliseconds: number;
  readonly #now: () => number;
  readonly #memories: BoundedMap<Memory<Value>>;

  /** At least `many` entries are remembered until their time is over. */
  constructor(many: number, milliseconds: number, now: () => number) {
    this.#milliseconds = milliseconds;
    this.#now = now;
    this.#memories = new BoundedMap(many, { milliseconds, now });
  }

  get(key: string): Value | undefined {
    const memory = this.#memories.get(key);
    return memory && memory.until > this.#now() ? memory.value : undefined;
  }

  set(key: string, value: Value): void {
    this.#memories.set(key, { value, until: this.#now() + this.#milliseconds });
  }

  delete(key: string): void {
    this.#memories.delete(key);
  }

  deleteWhere(isToGo: (value: Value) => boolean): void {
    this.#memories.deleteWhere(({ value }) => isToGo(value));
  }
}
