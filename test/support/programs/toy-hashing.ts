// A program for a thread that hashes passwords, which does what the password says.
import { getPriority } from 'node:os';
import type { HashJob } from '@undertow/server/accounts/scrypt.ts';
import { doJobs } from '@undertow/server/thinking/jobs.ts';

doJobs(({ password }: HashJob): Uint8Array => {
  if (password === 'break down') throw new Error('broken');
  if (password === 'die') process.exit(1);
  if (password === 'never come back') for (;;);
  if (password === 'how important are you?') return Uint8Array.of(getPriority());
  return Buffer.from(password);
});
