// The web client as the server delivers it, built once for all files of a run.
import { locks } from 'node:worker_threads';
import { buildClient as build } from '../../../bench/web/browser.ts';

let built: Promise<void> | undefined;

/** Files of tests run in threads beside each other: one builds while the others wait, and find it done. */
export function buildClient(): Promise<void> {
  built ??= locks.request('the built client', () => build());
  return built;
}
