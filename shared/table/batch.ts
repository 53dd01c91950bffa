// When a batch of decisions is settled, and which of its answers count.
import type { Answers } from './game.ts';

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
