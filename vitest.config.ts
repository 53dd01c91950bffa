import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ClosingLine } from './test/support/closing-line.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/services/once-per-run.ts'],
    pool: 'threads',
    // Without this a machine of two cores would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Properties play many whole matches.
    testTimeout: 60_000,
    reporters: ['default', new ClosingLine()],
    coverage: {
      include: ['shared/**/*.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage',
    },
  },
});
