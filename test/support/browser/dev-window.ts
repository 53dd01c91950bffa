// The author's window, built once for all files of a run.
import { locks } from 'node:worker_threads';
import { buildWindow as build } from '@undertow/authoring/dev/built-window.ts';

/** Where it stands. */
export { BUILT as WINDOW } from '@undertow/authoring/dev/built-window.ts';

export async function buildWindow(): Promise<void> {
  await locks.request('the built window of authors', () => build());
}
