// A match with all the answers that led to it, from its start: what went wrong in it can be played again.
import type { Json } from '@undertow/shared/table/json.ts';
import { GOES_ON_SILENTLY, Match } from '@undertow/shared/table/match.ts';
import type { Given } from '@undertow/shared/table/save.ts';
import { Broken } from './broken.ts';
import type { AnyGameUnderTest, AnyMatch, Setting } from './game-under-test.ts';
import type { Move } from './random-games.ts';

/** Hears of each answer before it is given, in case that the rules never come back from it. */
export interface Recorder {
  /** The answer stands behind what ends at this place; gives the place at which it ends itself. */
  write(at: number, given: Given): number;
}

const NO_RECORDER: Recorder = { write: () => 0 };

export class Line {
  readonly match: AnyMatch;
  readonly #recorder: Recorder;
  /** Where it was forked from, and behind how many answers. */
  readonly #from: Line | undefined;
  readonly #before: number;
  readonly #own: Given[] = [];
  #end: number;

  static start(
    { game }: Pick<AnyGameUnderTest, 'game'>,
    { options, seats }: Pick<Setting<Json>, 'options' | 'seats'>,
    seed: number,
    recorder: Recorder = NO_RECORDER,
  ): Line {
    return new Line(Match.start(game, options, seats, `fast:${seed}`), undefined, recorder, 0);
  }

  private constructor(match: AnyMatch, from: Line | undefined, recorder: Recorder, end: number) {
    this.match = match;
    this.#from = from;
    this.#before = from?.length ?? 0;
    this.#recorder = recorder;
    this.#end = end;
  }

  get answers(): readonly Given[] {
    return [...(this.#from?.answers.slice(0, this.#before) ?? []), ...this.#own];
  }

  get length(): number {
    return this.#before + this.#own.length;
  }

  /** Makes a move that must be legal, and tells what came of it. */
  make({ decision: { seat, prompt }, answer }: Move): readonly Json[] {
    const given = { seat, answer };
    this.#end = this.#recorder.write(this.#end, given);
    const events = this.#answered(given);
    if (!events) {
      throw new Broken(`${JSON.stringify(answer)} is no answer to “${prompt}” of ${seatName(seat)}.`, {
        answers: this.answers,
      });
    }
    this.#own.push(given);
    return events;
  }

  #answered(given: Given): readonly Json[] | undefined {
    try {
      return this.match.answer(given.seat, given.answer);
    } catch (cause) {
      throw thrown(cause, [...this.answers, given]);
    }
  }

  /** The same match once more, to try things out in. */
  fork(): Line {
    return new Line(this.match.fork(), this, this.#recorder, this.#end);
  }
}

/** What the rules threw behind these answers. */
export function thrown(cause: unknown, answers: readonly Given[], during = ''): Broken {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (message === GOES_ON_SILENTLY) {
    return new Broken('The game goes on, turn after turn, and asks nobody.', { property: 'silent', answers, cause });
  }
  return new Broken(`The rules throw${during}: ${message}`, { property: 'throws', answers, cause });
}

/** As authors count them, from 1; the rules count from 0. */
export function seatName(seat: number): string {
  return `seat ${seat + 1}`;
}
