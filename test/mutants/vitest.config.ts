// Tests as the mutation tester runs them: those beside the code that is mutated, each file for itself.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: (process.env.MUTANTS_TESTS ?? 'test/**/*.test.ts').split(','),
    globalSetup: ['test/support/services/once-per-run.ts'],
    pool: 'threads',
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 60_000,
  },
});
