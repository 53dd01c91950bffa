// Those who must know at once when somebody is not let in any more, or is somebody else now.
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Identity } from './identity.ts';

export interface AccountListener {
  /** Whoever is out keeps nothing open: neither a socket nor a place in a cache. */
  out?(isOut: (identity: Identity) => boolean): void;
  /** Has another name, or became a member. */
  changed?(person: Person): void;
  /** Does not exist any more; `out` was told before. */
  gone?(person: string): void;
}

export class Listeners {
  readonly #listeners: AccountListener[] = [];

  add(listener: AccountListener): void {
    this.#listeners.push(listener);
  }

  out(isOut: (identity: Identity) => boolean): void {
    for (const listener of this.#listeners) listener.out?.(isOut);
  }

  changed(person: Person): void {
    for (const listener of this.#listeners) listener.changed?.(person);
  }

  gone(person: string): void {
    for (const listener of this.#listeners) listener.gone?.(person);
  }
}
