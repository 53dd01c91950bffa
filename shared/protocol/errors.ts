// Everything that can be refused, by its code: the same over both doors and over HTTP.
import { z } from 'zod';
import { OwnDecision } from './decisions.ts';

/** For each code, the HTTP status that goes with it. */
export const ERRORS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  taken: 409,
  conflict: 409,
  stale: 409,
  'too-large': 413,
  illegal: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
  draining: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What each code means, for those who make clients. */
export const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  malformed: 'Not JSON, not a message that exists, or not of its shape.',
  unauthorized: 'Nobody has said who they are, or the token is not valid (any more).',
  forbidden: 'Known, but not allowed.',
  'not-found': 'There is no such thing, or it is not yours to know of.',
  taken: 'Somebody else was first: a name, a seat.',
  conflict: 'Not possible as things stand.',
  stale: 'The decision that was answered is not open any more.',
  'too-large': 'Larger than allowed.',
  illegal: 'The answer was not among those offered.',
  'too-many': 'Too often, or too many. Where waiting helps, `retryAfter` says for how long.',
  internal: 'A mistake of the server. It is in the log.',
  unavailable: 'Nothing can be kept at the moment, so nothing is accepted.',
  draining: 'The server is going away; another, or the next, will answer.',
};

export const Problem = z
  .object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().meta({ description: 'A sentence for people.' }),
    retryAfter: z.int().optional().meta({ description: 'Milliseconds after which it is worth trying again.' }),
    field: z.string().optional().meta({ description: 'Which part of the message is wrong.' }),
    decision: OwnDecision.nullable().optional().meta({ description: 'What is really asked of you now, if anything.' }),
  })
  .meta({ id: 'Problem', description: 'Why something was refused. Nothing has changed.' });

export type Problem = z.infer<typeof Problem>;

/** A refusal on its way to the client. It is an answer to a person, not a bug. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(code: ErrorCode, message: string, more: Omit<Problem, 'code' | 'message'> = {}) {
    super(message);
    this.name = 'Refusal';
    this.problem = { code, message, ...more };
  }
}
