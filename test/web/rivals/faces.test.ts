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
    const faces = [...of('rivals.ts').matchAll(/face: '([^']+)'/g)].map(([, face = '']) => face);
    expect(faces.length).toBeGreaterThan(4);
    for (const face of faces) {
      const lines = `${paintsOn(sheet)}${drawings.get(face)?.lines}`;
      const used = [...lines.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !lines.includes(`id="${id}"`))).toEqual([]);
      expect(drawings.has(face)).toBe(true);
    }
  },
);
