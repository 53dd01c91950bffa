// What the process runs in which a game is tried: a thread, and what is told of it.
import type { ApartJob, FromApart } from './apart.ts';
import { inThread } from './thread.ts';

const tell = (told: FromApart) => process.send?.(told);

async function run(job: ApartJob): Promise<void> {
  const onStanding = (standing: NonNullable<FromApart['standing']>) => tell({ standing });
  const ending = await inThread(job, job, (message) => tell({ message }), onStanding);
  tell({ ending });
}

process.once('message', (job: ApartJob) => {
  // The process that started this one waits for its end.
  run(job).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`, () => process.kill(process.pid));
  });
});
// It lives no longer than the process that started it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
