// The words for answers that a bot or the clock gave, fetched when there is one.
import { later } from '../../browser/later.ts';
import type { AnsweredFor } from '../../match/answered-for.ts';
import { say } from '../../match/table-words.ts';
import { laterWords } from '../../words/later.ts';

class AnsweredForWords {
  /** Whether the words have been fetched. */
  areHere = $state(false);

  #coming: Promise<void> | undefined;

  /** Once for the page: where it fails, the page says so, and not again with each update. */
  fetch(): Promise<void> {
    this.#coming ??= later(laterWords.open()).then(() => {
      this.areHere = true;
    });
    return this.#coming;
  }

  /** Who gave the answer, to this seat if one looks. */
  of({ seat, by }: AnsweredFor, names: readonly string[], mine: number | null): string {
    return seat === mine ? say(`${by}.you`) : say(`${by}.other`, { who: names[seat] ?? '' });
  }
}

export const answeredForWords = new AnsweredForWords();
