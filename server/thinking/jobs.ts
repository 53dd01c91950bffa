// Runs the jobs that a thread of the pool is sent, one after the other, at low priority.
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Reply, Sent } from './pool.ts';

/** What the latest jobs are about is kept from one to the next: it is sent once. */
export function doJobs<Job, Result, Subject = undefined>(work: (job: Job, subject?: Subject) => Result): void {
  let subject: Subject | undefined;
  stepBack();
  parentPort?.on('message', (sent: Sent<Job, Subject>) => {
    if ('subject' in sent) subject = sent.subject;
    parentPort?.postMessage(replyTo(sent.job));
  });

  function replyTo(job: Job): Reply<Result> {
    try {
      return { result: work(job, subject) };
    } catch (bug) {
      return { failure: (bug instanceof Error && bug.stack) || String(bug) };
    }
  }
}

/**
 * Where cores are scarce the thread that serves clients comes first. Elsewhere than on Linux this would set the process. A server
 * that runs at a lower priority itself stays there: to rise is forbidden to most users.
 */
function stepBack(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  if (process.platform === 'linux' && getPriority(0) < PRIORITY_BELOW_NORMAL) setPriority(0, PRIORITY_BELOW_NORMAL);
}
