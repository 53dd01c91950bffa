// Switches the language: its words are fetched first, and the last wish counts, in whichever order words come.
import type { Language } from '@undertow/shared/words/languages.ts';

export class Switching<Words> {
  readonly #fetch: (code: Language) => Promise<Words>;
  readonly #turn: (code: Language, words: Words) => void;
  #wanted: Language | undefined;

  constructor(fetch: (code: Language) => Promise<Words>, turn: (code: Language, words: Words) => void) {
    this.#fetch = fetch;
    this.#turn = turn;
  }

  /** Settled when it is done. If the words cannot be had, nothing turns. */
  async to(code: Language): Promise<void> {
    this.#wanted = code;
    const words = await this.#fetch(code);
    if (this.#wanted === code) this.#turn(code, words);
  }
}
