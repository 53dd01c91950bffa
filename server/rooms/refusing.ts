// A refusal in the words of Colyseus, which knows a number and a sentence: the number is the status of HTTP.
import { ServerError } from '@colyseus/core';
import { ERRORS } from '@undertow/shared/protocol/errors.ts';
import { problemOf } from '../doors/problems.ts';

export function refusalFor(failure: unknown): unknown {
  const problem = problemOf(failure);
  return problem ? new ServerError(ERRORS[problem.code], problem.message) : failure;
}
