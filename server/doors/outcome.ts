// The outcome of a request, as it is kept for a client that repeats it.
import { type ErrorCode, type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import { problemOf } from './problems.ts';

export type Outcome = { readonly reply: object } | { readonly problem: Problem };

/**
 * Nothing was done, and it may well work the next time; or it can be told anew as easily. An answer that is `stale` or
 * `illegal` names its decision, so that it does no harm to judge it anew, and what is told of is asked by then.
 */
const JUDGED_ANEW: readonly ErrorCode[] = [
  ...(['malformed', 'busy', 'unavailable', 'too-many', 'draining', 'internal'] as const),
  ...(['stale', 'illegal'] as const),
];

/** What came of a request that failed; `undefined` if it is not remembered, but judged anew when it is repeated. */
export function outcomeOf(failure: unknown): { readonly problem: Problem } | undefined {
  const problem = problemOf(failure);
  if (!problem || JUDGED_ANEW.includes(problem.code)) return undefined;
  // What is asked by then is another decision, and with all its options it is large.
  const { decision, ...rest } = problem;
  return { problem: decision ? rest : problem };
}

/** The reply once more, or the refusal. */
export function again(outcome: Outcome): object {
  if ('reply' in outcome) return outcome.reply;
  const { code, message, ...more } = outcome.problem;
  throw new Refusal(code, message, more);
}
