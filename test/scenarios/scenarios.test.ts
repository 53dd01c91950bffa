// Every scenario of the project is a test of the rules, and so is every one in the folder of a game; disputed ones are left out by name.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario, scenariosIn } from '@undertow/authoring/scenarios/files.ts';
import { gamesFor } from '@undertow/authoring/scenarios/games.ts';
import { describe, expect, test } from 'vitest';
import { disputed } from './disputed.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['test/scenarios/data', 'games/*/test/scenarios', 'authoring/new/template/test/scenarios'];

interface Named {
  readonly id: string;
  readonly title: string;
}

const files = globSync(
  FOLDERS.map((folder) => `${folder}/**/*.json`),
  { cwd: ROOT },
).toSorted();
const found = new Set<string>();

for (const file of files) {
  const games = await gamesFor(join(ROOT, file));
  describe(file, () => {
    const scenarios = scenariosIn(join(ROOT, file));
    if ('unreadable' in scenarios) throw new Error(`${file} cannot be read: ${scenarios.unreadable}`);
    for (const scenario of scenarios as readonly Named[]) {
      found.add(scenario.id);
      if (Object.hasOwn(disputed, scenario.id)) continue;
      test(`${scenario.id} ${scenario.title}`, () => {
        expect(runScenario(scenario, file, games)).toEqual({ id: scenario.id, failure: undefined });
      });
    }
  });
}

test('a disputed scenario is one of the project', () => {
  expect(Object.keys(disputed).filter((id) => !found.has(id))).toEqual([]);
});
