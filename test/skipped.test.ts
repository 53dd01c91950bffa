// What a run says first: which tests it leaves out on this machine, and why.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What is said on a machine that looks for its programs there. */
function said(environment: Record<string, string>): string {
  const script = `const { skippedHere } = await import('./test/support/services/skipped.ts'); console.log((await skippedHere()).join('\\n'));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: environment,
  });
  expect(`${stderr}`).toBe('');
  return `${stdout}`;
}

test('it names the tests of a program that is not installed, and how to get it', () => {
  const lines = said({ PATH: '/nowhere' });
  expect(lines).toMatch(/^Skipped: what goes over Redis.*Redis is not installed.*apt-get install redis-server/m);
  expect(lines).not.toContain('Nothing is skipped');
});

test('it says that they fail where nothing may miss', () => {
  expect(said({ PATH: '/nowhere', CI: 'true' })).toMatch(/^Fails: what goes over Redis/m);
});
