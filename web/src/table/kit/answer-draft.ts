// What was begun of an answer; it is stored, so that a reload does not lose it.
import type { Json } from '@undertow/client-sdk/index.ts';
import type { TextStore } from '../../browser/storage.ts';
import type { OfQuestion } from './until-asked.svelte.ts';

/** What was pressed, in its order: options, or places of the board. */
export type Picks = readonly string[];

export interface AnswerDraft {
  readonly picks: Picks;
  readonly doubt?: Doubt | undefined;
}

/** An answer that was pressed once, and waits to be pressed once more. */
export interface Doubt {
  readonly answer: Json;
  /** Where it was pressed. */
  readonly picks: Picks;
}

export class StoredDraft<Draft extends AnswerDraft> {
  readonly #key: string;
  readonly #store: TextStore | undefined;

  constructor(table: string, store: TextStore | undefined) {
    this.#key = `undertow.begun.${table}`;
    this.#store = store;
  }

  write(draft: OfQuestion<Draft>): void {
    try {
      this.#store?.setItem(this.#key, JSON.stringify(draft));
    } catch {
      // A store that is full, or forbidden, keeps nothing.
    }
  }

  read(): OfQuestion<Draft> | undefined {
    try {
      const kept = JSON.parse(this.#store?.getItem(this.#key) ?? 'null') as OfQuestion<Draft>;
      return typeof kept.question === 'number' && Array.isArray(kept.value.picks) ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}
