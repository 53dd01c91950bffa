// The contract of a bot, and a loop in which bots play a match to its end.
import type { Answer, Decision, Shown } from '@undertow/shared/table/game.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import type { Random } from '@undertow/shared/table/random.ts';

/** Answers a decision, seeing what its seat sees and nothing more. */
export type Bot<View> = (view: View, decision: Decision) => Answer;

export interface Played<Event> {
  readonly decision: Decision;
  readonly answer: Answer;
  /** What came of it, as told to all. */
  readonly events: readonly Event[];
}

/** Lets the bots, one for each seat, play on to the end. Of several who are asked, chance says who answers first. */
export function* playOut<State, Event, View extends Shown, Options>(
  match: Match<State, Event, View, Options>,
  bots: readonly Bot<View>[],
  random: Random,
): Generator<Played<Event>> {
  while (!match.outcome) {
    const { pending } = match;
    const decision = pending[random.below(pending.length)];
    const bot = decision && bots[decision.seat];
    if (!bot) throw new Error('nobody can answer, and the game is not over');
    const answer = bot(match.view(decision.seat), decision);
    const events = match.answer(decision.seat, answer);
    if (!events) throw new Error(`${JSON.stringify(answer)} is no answer to ${decision.prompt}`);
    yield { decision, answer, events };
  }
}
