// Bounded maps for many owners: each keeps its newest entries for a while, and none pushes out those of another.
import { BoundedMap, type Lifetime } from './bounded-map.ts';

interface Thing<Value> {
  readonly value: Value;
  readonly until: number;
}

export interface Extent extends Lifetime {
  /** How many owners are remembered at least: those that were heard of last. */
  readonly owners: number;
  /** How many entries of each are kept. */
  readonly each: number;
}

export class BoundedMaps<Value extends {}> {
  readonly #extent: Extent;
  readonly #owners: BoundedMap<Map<string, Thing<Value>>>;

  constructor(extent: Extent) {
    this.#extent = extent;
    this.#owners = new BoundedMap(extent.owners, extent);
  }

  /** How much is remembered of all. */
  get size(): number {
    return this.#all().reduce((sum, things) => sum + things.size, 0);
  }

  get(owner: string, key: string): Value | undefined {
    const thing = this.#owners.get(owner)?.get(key);
    return thing && thing.until > this.#extent.now() ? thing.value : undefined;
  }

  set(owner: string, key: string, value: Value): void {
    const { each, milliseconds } = this.#extent;
    const now = this.#extent.now();
    const things = this.#owners.get(owner) ?? new Map<string, Thing<Value>>();
    this.#owners.set(owner, things);
    things.delete(key);
    for (const [oldest, { until }] of things) {
      if (things.size < each && until > now) break;
      things.delete(oldest);
    }
    things.set(key, { value, until: now + milliseconds });
  }

  delete(owner: string, key: string): void {
    this.#owners.get(owner)?.delete(key);
  }

  deleteWhere(isToGo: (value: Value) => boolean): void {
    for (const things of this.#all()) {
      for (const [key, { value }] of things) if (isToGo(value)) things.delete(key);
    }
  }

  #all(): Map<string, Thing<Value>>[] {
    return this.#owners.keys().flatMap((owner) => this.#owners.get(owner) ?? []);
  }
}
