// A short-lived cache of identities, so that not every request asks the database.
import { ExpiringMap } from '../limits/expiring-map.ts';
import type { Identity } from './identity.ts';
import type { Listeners } from './listeners.ts';

/** Identities are cached for so long: a change elsewhere counts here after that, even if this process does not hear of it. */
const REMEMBERED = 20_000;
const KEPT = 20_000;
const MOST_TRIES = 5;

export class Lookup {
  readonly #find: (key: string) => Promise<Identity | undefined>;
  readonly #found: ExpiringMap<Identity>;
  #changes = 0;

  constructor(find: (key: string) => Promise<Identity | undefined>, now: () => number, listeners: Listeners) {
    this.#find = find;
    this.#found = new ExpiringMap(KEPT, REMEMBERED, now);
    listeners.add({
      out: (isOut) => this.#forget(isOut),
      changed: ({ id }) => this.#forget(({ person }) => person.id === id),
    });
  }

  async find(key: string): Promise<Identity | undefined> {
    const found = this.#found.get(key);
    if (found) return found;
    for (let tries = 1; ; tries++) {
      const changes = this.#changes;
      const identity = await this.#find(key);
      // What was read while something changed may be from before the change.
      const isCertain = changes === this.#changes;
      if (identity && isCertain) this.#found.set(key, identity);
      if (!identity || isCertain || tries === MOST_TRIES) return identity;
    }
  }

  /** Forgets everything: something has changed, and it is not known what. */
  forget(): void {
    this.#forget(() => true);
  }

  #forget(isStale: (identity: Identity) => boolean): void {
    this.#changes++;
    this.#found.deleteWhere(isStale);
  }
}
