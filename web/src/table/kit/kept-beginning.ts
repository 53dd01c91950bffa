// Stores an answer that the player has begun, so that a reload does not lose it.
import type { TextStore } from '../../app/storage.ts';

export class KeptBeginning<Beginning> {
  readonly #key: string;
  readonly #store: TextStore | undefined;
  readonly #isWhole: (kept: unknown) => kept is Beginning;

  constructor(table: string, store: TextStore | undefined, isWhole: (kept: unknown) => kept is Beginning) {
    this.#key = `undertow.begun.${table}`;
    this.#store = store;
    this.#isWhole = isWhole;
  }

  write(beginning: Beginning): void {
    try {
      this.#store?.setItem(this.#key, JSON.stringify(beginning));
    } catch {
      // A store that is full, or forbidden, keeps nothing.
    }
  }

  read(): Beginning | undefined {
    try {
      const kept: unknown = JSON.parse(this.#store?.getItem(this.#key) ?? 'null');
      return this.#isWhole(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}
