// The journal of a match as data, for a thread or a file; and the match that is run again from it, with what its seats
// remember.
import { failureOf, makeMove } from '@undertow/shared/replay.ts';
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Save } from '@undertow/shared/table/save.ts';
import { Memories } from './thinking/memories.ts';

/** Where the match began, or where it is known from. */
export type Beginning =
  | { readonly options: Json; readonly seats: number; readonly seed: string }
  | { readonly save: Save<Json> };

/** What a seat did, or what was done for it: an answer, or the `undo` of its last one. */
export interface Move {
  readonly seat: Seat;
  readonly kind: string;
  readonly answer?: Answer | undefined;
}

export interface Journal {
  readonly beginning: Beginning;
  readonly moves: readonly Move[];
}

/** The match as far as it has come, run again, with what these seats remember of what they were told on the way. */
export function recall(game: AnyGame, { beginning, moves }: Journal, listening?: readonly Seat[]): Recalled {
  const recalled = new Recalled(startFrom(game, beginning), listening);
  for (const move of moves) recalled.make(move);
  return recalled;
}

function startFrom(game: AnyGame, beginning: Beginning): AnyMatch {
  if ('save' in beginning) return Match.resume(game, beginning.save);
  return Match.start(game, beginning.options, beginning.seats, beginning.seed);
}

/** A match that is run on move by move, and what its seats remember. */
export class Recalled {
  readonly match: AnyMatch;
  readonly #memories: Memories;
  /** What was remembered before each answer that may still be taken back. */
  #before: Memories['all'][] = [];

  constructor(match: AnyMatch, listening?: readonly Seat[]) {
    this.match = match;
    this.#memories = new Memories(match.game, match.view('spectator').seats.length, listening);
    this.#memories.hear(match.told);
  }

  memoryOf(seat: Seat): Json | undefined {
    return this.#memories.of(seat);
  }

  make(move: Move): void {
    const { match } = this;
    const { turn, depth } = match;
    const events = makeMove(match, move);
    if (!events) throw new Error(failureOf(move));
    if (move.kind === 'undo') {
      this.#memories.all = this.#before[match.depth] ?? this.#memories.all;
      return;
    }
    this.#before[depth] = this.#memories.all;
    if (match.turn !== turn) this.#before = [];
    this.#memories.hear(events);
  }
}
