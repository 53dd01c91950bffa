// Waits for a part of the page that is fetched when it is wanted. If that fails, the page says so, and the promise stays
// open for ever.
import { t } from '../words/words.svelte.ts';
import { reportFault } from './faults.ts';
import { toasts } from './toasts.svelte.ts';

export async function later<Part>(coming: Promise<Part>): Promise<Part> {
  try {
    return await coming;
  } catch (problem) {
    const title = t(reportFault(problem) ? 'app.problem.strange' : 'app.unreachable');
    // A browser that has failed to fetch a file may never ask for it again, but for the page anew.
    const ways = [{ name: t('app.retry'), path: '' }];
    // Several parts that fail together are told once.
    if (!toasts.standing.some((toast) => toast.ways?.[0]?.path === '')) toasts.show({ title, ways });
    return new Promise(() => {});
  }
}
