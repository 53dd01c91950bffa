// The window of authors is built from the checkout alone, and says so where it cannot be.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWindow } from '@undertow/authoring/dev/built-window.ts';
import { expect, onTestFinished, test } from 'vitest';
import { buildWindow as buildOnce } from '../../support/browser/dev-window.ts';
import { temporaryFolder } from '../../support/programs/folder.ts';

test('the games from outside, whatever they are, do not matter to it', async () => {
  const { UNDERTOW_GAMES: before } = process.env;
  onTestFinished(() => {
    if (before === undefined) delete process.env.UNDERTOW_GAMES;
    else process.env.UNDERTOW_GAMES = before;
  });
  process.env.UNDERTOW_GAMES = '/there/is/nothing';
  await buildOnce();
});

test('that it cannot be built is told in a sentence', async () => {
  const build = join(temporaryFolder(), 'build.mjs');
  writeFileSync(build, "console.error('There is no room on the disk.'); process.exitCode = 1;");
  await expect(buildWindow(build)).rejects.toMatchObject({
    name: 'NoGame',
    message: 'The window cannot be built: There is no room on the disk.',
  });
});
