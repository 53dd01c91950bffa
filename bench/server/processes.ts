// Processes as the system sees them: what they have used of the processor, and on which cores they may run.
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const CLOCK_TICKS = 100;

const run = promisify(execFile);

/** Seconds that these processes have used of all cores, in all their threads; with what their ended children had used. */
export async function cpuSecondsOf(pids: readonly number[]): Promise<number> {
  const each = await Promise.all(pids.map(ticksOf));
  return each.reduce((sum, ticks) => sum + ticks, 0) / CLOCK_TICKS;
}

/** From now on the process, with all its threads, runs on these cores only. */
export async function pin(pids: readonly number[], cores: readonly number[]): Promise<void> {
  await Promise.all(pids.map((pid) => run('taskset', ['-a', '-p', '-c', cores.join(), String(pid)])));
}

/** What follows the name of a process or thread, which may have spaces in it. */
function fieldsOf(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

async function ticksOf(pid: number): Promise<number> {
  // One that has ended is among the children of its parent from then on.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return fieldsOf(stat)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** Ticks of the processor that threads have used, by what they are called: `MainThread`, `store`, `V8Worker` ... */
export type ThreadTimes = ReadonlyMap<string, number>;

export async function threadTimes(pid: number): Promise<ThreadTimes> {
  const times = new Map<string, number>();
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    // One may end meanwhile.
    const name = await readFile(`/proc/${pid}/task/${thread}/comm`, 'utf8').catch(() => '');
    const stat = await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8').catch(() => '');
    const [user = 0, system = 0] = fieldsOf(stat).slice(11, 13).map(Number);
    times.set(name.trim(), (times.get(name.trim()) ?? 0) + user + system);
  }
  return times;
}
