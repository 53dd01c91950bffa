// Answering whatever is asked, for players who are programs.
import { Refused } from './errors.ts';
import type { AnyGame, GameTypes } from './game-types.ts';
import type { Decision, Ending } from './protocol.ts';
import type { Visit } from './visit.ts';

/** What to answer, from what is asked and the position as you see it. */
export type Decide<Game extends GameTypes = AnyGame> = (
  decision: Decision,
  view: Game['view'],
  visit: Visit<Game>,
) => Game['answer'] | Promise<Game['answer']>;

export async function* decisionsAt<Game extends GameTypes>(visit: Visit<Game>): AsyncGenerator<Decision, void, void> {
  let answered = 0;
  for (;;) {
    await visit.until(() => visit.hasEnded || (visit.decision !== null && visit.questions > answered));
    if (visit.hasEnded || !visit.decision) return;
    answered = visit.questions;
    yield visit.decision;
  }
}

export async function playAt<Game extends GameTypes>(visit: Visit<Game>, decide: Decide<Game>): Promise<Ending | null> {
  for await (const decision of decisionsAt(visit)) {
    await give(visit, decision, await decide(decision, visit.view, visit));
  }
  return visit.ending;
}

async function give<Game extends GameTypes>(
  visit: Visit<Game>,
  decision: Decision,
  answer: Game['answer'],
): Promise<void> {
  for (;;) {
    try {
      return await visit.answer(answer, decision);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // A clock or an order was faster, or the match is over: whatever is asked now comes next.
      if (error.code === 'stale' || error.code === 'conflict') return;
      if (error.retryAfter === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.retryAfter));
    }
  }
}
