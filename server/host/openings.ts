// The matches on their way into memory, and the clients that wait for them: each source has its own place in the line, so that no
// client waits in that of a flood. When one source is served, all that wait for the match are.
import type { Source } from '../limits/fair-queue.ts';
import type { Found } from './waking.ts';

/** Finds a match; what it is asked with tells whether any client still waits for that. */
type Find = (isWanted: () => boolean) => Promise<Found>;

export class Openings {
  /** By match and source. */
  readonly #waiting = new Map<string, Map<string, PromiseWithResolvers<Found>>>();

  get all(): Promise<Found>[] {
    return [...this.#waiting.values()].flatMap((sources) => [...sources.values()].map(({ promise }) => promise));
  }

  /** What is found; it is looked for once for all clients of this source that wait for it. */
  wait(id: string, source: Source, find: Find): Promise<Found> {
    const sources = this.#waiting.get(id) ?? new Map<string, PromiseWithResolvers<Found>>();
    const key = keyOf(source);
    const known = sources.get(key);
    if (known) return known.promise;
    const opening = Promise.withResolvers<Found>();
    sources.set(key, opening);
    this.#waiting.set(id, sources);
    const isWanted = () => sources.get(key) === opening;
    find(isWanted).then(
      (found) => {
        if (isWanted()) this.found(id, found);
      },
      (failure) => {
        if (!isWanted()) return;
        sources.delete(key);
        if (sources.size === 0) this.#waiting.delete(id);
        opening.reject(failure);
      },
    );
    return opening.promise;
  }

  /** Clients that wait for it in any place need not wait for their turn. */
  found(id: string, found: Found): void {
    const sources = this.#waiting.get(id);
    this.#waiting.delete(id);
    for (const { resolve } of sources?.values() ?? []) resolve(found);
    sources?.clear();
  }
}

function keyOf({ place, person, isFamiliar }: Source): string {
  return JSON.stringify([place, person, isFamiliar]);
}
