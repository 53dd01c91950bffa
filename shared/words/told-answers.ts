// What a seat did with its answer, as the log of the game would tell it; where that is silent, or depends on what the seat did not
// see, the answer as it was chosen.
import type { AnyMatch } from '../table/any-game.ts';
import { foreseen } from '../table/foreseeing.ts';
import type { Answer } from '../table/game.ts';
import type { AnyTalk, AskedThen } from './game-talk.ts';
import { type Part, plain } from './parts.ts';

export interface ToldAnswers {
  /** What was asked, where the answers do not say of themselves what they are about. */
  readonly question: string | undefined;
  /** A sentence for each answer, without a stop. */
  readonly answers: readonly string[];
}

/** Answers to the same question, each in words of its own; the match stands where they are asked for. */
export function tellAnswers(
  talk: AnyTalk,
  match: AnyMatch,
  asked: AskedThen,
  answers: readonly Answer[],
  names: readonly string[],
): ToldAnswers {
  const { seat } = asked;
  const told = answers.map((answer) => {
    const sentence = talk.story(foreseen(match, seat, answer), names).find((parts) => isOf(seat, parts));
    return sentence && plain(sentence).replace(/\.$/, '');
  });
  // What is sealed is told of later, and two answers can begin alike.
  const isTold = new Set(told).size === answers.length;
  return {
    question: isTold && !told.includes(undefined) ? undefined : questionThen(talk, asked, names),
    answers: answers.map((answer, i) => (isTold && told[i]) || talk.answer(asked, answer, names)),
  };
}

/** What the seat was asked, for a reader who may be another one. */
export function questionThen(talk: AnyTalk, { decision, view, seat }: AskedThen, names: readonly string[]): string {
  return plain(talk.waiting([{ ...decision, seat }], { view, names })[0] ?? []);
}

/** Whether it tells of this seat: of others it may speak beside it. */
function isOf(seat: number, parts: readonly Part[]): boolean {
  const named = parts.flatMap((part) => (typeof part === 'object' && part.kind === 'seat' ? [part] : []));
  const own = named.filter(({ id }) => id === String(seat));
  return own.length > 0 && (own.length === named.length || parts[0] === own[0]);
}
