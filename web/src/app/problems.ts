// What went wrong, in the words of whoever reads it: by its code, and else by the sentence of the server.
import { Closed, Refused, Unreachable } from '@undertow/client-sdk/index.ts';
import { t } from '../words/words.svelte.ts';

export function sayProblem(error: unknown): string {
  if (error instanceof Unreachable) return t('app.problem.unreachable');
  if (error instanceof Closed) return t('app.problem.closed');
  if (!(error instanceof Refused)) return t('app.problem.strange');
  switch (error.code) {
    case 'too-many':
      return t('app.problem.tooMany');
    case 'internal':
      return t('app.problem.strange');
    case 'unavailable':
    case 'draining':
      return t('app.problem.unavailable');
    default:
      return error.message;
  }
}
