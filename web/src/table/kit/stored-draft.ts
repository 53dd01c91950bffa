// Stores an answer that the player has begun, so that a reload does not lose it.
import type { TextStore } from '../../browser/storage.ts';

export class StoredDraft<Draft> {
  readonly #key: string;
  readonly #store: TextStore | undefined;
  readonly #isWhole: (kept: unknown) => kept is Draft;

  constructor(table: string, store: TextStore | undefined, isWhole: (kept: unknown) => kept is Draft) {
    this.#key = `undertow.begun.${table}`;
    this.#store = store;
    this.#isWhole = isWhole;
  }

  write(draft: Draft): void {
    try {
      this.#store?.setItem(this.#key, JSON.stringify(draft));
    } catch {
      // A store that is full, or forbidden, keeps nothing.
    }
  }

  read(): Draft | undefined {
    try {
      const kept: unknown = JSON.parse(this.#store?.getItem(this.#key) ?? 'null');
      return this.#isWhole(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}
