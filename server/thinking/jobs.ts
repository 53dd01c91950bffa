// What the program of a thread of the pool does: one job after the other.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Reply } from './pool.ts';

export function doJobs<Job, Result>(work: (job: Job) => Result): void {
  stepBack();
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(replyTo(job)));

  function replyTo(job: Job): Reply<Result> {
    try {
      return { result: work(job) };
    } catch (bug) {
      return { failure: (bug instanceof Error && bug.stack) || String(bug) };
    }
  }
}

/** Where cores are scarce the thread that serves clients comes first. Elsewhere than on Linux this would set the process. */
function stepBack(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
