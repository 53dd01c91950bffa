// The codes of all refusals, the same at both doors and over HTTP.
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
  busy: 503,
  unavailable: 503,
  draining: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What each code means, for those who make clients. */
export const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  malformed: 'Not JSON, an unknown message, or a field with a wrong value; `field` says which one.',
  unauthorized: 'You have not said who you are, or your token is not valid (any more).',
  forbidden: 'You may not do this; or pages of your web site may not connect here.',
  'not-found': 'It does not exist, or you may not know of it.',
  taken: 'Another person was first: with a name, a seat.',
  conflict: 'Not possible at the moment.',
  stale: 'The decision that you answered is not open any more.',
  'too-large': 'Larger than allowed.',
  illegal: 'Your answer was not among those offered.',
  'too-many': 'Too often, or too many. Where waiting helps, `retryAfter` says for how long.',
  internal: 'A bug of the server, which is in its log.',
  busy: 'Too much is wanted at this moment, or the match is just moving to another process. Nothing is wrong: ask again after `retryAfter`, one to three seconds, another for each client.',
  unavailable: 'The server cannot store anything at the moment, so it accepts nothing. Try again.',
  draining: 'The server is going away. Another one, or the next, will answer.',
};

export const Problem = z
  .object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().meta({ description: 'A sentence for people.' }),
    retryAfter: z.int().optional().meta({ description: 'Try again after so many milliseconds.' }),
    field: z.string().optional().meta({ description: 'The field that is wrong.' }),
    decision: OwnDecision.nullable().optional().meta({
      description:
        'Your open decision, if there is one. It only explains the refusal: you were told it before, and may know a newer one.',
    }),
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
