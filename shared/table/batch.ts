// A batch of decisions: which are open, when it is settled, and which of its answers count.
import type { Answers, Decision, Seat } from './game.ts';

export function unanswered(decisions: readonly Decision[], answers: Answers): readonly Decision[] {
  return isFresh(answers) ? decisions : decisions.filter((_, i) => answers[i] === undefined);
}

function isFresh(answers: Answers): boolean {
  for (const answer of answers) if (answer !== undefined) return false;
  return true;
}

/** The decision that this seat can answer, by its place in the batch; -1 if there is none. */
export function openTo(seat: Seat, decisions: readonly Decision[], answers: Answers): number {
  for (let i = 0; i < decisions.length; i++) {
    if (decisions[i]?.seat === seat && answers[i] === undefined) return i;
  }
  return -1;
}

/** Whether the batch needs no further answer. */
export function isSettled(answers: Answers, decline: string | undefined): boolean {
  if (decline === undefined) return !answers.includes(undefined);
  for (const answer of answers) if (answer !== decline) return answer !== undefined;
  return true;
}

/** The answers that count: those behind the one that settles an offer are withdrawn, even if they were given. */
export function counting(answers: Answers, decline: string | undefined): Answers {
  const first = decline === undefined ? -1 : answers.findIndex((answer) => answer !== decline);
  return first < 0 ? answers : answers.map((answer, i) => (i <= first ? answer : undefined));
}
