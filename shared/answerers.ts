// Who or what gave the answers that led to a version of a match, as far as all may know it. Its moves tell it: no more is kept
// of it.
import type { AnyMatch } from './games.ts';
import type { Answered } from './protocol/play.ts';
import type { Move } from './protocol/replay.ts';
import type { Seat } from './table/game.ts';

type By = Answered['by'];

export class Answerers {
  /** Of the moves that belong to the match from which this one goes on, nothing is told. */
  #foreign: number;
  /** Of each seat what gave its last answer. */
  readonly #last: By[];
  /** What was answered since the last version. */
  readonly #given = new Map<Seat, By>();

  /** By seat, whether a bot sits there. */
  constructor(areBots: readonly boolean[], foreign = 0) {
    this.#foreign = foreign;
    this.#last = areBots.map((isBot) => (isBot ? 'bot' : 'player'));
  }

  hear({ seat, kind }: Pick<Move, 'seat' | 'kind'>): void {
    if (this.#foreign > 0) {
      this.#foreign--;
      return;
    }
    this.#last[seat] = byOf(kind);
    this.#given.set(seat, byOf(kind));
  }

  /**
   * Who answered on the way to the version at which the match has come. A seat that had no choice was answered for by the
   * rules, and no viewer is to know which one that was: it is told as if it had been asked.
   */
  take(match: AnyMatch): readonly Answered[] {
    const given = new Map(this.#given);
    this.#given.clear();
    if (given.size === 0) return [];
    const usual = (seat: Seat): By => (this.#last[seat] === 'bot' ? 'bot' : 'player');
    return match.answered.map((seat) => ({ seat, by: given.get(seat) ?? usual(seat) }));
  }
}

/** An order is its player's own, and known to its player alone. */
function byOf(kind: Move['kind']): By {
  return kind === 'bot' || kind === 'timeout' ? kind : 'player';
}
