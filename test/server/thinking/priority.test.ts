// At which priority the threads of the server work.
import { spawnSync } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';

const JOBS = new URL('../../../server/thinking/jobs.ts', import.meta.url).href;

/** The priority of a thread that works for a process so much below this one. */
function priorityUnder(niceness: number): number {
  const script = `
    const { doJobs } = await import('${JOBS}');
    const { getPriority } = await import('node:os');
    doJobs(() => 0);
    console.log(getPriority(0));`;
  const args = ['-n', `${niceness}`, process.execPath, '--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync('nice', args, { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return Number(stdout);
}

test.skipIf(process.platform !== 'linux')('a thread stands back behind its server, and never rises above it', () => {
  expect(priorityUnder(0)).toBe(Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority(0)));
  expect(priorityUnder(19)).toBe(19);
});
