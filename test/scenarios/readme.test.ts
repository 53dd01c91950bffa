// The description of the format: its example runs, and nothing that can be written is left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base } from '@undertow/shared/abyss/base.ts';
import { expect, test } from 'vitest';
import { seatFields } from './abyss/seat-fields.ts';
import { tableFields } from './abyss/table-fields.ts';
import { runScenario } from './files.ts';

const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const [, example = ''] = /```json\n(.*?)```/s.exec(README) ?? [];

test('the example passes', () => {
  const [scenario, ...others] = JSON.parse(example) as readonly unknown[];
  expect(others).toEqual([]);
  expect(runScenario(scenario, 'README.md')).toEqual({ id: 'fifth-space', failure: undefined });
});

test.each([
  ['prompts', Object.keys(base.prompts ?? {})],
  ['Lords', base.lords?.map(({ id }) => id) ?? []],
  ['Locations', base.locations?.map(({ id }) => id) ?? []],
  ['fields of a seat', seatFields.map(({ name }) => name)],
  ['fields of the table', tableFields.map(({ name }) => name)],
])('all %s are named', (_, names) => {
  expect(names.filter((name) => !README.includes(`\`${name}\``))).toEqual([]);
});
