import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/run/longest-first.ts';
import { RunReport } from './test/support/run/run-report.ts';

/** Those of a game stand in its folder, and those of the game with which authors begin. */
const TESTS = ['test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'authoring/new/template/test/**/*.test.ts'];

/** They stop the clock of their thread, so that no other file may leave anything there that waits for it. */
const STOPS_THE_CLOCK = globSync(TESTS, { exclude: configDefaults.exclude }).filter((file) => {
  return /useFakeTimers|memory-client/.test(readFileSync(file, 'utf8'));
});

const HOUR = 3_600_000;

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'alone in a thread', include: STOPS_THE_CLOCK } },
      {
        extends: true,
        // What one file has loaded and warmed up, the next one finds: a third of the whole time.
        test: {
          name: 'one after another',
          include: TESTS,
          exclude: [...configDefaults.exclude, ...STOPS_THE_CLOCK],
          isolate: false,
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/support/services/once-per-run.ts'],
    pool: 'threads',
    // Tests run the files as Node runs them, not as Vite would write them anew: it is the product, and it is faster.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // One more than there are cores: many tests wait for servers, and for browsers.
    maxWorkers: availableParallelism() + 1,
    // Programs and threads that the tests start need not compile anew what was compiled before.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'undertow-tests-compiled') },
    // What a test waits for comes as soon as the machine can. These only end what hangs: shorter, they would measure the machine.
    testTimeout: process.env.UNDERTOW_LONG === '1' ? HOUR : HOUR / 4,
    hookTimeout: HOUR / 4,
    teardownTimeout: HOUR / 60,
    expect: { poll: { timeout: HOUR / 12 } },
    reporters: ['default', new RunReport()],
    coverage: {
      include: ['shared/**/*.ts', 'games/*/rules/**/*.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage',
    },
  },
});
