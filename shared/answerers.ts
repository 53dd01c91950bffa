// Works out who or what gave the answers that led to a version of a match, as far as all may know it, from the moves
// alone.
import type { Answered } from './protocol/play.ts';
import type { Move } from './protocol/replay.ts';
import type { AnyMatch } from './table/any-game.ts';
import type { Seat } from './table/game.ts';

type By = Answered['by'];

export class Answerers {
  /** Of the moves that belong to the match from which this one goes on, nothing is told. */
  #foreign: number;
  /** What was answered since the last version. */
  readonly #given = new Map<Seat, By>();

  constructor(foreign = 0) {
    this.#foreign = foreign;
  }

  hear({ seat, kind }: Pick<Move, 'seat' | 'kind'>): void {
    if (this.#foreign > 0) {
      this.#foreign--;
      return;
    }
    this.#given.set(seat, byOf(kind));
  }

  /** Who answered on the way to the version at which the match has come. */
  take(match: AnyMatch): readonly Answered[] {
    const given = new Map(this.#given);
    this.#given.clear();
    return match.answered.flatMap((seat) => {
      const by = given.get(seat);
      return by ? { seat, by } : [];
    });
  }
}

/** An order is its player's own, and known to its player alone. */
function byOf(kind: Move['kind']): By {
  return kind === 'bot' || kind === 'timeout' ? kind : 'player';
}
