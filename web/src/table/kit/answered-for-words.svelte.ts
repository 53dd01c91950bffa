// What is said of answers that a bot or the clock gave: fetched once there is one.
import { later } from '../../app/later.ts';
import { absenceWords, say } from '../absence.ts';
import type { AnsweredFor } from '../answered-for.ts';

class AnsweredForWords {
  /** Before, nothing can be said of it. */
  areHere = $state(false);

  async fetch(): Promise<void> {
    if (this.areHere) return;
    await later(absenceWords.open());
    this.areHere = true;
  }

  /** Who gave the answer, to this seat if one looks. */
  of({ seat, by }: AnsweredFor, names: readonly string[], mine: number | null): string {
    return seat === mine ? say(`${by}.you`) : say(`${by}.other`, { who: names[seat] ?? '' });
  }
}

export const answeredForWords = new AnsweredForWords();
