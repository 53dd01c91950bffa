// The summary of a match for lists, made when a turn ends, and as late as spectators see the match.
import { Summary } from '@undertow/shared/protocol/tables.ts';
import type { AnyGame, AnyView } from '@undertow/shared/table/any-game.ts';
import { isOfMatch } from './failures.ts';

interface Waiting {
  readonly turn: number;
  readonly summary: Summary;
}

export class DelayedSummary {
  readonly #delay: number;
  readonly #game: Pick<AnyGame, 'summary'>;
  readonly #report: (bug: unknown) => void;
  /** The first is what may be said now; each of the others in its turn. */
  #waiting: Waiting[] = [];

  constructor(delay: number, game: Pick<AnyGame, 'summary'>, report: (bug: unknown) => void) {
    this.#delay = delay;
    this.#game = game;
    this.#report = report;
  }

  /** The summary as it stands, without delay; `undefined` where the game tells nothing, or too much, which is reported. */
  of(view: AnyView): Summary | undefined {
    try {
      const said = this.#game.summary?.(view);
      return said && Summary.parse(said);
    } catch (bug) {
      if (isOfMatch(bug)) throw bug;
      this.#report(bug);
      return undefined;
    }
  }

  /** The match stands in this turn now: tells what may be said by now. */
  take(turn: number, view: AnyView, tell: (turn: number, summary: Summary) => void): void {
    const summary = this.of(view);
    if (!summary) return;
    // A turn that was taken back is not told of.
    this.#waiting = [...this.#waiting.filter((one) => one.turn < turn), { turn, summary }];
    const due = this.#waiting.findLastIndex((one) => one.turn <= turn - this.#delay);
    this.#waiting = this.#waiting.slice(Math.max(0, due));
    const [first] = this.#waiting;
    if (due >= 0 && first) tell(turn, first.summary);
  }
}
