// Every scenario of the project is a test of the rules; disputed ones are left out by name.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { disputed } from './disputed.ts';
import { runScenario, scenariosIn } from './files.ts';

const DATA = join(import.meta.dirname, 'data');

interface Named {
  readonly id: string;
  readonly title: string;
}

const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort();
const found = new Set<string>();

for (const file of files) {
  describe(file, () => {
    const scenarios = scenariosIn(join(DATA, file));
    if ('unreadable' in scenarios) throw new Error(`${file} cannot be read: ${scenarios.unreadable}`);
    for (const scenario of scenarios as readonly Named[]) {
      found.add(scenario.id);
      if (Object.hasOwn(disputed, scenario.id)) continue;
      test(`${scenario.id} ${scenario.title}`, () => {
        expect(runScenario(scenario, file)).toEqual({ id: scenario.id, failure: undefined });
      });
    }
  });
}

test('a disputed scenario is one of the project', () => {
  expect(Object.keys(disputed).filter((id) => !found.has(id))).toEqual([]);
});
