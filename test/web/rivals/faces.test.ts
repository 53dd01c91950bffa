// The faces of the players of the house, each a picture by itself.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingsOn, paintsOn } from '../../../web/src/ui/drawings.ts';

test.each(['abyss', 'dungeon-lords'])(
  'each player of the house in %s has a face that uses nothing beyond its own lines',
  (game) => {
    const of = (file: string) =>
      readFileSync(new URL(`../../../web/src/${game}/rivals/${file}`, import.meta.url), 'utf8');
    const sheet = of('faces.svg');
    const drawings = drawingsOn(sheet);
    const faces = [...of('rivals.ts').matchAll(/'(rival-[^']+)'/g)].map(([, face = '']) => face);
    expect(faces.length).toBeGreaterThan(7);
    expect(new Set(faces).size).toBe(faces.length);
    for (const face of faces) {
      const lines = `${paintsOn(sheet)}${drawings.get(face)?.lines}`;
      const used = [...lines.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !lines.includes(`id="${id}"`))).toEqual([]);
      expect(drawings.has(face)).toBe(true);
    }
  },
);

test.each([
  { game: 'abyss', most: 4 },
  { game: 'dungeon-lords', most: 3 },
])('at no table of $game two bots of one level have one name, in any language', ({ game, most }) => {
  const text = readFileSync(new URL(`../../../web/src/${game}/rivals/rivals.ts`, import.meta.url), 'utf8');
  const quoted = (list = '') => [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
  const levels = [...text.matchAll(/\{\s*name: ('[^']+'),\s*place: '[^']+',\s*further: (\[[^\]]+\]),?\s*\}/g)];
  const names = levels.map(([, first, further]) => [...quoted(first), ...quoted(further)]);
  expect(names).toHaveLength(6 * 5);
  for (const atOneTable of names) expect(new Set(atOneTable).size).toBe(most);
  // A name belongs to one level, so that one knows who sits there.
  const byLanguage = Array.from({ length: 5 }, (_, at) => names.slice(6 * at, 6 * at + 6).flat());
  for (const all of byLanguage) expect(new Set(all).size).toBe(all.length);
});
