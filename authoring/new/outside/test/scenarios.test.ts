// The rule cases in `scenarios/`, written as data: each is a test.
import { fileURLToPath } from 'node:url';
import { filesIn, runFile } from '@undertow/authoring/scenarios/files.ts';
import { expect, test } from 'vitest';

for (const file of filesIn(fileURLToPath(new URL('scenarios/', import.meta.url)))) {
  for (const { id, failure } of await runFile(file)) test(id, () => expect(failure).toBeUndefined());
}
