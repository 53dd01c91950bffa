// The description of the format, and of the names in it: its example runs, and nothing that can be written is left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '@undertow/authoring/scenarios/files.ts';
import { lootCards } from '@undertow/games/abyss/rules/kraken/loot.ts';
import { SPACES } from '@undertow/games/abyss/rules/leviathan/leviathans.ts';
import { baseFields } from '@undertow/games/abyss/test/scenarios/base-fields.ts';
import { krakenFields } from '@undertow/games/abyss/test/scenarios/kraken-fields.ts';
import { leviathanFields } from '@undertow/games/abyss/test/scenarios/leviathan-fields.ts';
import { parts } from '@undertow/games/abyss/test/scenarios/parts.ts';
import { describe, expect, test } from 'vitest';

const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
/** What cards are called, and what is asked, is described for authors of clients. */
const NAMES = readFileSync(join(import.meta.dirname, '../../docs/abyss-for-clients.md'), 'utf8');
const [, example = ''] = /```json\n(.*?)```/s.exec(README) ?? [];

/** The text on the base game, then on each expansion, up to the next one. */
const [base = '', kraken = '', leviathan = ''] = README.split(/^## Abyss with .*$/m);
const TEXTS: Readonly<Record<string, string>> = { base, kraken, leviathan };
const FIELDS = { base: baseFields, kraken: krakenFields, leviathan: leviathanFields };

test('the example passes', () => {
  const [scenario, ...others] = JSON.parse(example) as readonly unknown[];
  expect(others).toEqual([]);
  expect(runScenario(scenario, 'README.md')).toEqual({ id: 'fifth-space', failure: undefined });
});

describe.each(parts)('of $id', ({ prompts, lords, locations, tokens }) => {
  test.each([
    ['prompts', Object.keys(prompts ?? {})],
    ['Lords', lords?.map((lord) => lord.id) ?? []],
    ['Locations', locations?.map((location) => location.id) ?? []],
    ['Monster tokens', Object.values(tokens ?? {}).flat()],
  ])('all %s are named', (_, names) => {
    expect(unnamed(names, NAMES)).toEqual([]);
  });
});

test.each(Object.entries(FIELDS))('all fields of %s are named', (id, { seat, table }) => {
  const names = [...seat, ...table].map(({ name }) => name);
  // A hand is the same thing in every part.
  expect(unnamed(names, TEXTS[id]).filter((name) => name !== 'hand')).toEqual([]);
});

test('all Loot cards, and all spaces of the Border, are named', () => {
  expect(unnamed(lootCards, NAMES)).toEqual([]);
  expect(unnamed(SPACES, NAMES)).toEqual([]);
});

function unnamed(names: readonly string[], text = ''): string[] {
  return names.filter((name) => !text.includes(`\`${name}\``));
}
