// What lists say of a match, as it stands when a turn ends: as late as spectators see it.
import type { AnyGame, AnyView } from '@undertow/shared/games.ts';
import { Summary } from '@undertow/shared/protocol/tables.ts';

interface Waiting {
  readonly turn: number;
  readonly summary: Summary;
}

export class Summaries {
  readonly #delay: number;
  readonly #game: Pick<AnyGame, 'summary'>;
  /** The first is what may be said now; each of the others in its turn. */
  #waiting: Waiting[] = [];

  constructor(delay: number, game: Pick<AnyGame, 'summary'>) {
    this.#delay = delay;
    this.#game = game;
  }

  /** What may be said when the match stands in this turn; `undefined` if that is nothing. Throws where a game says too much. */
  after(turn: number, view: AnyView): Summary | undefined {
    const said = this.#game.summary?.(view);
    if (!said) return undefined;
    const summary = Summary.parse(said);
    // A turn that was taken back is not told of.
    this.#waiting = [...this.#waiting.filter((one) => one.turn < turn), { turn, summary }];
    const due = this.#waiting.findLastIndex((one) => one.turn <= turn - this.#delay);
    this.#waiting = this.#waiting.slice(Math.max(0, due));
    return due < 0 ? undefined : this.#waiting[0]?.summary;
  }
}
