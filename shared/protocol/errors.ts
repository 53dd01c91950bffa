// Everything that can be refused, by its code: the same over both doors and over HTTP.
import { z } from 'zod';
import { OwnDecision } from './decisions.ts';

/** For each code, the HTTP status that goes with it. */
export const ERRORS = {
  /** Not JSON, not a message that exists, or not of its shape. */
  malformed: 400,
  /** Nobody has said hello, or the token is not valid (any more). */
  unauthorized: 401,
  /** Known, but not allowed. */
  forbidden: 403,
  'not-found': 404,
  /** Somebody else was first: a name, a seat. */
  taken: 409,
  /** Not possible as things stand. */
  conflict: 409,
  /** The decision that was answered is not open any more. */
  stale: 409,
  /** Larger than allowed. */
  'too-large': 413,
  /** The answer was not among those offered. */
  illegal: 422,
  /** Too often, or too many; `retryAfter` says when it may work. */
  'too-many': 429,
  internal: 500,
  /** Nothing can be kept at the moment, so nothing is accepted. */
  unavailable: 503,
  /** The server is going away; another, or the next, will answer. */
  draining: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

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
