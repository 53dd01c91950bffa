// The document for authors of clients names all that the game shows, tells and asks.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dungeonLords } from '../../rules/index.ts';
import { promptNames } from '../../rules/prompts.ts';
import { DungeonLordsView } from '../../view.ts';

const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const text = read('docs/dungeon-lords-for-clients.md');

function unnamed(names: Iterable<string>): string[] {
  return [...new Set(names)].filter((name) => !text.includes(`\`${name}\``) && !text.includes(`.${name}\``)).sort();
}

/** The names of all fields, at every depth. */
function* fieldsOf(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') yield* Object.keys(value as object);
    yield* fieldsOf(value);
  }
}

test('every prompt and every form is named', () => {
  expect(unnamed([...promptNames, ...Object.keys(dungeonLords.forms)])).toEqual([]);
});

test('every event is named', () => {
  const types = [...read('games/dungeon-lords/rules/events.ts').matchAll(/readonly type: '(\w+)'/g)].map(
    ([, type = '']) => type,
  );
  expect(types.length).toBeGreaterThan(50);
  expect(unnamed(types)).toEqual([]);
});

test('every field of the view is named', () => {
  // `id` and `cell` and the like stand in the examples.
  const inExamples = (name: string) => text.includes(`"${name}"`);
  const fields = [...fieldsOf(z.toJSONSchema(DungeonLordsView))];
  expect(fields.length).toBeGreaterThan(60);
  expect(unnamed(fields).filter((name) => !inExamples(name))).toEqual([]);
});
