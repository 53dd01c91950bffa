// Switching the language: everybody who speaks loads the words first, then all turn at once.
import type { Language } from './languages.ts';

/** Loads what it has in a language, and gives back how to turn to it. */
export type Follower = (code: Language) => Promise<() => void>;

export class Switching {
  readonly #followers: Follower[] = [];
  /** The language asked for last: another one whose words come later is not shown. */
  #wanted: Language = 'en';
  #shown: Language = 'en';

  /** Settled when all have turned. If words cannot be had, everybody stays with the language that is shown. */
  async to(code: Language): Promise<void> {
    this.#wanted = code;
    try {
      const turns = await Promise.all(this.#followers.map((follower) => follower(code)));
      if (this.#wanted !== code) return;
      this.#shown = code;
      for (const turn of turns) turn();
    } catch (failure) {
      if (this.#wanted === code) this.#wanted = this.#shown;
      throw failure;
    }
  }

  /** For words that are wanted later, such as those of a game: settled when they speak the language of the others. */
  async join(follower: Follower): Promise<void> {
    this.#followers.push(follower);
    const code = this.#wanted;
    const turn = await follower(code);
    if (this.#wanted === code) turn();
  }
}
