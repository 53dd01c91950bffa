// The outcome of a request, as it is remembered for a client that repeats it: plain and small.
import { type ErrorCode, type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import { problemOf } from './problems.ts';

export type Outcome = { readonly reply: object } | { readonly problem: Problem };

/** Nothing was done, and it may work the next time; or it is found out again as easily. */
const JUDGED_ANEW: readonly ErrorCode[] = ['malformed', 'unavailable', 'too-many', 'draining', 'internal'];

/** What came of a request that failed; `undefined` if it is not remembered, but judged anew when it is repeated. */
export function outcomeOf(failure: unknown): { readonly problem: Problem } | undefined {
  const problem = problemOf(failure);
  if (!problem || JUDGED_ANEW.includes(problem.code)) return undefined;
  // With all its options a decision is large, and another one may be asked by then.
  return problem.decision === undefined ? { problem } : undefined;
}

/** Tells it again. */
export function again(outcome: Outcome): object {
  if ('reply' in outcome) return outcome.reply;
  const { code, message, ...more } = outcome.problem;
  throw new Refusal(code, message, more);
}
