// Turns an error of a route into a reply: a problem with a code, without details of the server's inside.
import { ERRORS, type ErrorCode, type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../doors/problems.ts';

interface FrameworkError extends Error {
  readonly code?: string;
  readonly statusCode?: number;
}

/** Something is wrong with the server, and its operator should know. */
const FAULTS: readonly ErrorCode[] = ['internal', 'unavailable'];

export function sendProblem(error: FrameworkError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemIn(error, request.id);
  const status = ERRORS[problem.code];
  if (FAULTS.includes(problem.code)) request.log.error({ err: error }, problem.message);
  if (problem.retryAfter !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfter / 1000));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(problem));
}

function problemIn(error: FrameworkError, request: string): Problem {
  const problem = problemOf(error);
  if (problem) return problem;
  if (error.statusCode === 413) return { code: 'too-large', message: 'The body is too large.' };
  if (error.statusCode === 415) {
    return { code: 'malformed', message: 'Send JSON, with the content type application/json.' };
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return { code: 'malformed', message: 'This request cannot be read.' };
  }
  return { code: 'internal', message: `Something went wrong here. If you tell the host, name the request ${request}.` };
}

export function nowhere({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): Refusal {
  return new Refusal('not-found', `There is nothing at ${method} ${url.split('?', 1)[0]?.slice(0, 100)}.`);
}
