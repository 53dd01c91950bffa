// Where a reason is said in the rules of a game is told as far as it is known.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linesWith } from '@undertow/authoring/dev/source-lines.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/programs/folder.ts';

test('every line of the rules that says a word is told, and none of its bots, words and tests', () => {
  const folder = temporaryFolder();
  for (const part of ['bots', 'rules', 'test', 'words']) {
    mkdirSync(join(folder, part));
    writeFileSync(join(folder, part, 'index.ts'), "say('tooDear');\n\nsay('tooDear', 'never');\n");
  }
  expect(linesWith(['tooDear', 'never', 'unsaid'], `${pathToFileURL(folder).href}/`)).toEqual({
    tooDear: ['rules/index.ts:1', 'rules/index.ts:3'],
    never: ['rules/index.ts:3'],
    unsaid: [],
  });
});
