// A match as far as it has come, as data for a thread or a file; and what one of its seats knows then.
import type { AnyGame, AnyMatch } from '@undertow/shared/games.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Save } from '@undertow/shared/table/save.ts';

/** Where the match began, or where it is known from. */
export type Beginning =
  | { readonly options: Json; readonly seats: number; readonly seed: string }
  | { readonly save: Save<Json> };

/** What a seat did, or what was done for it: an answer, or the `undo` of its last one. */
export interface Move {
  readonly seat: Seat;
  readonly kind: string;
  readonly answer?: Answer;
}

export interface Course {
  readonly beginning: Beginning;
  readonly moves: readonly Move[];
}

/** A match, and what this seat remembers of all that it was told: `undefined` if its game has no memory. */
export interface Recalled {
  readonly match: AnyMatch;
  readonly memory: Json | undefined;
}

/** Runs the match again, and lets the seat remember what it was told on the way. */
export function recall(game: AnyGame, { beginning, moves }: Course, seat: Seat): Recalled {
  const match =
    'save' in beginning
      ? Match.resume(game, beginning.save)
      : Match.start(game, beginning.options, beginning.seats, beginning.seed);
  const recalling = new Recalling(match, seat);
  for (const move of moves) recalling.make(move);
  return recalling;
}

/** A match that is run on move by move. */
export class Recalling implements Recalled {
  readonly match: AnyMatch;
  readonly #seat: Seat;
  memory: Json | undefined;
  /** What was remembered before each answer that may still be taken back. */
  #before: (Json | undefined)[] = [];

  constructor(match: AnyMatch, seat: Seat) {
    this.match = match;
    this.#seat = seat;
    this.#hear(match.told);
  }

  make({ seat, kind, answer }: Move): void {
    const { match } = this;
    if (kind === 'undo') {
      if (!match.takeBack(seat)) throw new Error(`seat ${seat} had nothing to take back`);
      this.memory = this.#before[match.depth];
      return;
    }
    const { turn, depth } = match;
    this.#before[depth] = this.memory;
    const events = answer === undefined ? undefined : match.answer(seat, answer);
    if (!events) throw new Error(`seat ${seat} could not answer ${JSON.stringify(answer)}`);
    if (match.turn !== turn) this.#before = [];
    this.#hear(events);
  }

  #hear(events: AnyMatch['told']): void {
    const { game } = this.match;
    if (!game.guessing) return;
    const seats = this.match.view('spectator').seats.length;
    for (const event of events) {
      const told = game.redact(event, this.#seat);
      if (told) this.memory = game.guessing.remember(this.memory, told, this.#seat, seats);
    }
  }
}
