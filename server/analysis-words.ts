// Says the answers of a match in words for the terminal, as its analysis on the page does.
import type { JudgedAnswer } from '@undertow/shared/protocol/analysis.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { beginReplay } from '@undertow/shared/replay.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { AnyTalk } from '@undertow/shared/words/game-talk.ts';
import { type ToldAnswers, tellAnswers } from '@undertow/shared/words/told-answers.ts';

/** Answers to the same question in words of their own, and the question where they do not tell what they are about. */
export type Telling = (asked: Pick<JudgedAnswer, 'move' | 'seat'>, answers: readonly Answer[]) => ToldAnswers;

/** Makes the function that says answers in words. It must be called in the order of the match. */
export function tellingOf(game: AnyGame, talk: AnyTalk | undefined, replay: Replay): Telling {
  const journaled = beginReplay(game, replay);
  return ({ move, seat }, answers) => {
    for (const before of replay.moves.slice(journaled.made, move)) journaled.make(before);
    const { match } = journaled;
    const decision = match.open(seat)?.decision;
    if (!decision) throw new Error(`seat ${seat} was asked nothing at move ${move}`);
    if (!talk) return { question: decision.prompt, answers: answers.map((answer) => JSON.stringify(answer)) };
    return tellAnswers(talk, match, { decision, view: match.view(seat), seat }, answers, replay.seats);
  };
}
