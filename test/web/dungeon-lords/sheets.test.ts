// The sheets of Dungeon Lords: they lie in one page together.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../web/src/dungeon-lords/art/sheets/', import.meta.url);
const sheets = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
const elements = sheets.flatMap((text) => [...text.matchAll(/<\w+ id="([^"]+)"[^>]*>/g)]);

test('no two different things on all sheets have the same id', () => {
  const byId = Map.groupBy(elements, ([, id]) => id);
  const clashing = [...byId].filter(([, found]) => new Set(found.map(([element]) => element)).size > 1);
  expect(clashing.map(([id]) => id)).toEqual([]);
});

test('whatever a drawing uses is on one of the sheets', () => {
  const known = new Set(elements.map(([, id]) => id));
  const used = sheets.flatMap((text) => [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id));
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
});
