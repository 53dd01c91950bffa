// The loop of a program that plays: answers each decision as it is asked, to the end of the match.
import { Refused } from './errors.ts';
import type { GameTypes } from './game-types.ts';
import { pause } from './patience.ts';
import type { Decision, Ending } from './protocol.ts';

/** What a program needs of the table to play at it. */
interface Playable<Game extends GameTypes> {
  readonly hasEnded: boolean;
  readonly decision: Decision | null;
  readonly ending: Ending | null;
  readonly view: Game['view'] | undefined;
  /** How often something was asked. */
  readonly questions: number;
  until(isSo: () => boolean): Promise<void>;
  answer(answer: Game['answer'], decision: Decision): Promise<void>;
}

export async function* decisionsAt<Game extends GameTypes>(
  visit: Playable<Game>,
): AsyncGenerator<Decision, void, void> {
  let answered = 0;
  for (;;) {
    await visit.until(() => visit.hasEnded || (visit.decision !== null && visit.questions > answered));
    if (visit.hasEnded || !visit.decision) return;
    answered = visit.questions;
    yield visit.decision;
  }
}

export async function playAt<Game extends GameTypes, Table extends Playable<Game>>(
  visit: Table,
  decide: (decision: Decision, view: Game['view'], visit: Table) => Game['answer'] | Promise<Game['answer']>,
): Promise<Ending | null> {
  for await (const decision of decisionsAt<Game>(visit)) {
    await give<Game>(visit, decision, await decide(decision, visit.view, visit));
  }
  return visit.ending;
}

async function give<Game extends GameTypes>(
  visit: Playable<Game>,
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
      await pause(error.retryAfter);
    }
  }
}

/** The number by which a decision is answered. */
export function numberOf(decision: Pick<Decision, 'number'> | null): number {
  if (decision) return decision.number;
  throw new Refused({ code: 'stale', message: 'Nothing is asked of you.', decision: null });
}
