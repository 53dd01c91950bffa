// A batch of decisions: which are open, when it is settled, and which of its answers count.
import type { Answers, Batch, Decision, Seat } from './game.ts';

/** The decisions that can be answered now: of each seat the first that it has not answered. */
export function openDecisions(decisions: readonly Decision[], answers: Answers): readonly Decision[] {
  if (decisions.length === 1 && answers[0] === undefined) return decisions;
  return decisions.filter(({ seat }, i) => openTo(seat, decisions, answers) === i);
}

export interface OpenDecision {
  /** Names the decision to its seat. No other viewer is told it: it says how many of its decisions the seat has answered. */
  readonly number: number;
  readonly decision: Decision;
}

/**
 * How far apart the numbers are of what a seat is asked in one version of the match. No match comes to so many versions,
 * and a number still fits into 32 bits.
 */
const NEXT_NUMBER = 1_000_000;

/** What this seat can answer in this version of the match. The number of the first decision is the version itself. */
export function openDecision(
  seat: Seat,
  decisions: readonly Decision[],
  answers: Answers,
  version: number,
): OpenDecision | undefined {
  const index = openTo(seat, decisions, answers);
  const decision = decisions[index];
  return decision && { number: version + NEXT_NUMBER * askedBefore(decisions, index), decision };
}

/** How many things this seat was asked in the batch before the decision at this place. */
export function askedBefore(decisions: readonly Decision[], index: number): number {
  const seat = decisions[index]?.seat;
  let before = 0;
  for (let i = 0; i < index; i++) if (decisions[i]?.seat === seat) before++;
  return before;
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

/**
 * The seats whose answers these are, each once. None where the rules may have answered for one of several seats: which one had
 * no choice is its secret, and what would have answered for it is not known.
 */
export function seatsBehind(batch: Batch | undefined, answers: Answers): readonly Seat[] {
  const { decisions = [], sealed } = batch ?? {};
  const [only, another] = decisions;
  if (only && !another) return [only.seat];
  if (sealed && !decisions.every(isAlwaysAsked)) return [];
  return [...new Set(decisions.flatMap(({ seat }, i) => (answers[i] === undefined ? [] : [seat])))];
}

function isAlwaysAsked({ choice, always }: Decision): boolean {
  return always === true || choice.type === 'form';
}
