// What a seat did with its answer, as the log of the game would tell it; where that is silent, or depends on what the seat did not
// see, the answer as it was chosen.
import { foreseen } from '@undertow/shared/table/foreseeing.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { type Part, plain } from '@undertow/shared/words/parts.ts';
import type { Playback } from '../playback.ts';
import type { AskedThen, GameJudging } from './judging.ts';

export interface Teller {
  readonly playback: Playback;
  readonly judging: GameJudging;
  readonly names: readonly string[];
}

export interface Told {
  /** What was asked, where the answers do not say of themselves what they are about. */
  readonly question: string | undefined;
  /** A sentence for each answer, without a stop. */
  readonly answers: readonly string[];
}

/** Answers to the same question: each in words of its own. */
export function tellAnswers(teller: Teller, asked: AskedThen, move: number, answers: readonly Answer[]): Told {
  const { judging, names } = teller;
  const told = answers.map((answer) => narrated(teller, asked, move, answer));
  // What is sealed is told of later, and two answers can begin alike.
  const isTold = new Set(told).size === answers.length;
  return {
    question: isTold && !told.includes(undefined) ? undefined : judging.sayQuestion(asked, names),
    answers: answers.map((answer, i) => (isTold && told[i]) || judging.sayAnswer(asked, answer, names)),
  };
}

function narrated({ playback, judging, names }: Teller, { seat }: AskedThen, move: number, answer: Answer) {
  const sentence = judging.story(foreseen(playback.at(move), seat, answer), names).find((parts) => isOf(seat, parts));
  return sentence && plain(sentence).replace(/\.$/, '');
}

/** Whether it tells of this seat: of others it may speak beside it. */
function isOf(seat: number, parts: readonly Part[]): boolean {
  const named = parts.flatMap((part) => (typeof part === 'object' && part.kind === 'seat' ? [part] : []));
  const own = named.filter(({ id }) => id === String(seat));
  return own.length > 0 && (own.length === named.length || parts[0] === own[0]);
}
