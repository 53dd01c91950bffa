// A match that is run again from its journal, with what its seats remember of what they were told on the way.
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { type Beginning, type Journal, JournaledMatch, type Move } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Memories } from './thinking/memories.ts';

/** The match as far as it has come. All its seats listen, or those that are named. */
export function recall(game: AnyGame, { beginning, moves }: Journal, listening?: readonly Seat[]): Recalled {
  const recalled = new Recalled(game, beginning, listening);
  for (const move of moves) recalled.make(move);
  return recalled;
}

/** A match that is run on move by move, and what its seats remember. */
export class Recalled {
  readonly seats: number;
  readonly #journaled: JournaledMatch;
  readonly #memories: Memories;
  /** What was remembered before each answer that may still be taken back. */
  #before: Memories['all'][] = [];

  constructor(game: AnyGame, beginning: Beginning, listening?: readonly Seat[]) {
    this.#journaled = JournaledMatch.begin(game, beginning);
    this.seats = this.match.view('spectator').seats.length;
    this.#memories = new Memories(game, this.seats, listening);
    this.#memories.hear(this.match.told);
  }

  get match(): AnyMatch {
    return this.#journaled.match;
  }

  memoryOf(seat: Seat): Json | undefined {
    return this.#memories.of(seat);
  }

  make(move: Move): void {
    const { before, isBack, events } = this.#journaled.make(move);
    const { turn, depth } = this.match;
    if (isBack) {
      this.#memories.all = this.#before[depth] ?? this.#memories.all;
      return;
    }
    this.#before[before.depth] = this.#memories.all;
    if (turn !== before.turn) this.#before = [];
    this.#memories.hear(events);
  }
}
