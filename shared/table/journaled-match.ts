// A match with its journal: how it began, and each move that was made in it since. A match is run by its journal here and
// nowhere else: again from its beginning, or on with each new move.
import type { AnyEvent, AnyGame, AnyMatch } from './any-game.ts';
import type { Answer, Seat, Viewer } from './game.ts';
import type { Json } from './json.ts';
import { Match } from './match.ts';
import type { Save } from './save.ts';

/** What gave an answer: the player, a standing order, the clock, or a bot; or `undo`: the player took an answer back. */
export const MOVE_KINDS = ['answer', 'order', 'timeout', 'bot', 'undo'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export interface Move {
  readonly seat: Seat;
  readonly kind: MoveKind;
  /** Absent where an answer was taken back. */
  readonly answer?: Answer | undefined;
}

/** Where a match began, or where it is known from. */
export type Beginning = {
  /** So many of the moves behind it were made in another match, from which this one goes on. */
  readonly foreign?: number;
} & (
  | { readonly options: Json; readonly seats: number; readonly seed: string }
  /** With the last moves that led there, as far as they are still sealed. */
  | { readonly save: Save<Json>; readonly sealed?: readonly Move[] }
);

export interface Journal<Made extends Move = Move> {
  readonly beginning: Beginning;
  readonly moves: readonly Made[];
}

/** A seat that has answered, and who or what did it. An order is its player's own, and known to its player alone. */
export interface Answered {
  readonly seat: Seat;
  readonly by: 'player' | 'bot' | 'timeout';
}

/** What is told of every game alike, and is in none an event of the rules. */
export interface AnswerTakenBack {
  readonly type: 'answerTakenBack';
  readonly seat: Seat;
}

/** One move, and what came of it. */
export interface Step<Made extends Move = Move> {
  readonly move: Made;
  /** Where the match stood before. */
  readonly before: Pick<AnyMatch, 'version' | 'turn' | 'depth'>;
  /** Only its seat may know of the move yet: the version is the same as before, and nothing is told. */
  readonly isSealed: boolean;
  /** An answer was taken back: the match stands where it stood before that. */
  readonly isBack: boolean;
  /** What the rules tell; or that an answer was taken back. */
  readonly events: readonly AnyEvent[];
  /** Whose answers led to this version, as far as all may know it. */
  readonly answered: readonly Answered[];
}

export class JournaledMatch {
  readonly match: AnyMatch;
  /** Who or what has answered since the last version, by seat. */
  readonly #given: (Answered['by'] | undefined)[] = [];
  #foreign: number;
  #made = 0;
  #sealed: number;

  static begin(game: AnyGame, beginning: Beginning): JournaledMatch {
    const { foreign } = beginning;
    if ('save' in beginning) {
      return new JournaledMatch(Match.resume(game, beginning.save), foreign, beginning.sealed);
    }
    const { options, seats, seed } = beginning;
    return new JournaledMatch(Match.start(game, options, seats, seed), foreign);
  }

  constructor(match: AnyMatch, foreign = 0, sealed: readonly Move[] = []) {
    this.match = match;
    this.#foreign = foreign;
    this.#sealed = sealed.length;
    for (const move of sealed) this.#note(move);
  }

  /** How many moves were made here. */
  get made(): number {
    return this.#made;
  }

  /** How many of the last moves are still sealed. */
  get sealed(): number {
    return this.#sealed;
  }

  /** Makes a move; `undefined` if it cannot be made now. */
  attempt<Made extends Move>(move: Made): Step<Made> | undefined {
    const { match } = this;
    const { version, turn, depth } = match;
    const isBack = move.kind === 'undo';
    const events = isBack ? takenBack(match, move.seat) : answerGiven(match, move);
    if (!events) return undefined;
    this.#note(move);
    this.#made++;
    const isSealed = match.version === version;
    this.#sealed = isSealed ? this.#sealed + 1 : 0;
    const answered = isSealed ? [] : this.#takeAnswered();
    return { move, before: { version, turn, depth }, isSealed, isBack, events, answered };
  }

  /** Makes a move; stops with an error if it cannot be made. */
  make<Made extends Move>(move: Made): Step<Made> {
    const step = this.attempt(move);
    if (!step) throw new Error(`move ${this.#made}: ${failureOf(move)}`);
    return step;
  }

  /** Makes these moves one after the other, as far as it is asked for the steps. */
  *run<Made extends Move>(moves: Iterable<Made>): Generator<Step<Made>> {
    for (const move of moves) yield this.make(move);
  }

  /** Of moves that were made in another match, none counts here. */
  #note({ seat, kind }: Move): void {
    if (this.#foreign > 0) this.#foreign--;
    else this.#given[seat] = kind === 'bot' || kind === 'timeout' ? kind : 'player';
  }

  #takeAnswered(): Answered[] {
    const answered: Answered[] = [];
    for (const seat of this.match.answered) {
      const by = this.#given[seat];
      if (by) answered.push({ seat, by });
    }
    this.#given.length = 0;
    return answered;
  }
}

/** The match behind all of these moves. */
export function rerun(game: AnyGame, { beginning, moves }: Journal): JournaledMatch {
  const journaled = JournaledMatch.begin(game, beginning);
  for (const move of moves) journaled.make(move);
  return journaled;
}

/** What of these events this viewer is told. */
export function toldTo(game: Pick<AnyGame, 'redact'>, events: readonly AnyEvent[], viewer: Viewer): AnyEvent[] {
  const told: AnyEvent[] = [];
  for (const event of events) {
    const known = event.type === TAKEN_BACK ? event : game.redact(event, viewer);
    if (known) told.push(known);
  }
  return told;
}

const TAKEN_BACK: AnswerTakenBack['type'] = 'answerTakenBack';

function takenBack(match: AnyMatch, seat: Seat): readonly AnyEvent[] | undefined {
  return match.takeBack(seat) ? [{ type: TAKEN_BACK, seat }] : undefined;
}

function answerGiven(match: AnyMatch, { seat, answer }: Move): readonly AnyEvent[] | undefined {
  return answer === undefined ? undefined : match.answer(seat, answer);
}

function failureOf({ seat, kind, answer }: Move): string {
  return kind === 'undo'
    ? `seat ${seat} had nothing to take back`
    : `seat ${seat} could not answer ${JSON.stringify(answer)}`;
}
