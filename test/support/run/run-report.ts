// What a test run says beside its list: why a test fails as soon as it does, as a later one may hang; and in its last line
// how many tests passed, failed and were skipped, for people and programs alike.
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

export class RunReport implements Reporter {
  onTestCaseResult(test: TestCase): void {
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
}
