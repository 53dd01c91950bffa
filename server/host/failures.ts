// The errors for why an answer, or a look back at a match, comes to nothing: its rules broke down or are others now, or
// the store is away.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Move } from '@undertow/shared/table/journaled-match.ts';
import { Unavailable } from '../store/sql.ts';

/** An answer cannot be given, because the rules have a bug. */
export class RuleBroken extends Refusal {
  constructor() {
    super('internal', 'The rules broke down over this answer. It was not counted.');
  }
}

/** The rules of a game from outside have thrown, hang, or lead to where nothing can be answered: its match can go on no more. */
export class OutsideBroken extends Error {
  override readonly name = 'OutsideBroken';
  /** Over what, if it was over something that a seat did. */
  readonly move: Move | undefined;

  constructor(game: string, why: string, move?: Move) {
    super(`${game} broke down: ${why}`);
    this.move = move;
  }
}

/** What those are told who have just asked something of that match. */
export class BrokenOff extends Refusal {
  constructor() {
    super('internal', 'The rules of this game have broken down. The match has ended without a result.');
  }
}

/** A match that is over cannot be gone back to. */
export class RulesChanged extends Refusal {
  constructor() {
    super('conflict', 'This match was played by other rules than those of today.');
  }
}

/** Whether it is no bug of the code that was asked: the match cannot go on, or not now. */
export function isOfMatch(failure: unknown): boolean {
  return failure instanceof OutsideBroken || failure instanceof Refusal;
}

/** Whether it is the store that has failed: it says so itself, or the process that tried to write was refused for it. */
export function isStoreAway(failure: unknown): boolean {
  return failure instanceof Unavailable || (failure instanceof Refusal && failure.problem.code === 'unavailable');
}
