// What a test run says beside its list: why a test fails as soon as it does, as a later one may hang; which tests have run for
// minutes; and in its last line how many tests passed, failed and were skipped, for people and programs alike.
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

/** In milliseconds: few tests take so long, and what hangs takes longer. */
const LONG = 180_000;

export class RunReport implements Reporter {
  readonly #running = new Map<TestCase, number>();

  onTestRunStart(): void {
    setInterval(() => this.#tellLong(), LONG).unref();
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.set(test, Date.now());
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(test);
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    const reasons = errors.map(
      ({ message, stack }) => `${message}\n${stack?.split('\n').find((line) => /test\//.test(line)) ?? ''}`,
    );
    console.log(`FAILED: ${test.module.relativeModuleId}: ${test.fullName}: ${reasons.join('\n')}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()]).map((test) => test.result().state);
    const count = (state: string) => states.filter((each) => each === state).length;

    // What breaks outside of any test fails the run as well: a file that cannot be loaded, a hook, a stray rejection.
    const groups = modules.flatMap((module): (TestModule | TestSuite)[] => [module, ...module.children.allSuites()]);
    const broken = groups.filter((group) => group.errors().length > 0).length + unhandledErrors.length;

    // A test that was still pending when the run was cut short has been skipped.
    const skipped = count('skipped') + count('pending');
    const line = `${count('passed')} passed, ${count('failed') + broken} failed`;
    console.log(skipped > 0 ? `${line}, ${skipped} skipped` : line);
  }

  /** A run that waits for something that does not come says for what. */
  #tellLong(): void {
    for (const [test, began] of this.#running) {
      const minutes = Math.floor((Date.now() - began) / 60_000);
      if (minutes >= LONG / 60_000)
        console.log(`RUNNING for ${minutes} minutes: ${test.module.relativeModuleId}: ${test.fullName}`);
    }
  }
}
