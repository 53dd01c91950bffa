// What the program of a thread of the pool does: one job after the other.
import { parentPort } from 'node:worker_threads';
import type { Reply } from './pool.ts';

export function doJobs<Job, Result>(work: (job: Job) => Result): void {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(replyTo(job)));

  function replyTo(job: Job): Reply<Result> {
    try {
      return { result: work(job) };
    } catch (bug) {
      return { failure: (bug instanceof Error && bug.stack) || String(bug) };
    }
  }
}
