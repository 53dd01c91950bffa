// Tries a game in a process of its own, which is ended whatever the rules do there.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bounds, Ending, FromThread, Standing, Stuck, ThreadJob } from './thread.ts';

export interface ApartJob extends Omit<ThreadJob, 'memory'>, Bounds {}

export interface FromApart {
  readonly message?: FromThread;
  readonly standing?: Standing;
  readonly ending?: Ending;
}

const PROGRAM = fileURLToPath(new URL('./apart-program.ts', import.meta.url));

export async function tryApart(job: ApartJob, onMessage: (message: FromThread) => void): Promise<Ending> {
  const child = fork(PROGRAM, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.on('data', (data) => {
    complaint = `${complaint}${data}`.slice(-MOST_COMPLAINT);
  });
  let standing: Standing = { seed: job.seed, trying: 0, answers: [] };
  const ending = await new Promise<Ending>((resolve) => {
    child.on('message', (told: FromApart) => {
      if (told.message) onMessage(told.message);
      if (told.standing) ({ standing } = told);
      if (told.ending) resolve(told.ending);
    });
    // Node ends a process that has no memory left.
    child.on('close', () => resolve(brokenDown(standing, complaint)));
    child.send(job);
  });
  child.kill('SIGKILL');
  return ending;
}

const MOST_COMPLAINT = 10_000;

function brokenDown(standing: Standing, complaint: string): Stuck {
  const why = /heap out of memory/.test(complaint) ? 'memory' : 'broken';
  const message = complaint.trim().split('\n').at(-1) ?? '';
  return { ...standing, why, message, lines: [] };
}
