// Says in the reader's language what went wrong, by the code of the problem, or else by the sentence of the server.
import { Closed, type Problem, Refused, Unreachable } from '@undertow/client-sdk/index.ts';
import { t } from './words.svelte.ts';

/** What is too large is told by the server: it alone knows how large a thing may be. */
const SENTENCES: Partial<Record<Problem['code'], (problem: Problem) => string>> = {
  malformed: () => t('app.problem.malformed'),
  unauthorized: () => t('app.problem.unauthorized'),
  // A wrong password is named by its field.
  forbidden: ({ field }) =>
    t(field === 'current' || field === 'password' ? 'people.wrongPassword' : 'app.problem.forbidden'),
  'not-found': () => t('app.problem.notFound'),
  // So is a name that a person has; seats are taken, too.
  taken: ({ field }) => t(field === 'name' ? 'people.nameTaken' : 'app.problem.taken'),
  conflict: () => t('app.problem.conflict'),
  stale: () => t('app.problem.stale'),
  illegal: () => t('app.problem.illegal'),
  'too-many': () => t('app.problem.tooMany'),
  internal: () => t('app.problem.strange'),
  busy: () => t('app.problem.busy'),
  unavailable: () => t('app.problem.unavailable'),
  draining: () => t('app.problem.unavailable'),
};

export function sayProblem(error: unknown): string {
  if (error instanceof Unreachable) return t('app.problem.unreachable');
  if (error instanceof Closed) return t('app.problem.closed');
  if (!(error instanceof Refused)) return t('app.problem.strange');
  const say = SENTENCES[error.code];
  return say ? say(error.problem) : error.message;
}

/** Whether there is no such thing as was asked for by the address of the page, or whether that is no address of any. */
export function isNowhere(error: unknown): boolean {
  return error instanceof Refused && (error.code === 'not-found' || error.code === 'malformed');
}
