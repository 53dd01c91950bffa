// The processes of a benchmark: whatever becomes of it, they end, and what failed is told.
import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { end, pinned, Worker } from '../../bench/server/children.ts';
import { Program } from '../support/programs/program.ts';

/** A process that has ended may still be listed, if its new parent does not look after it. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

// What pins them to a core is a program of Linux.
describe.runIf(process.platform === 'linux')('a process that a benchmark has started', () => {
  const begun = (how = '') => Program.node('test/support/programs/small-benchmark.ts', [how]);

  async function childOf(benchmark: Program): Promise<number> {
    const pid = Number((await benchmark.says(/started (\d+)/))[1]);
    onTestFinished(() => {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    });
    return pid;
  }

  test.each([
    ['SIGINT', 'The benchmarks were ended by SIGINT.\n'],
    ['SIGTERM', 'The benchmarks were ended by SIGTERM.\n'],
    ['SIGKILL', ''],
  ] as const)('ends with it by %s', async (signal, told) => {
    const benchmark = begun();
    const child = await childOf(benchmark);
    expect(isRunning(child)).toBe(true);
    benchmark.end(signal);
    await benchmark.ended;
    await expect.poll(() => isRunning(child)).toBe(false);
    expect(benchmark.complained).toBe(told);
  });

  test.each([
    ['fails', 1, 'The benchmark small has failed: the server fell asleep\n'],
    ['ends', 0, ''],
  ] as const)('ends with it when it %s', async (how, code, told) => {
    const benchmark = begun(how);
    const child = await childOf(benchmark);
    expect(await benchmark.ended).toBe(code);
    await expect.poll(() => isRunning(child)).toBe(false);
    expect(benchmark.complained).toBe(told);
  });

  test('says in a sentence why it could not do what it was told', async () => {
    const worker = await Worker.start(0, 'test/support/programs/failing-worker.ts');
    await expect(worker.ask({})).rejects.toThrow('test/support/programs/failing-worker.ts: no table could be opened');
    await worker.stop();
  });

  test('is not waited for when it has ended already', async () => {
    const child = pinned(0, ['-e', '']);
    await new Promise((resolve) => child.once('exit', resolve));
    await end(child);
    await expect(Worker.start(0, 'bench/measure.ts')).rejects.toThrow('bench/measure.ts has ended with 0');
  });
});
