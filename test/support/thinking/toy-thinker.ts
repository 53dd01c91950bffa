// A program for a thread of the pool that does what a test tells it to.
import { doJobs } from '@undertow/server/thinking/jobs.ts';

export type ToyJob = { readonly echo: string } | 'say what it is about' | 'break down' | 'die' | 'never come back';

export interface ToySubject {
  readonly about: string;
}

doJobs((job: ToyJob, subject?: ToySubject) => {
  if (job === 'break down') throw new Error('broken');
  if (job === 'die') process.exit(1);
  if (job === 'never come back') for (;;);
  if (job === 'say what it is about') return subject?.about ?? 'nothing';
  return job.echo;
});
