// How a benchmark ends: what fails, or who ends it, is told in a sentence. What it has started goes with its process.
import type { Report } from './measure.ts';

/** The report, unless the benchmark fails: then all ends here. */
export async function made(name: string, benchmark: () => Report | Promise<Report>): Promise<Report> {
  try {
    return await benchmark();
  } catch (failure) {
    console.error(`The benchmark ${name} has failed: ${failure instanceof Error ? failure.message : failure}`);
    return process.exit(1);
  }
}

export function endBySignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error(`The benchmarks were ended by ${signal}.`);
      process.exit(1);
    });
  }
}
