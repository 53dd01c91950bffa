// A program for a thread of the pool that does what a test tells it to.
import { resourceLimits, threadId } from 'node:worker_threads';
import { doJobs } from '@undertow/server/thinking/jobs.ts';

export type ToyJob =
  | { readonly echo: string }
  | 'say what it is about'
  | 'say which thread it is'
  | 'say how much memory it may take'
  | 'take all memory'
  | 'break down'
  | 'die'
  | 'never come back';

export interface ToySubject {
  readonly about: string;
}

doJobs((job: ToyJob, subject?: ToySubject) => {
  if (job === 'break down') throw new Error('broken');
  if (job === 'die') process.exit(1);
  if (job === 'never come back') for (;;);
  if (job === 'say which thread it is') return `thread ${threadId}`;
  if (job === 'say how much memory it may take') return JSON.stringify(resourceLimits);
  if (job === 'take all memory') return takeAll();
  if (job === 'say what it is about') return subject?.about ?? 'nothing';
  return job.echo;
});

function takeAll(): never {
  const taken: number[][] = [];
  for (;;) taken.push(Array.from({ length: 1000 }, (_, i) => i));
}
