// Advice on a moment of a finished match: what a strong bot would answer there. A thread thinks of it once for all who
// ask, with the limits of hints.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { Hint } from '@undertow/shared/protocol/hints.ts';
import { LoadingCache } from '../limits/loading-cache.ts';
import { Written } from '../written.ts';
import type { Asker } from './askers.ts';
import type { Hinting, HintJob } from './hints.ts';

const MOST_BYTES = 1024 * 1024;
/** The seed of every advice, so that all who ask get the same. */
const SEED = 'fast:1';

export interface AdviceParts {
  readonly hinting: Hinting | undefined;
  report(problem: string, match: string, details: object): void;
}

export class Advice {
  readonly #parts: AdviceParts;
  readonly #found = new LoadingCache<Written<Hint>>(MOST_BYTES, ({ text }) => text.length);

  constructor(parts: AdviceParts) {
    this.#parts = parts;
  }

  /** Refuses where no bot knows the game well enough, or there is too much to do. */
  of(job: Omit<HintJob, 'kind' | 'seed'>, asker: Asker): Promise<Written<Hint>> {
    const { hinting } = this.#parts;
    if (!hinting?.knows(job.game)) throw new Refusal('conflict', 'There are no hints for this game here.');
    return this.#found.get(`${job.match} ${job.journal.moves.length}`, () =>
      this.#think(hinting, { ...job, kind: 'hint', seed: SEED }, asker),
    );
  }

  async #think(hinting: Hinting, job: HintJob, asker: Asker): Promise<Written<Hint>> {
    try {
      return Written.of(Hint, await hinting.hint(job, { askers: [asker], isWanted: () => true }));
    } catch (failure) {
      if (failure instanceof Refusal) throw failure;
      this.#parts.report('no answer was found to a moment', job.match, { moves: job.journal.moves.length, failure });
      throw new Refusal('unavailable', 'No answer was found.');
    }
  }
}
