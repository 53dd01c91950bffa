// A program for a thread of the pool that does what a test tells it to.
import { doJobs } from '@undertow/server/thinking/jobs.ts';

export type ToyJob = { readonly echo: string } | 'break down' | 'die' | 'never come back';

doJobs((job: ToyJob) => {
  if (job === 'break down') throw new Error('broken');
  if (job === 'die') process.exit(1);
  if (job === 'never come back') for (;;);
  return job.echo;
});
