// Hints in a match: a thread finds what a strong bot would answer for a player who plays against bots alone.
import { randomInt } from 'node:crypto';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Journal } from '@undertow/shared/table/journaled-match.ts';
import type { Asker, Wanted } from './askers.ts';

/** What is handed to a thread: all that is needed to repeat the thought. */
export interface HintJob {
  readonly kind: 'hint';
  readonly match: string;
  readonly game: string;
  readonly journal: Journal;
  /** The seat that is helped: the thought begins with what it sees and was told. */
  readonly seat: Seat;
  /** The seed of the chance in its thoughts. */
  readonly seed: string;
}

/** Thinks of hints, in threads. */
export interface Hinting {
  /** Whether a bot knows this game well enough. */
  knows(game: string): boolean;
  /** Refuses where there is too much to do, or the hint is no longer wanted when its turn comes; fails if it breaks down. */
  hint(job: HintJob, wanted: Wanted): Promise<Hint>;
}

/** A hint that a player asks for: for which seat, and which of its decisions. */
interface HintAsked {
  readonly seat: Seat;
  readonly number: number;
  readonly asker: Asker;
}

interface HintsParts {
  readonly match: { readonly id: string; readonly game: string };
  readonly hinting: Hinting | undefined;
  /** Whether this is still asked of the seat. */
  isOpen(seat: Seat, number: number): boolean;
  report(problem: string, details: object): void;
}

export class Hints {
  readonly #parts: HintsParts;
  /** The seats for which a thread thinks, or will. */
  readonly #under = new Set<Seat>();

  constructor(parts: HintsParts) {
    this.#parts = parts;
  }

  /** Refuses where there are no hints, or one is on its way to this seat. */
  mustBeFree(seat: Seat): Hinting {
    const { hinting, match } = this.#parts;
    if (!hinting?.knows(match.game)) throw new Refusal('conflict', 'There are no hints for this game here.');
    if (this.#under.has(seat)) throw new Refusal('too-many', 'A hint is on its way already.', { retryAfter: 1000 });
    return hinting;
  }

  /** Begins at once; one after the other for each seat. What comes too late for its question is dropped. */
  async begin({ seat, number, asker }: HintAsked, journal: Journal): Promise<Hint> {
    const hinting = this.mustBeFree(seat);
    const { match, isOpen, report } = this.#parts;
    this.#under.add(seat);
    const job: HintJob = {
      ...{ kind: 'hint', match: match.id, game: match.game, journal, seat },
      seed: `fast:${randomInt(2 ** 31)}`,
    };
    try {
      const hint = await hinting.hint(job, { askers: [asker], isWanted: () => isOpen(seat, number) });
      if (isOpen(seat, number)) return hint;
    } catch (failure) {
      if (failure instanceof Refusal && isOpen(seat, number)) throw failure;
      if (!(failure instanceof Refusal)) {
        report('a hint was not found', { job, failure });
        throw new Refusal('unavailable', 'No hint was found.');
      }
    } finally {
      this.#under.delete(seat);
    }
    throw new Refusal('stale', 'This decision is not open any more.');
  }
}
