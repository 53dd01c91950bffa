// What is chosen for a table when its page opens.
import type { TextStore } from '../../browser/storage.ts';

export interface TableOptions {
  /** No other person is at the table: a lesson, or a match that is looked back at. */
  readonly isAlone?: boolean;
  /** Is told over whose shoulder one looks from now on. */
  readonly onWatch?: (seat: number) => void;
  /** Stores what is begun of an answer. */
  readonly store?: TextStore;
  /** Whether an answer that one press would give waits for a second one. */
  readonly asksTwice?: () => boolean;
}
