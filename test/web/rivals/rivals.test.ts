// The players of the house: their faces, each a picture by itself, what they say, and the figures of their strength.
import { readFileSync } from 'node:fs';
import { sayings as abyss } from '@undertow/games/abyss/page/rivals/sayings.ts';
import { sayings as dungeonLords } from '@undertow/games/dungeon-lords/page/rivals/sayings.ts';
import { games } from '@undertow/games/index.ts';
import { expect, test } from 'vitest';
import { languages } from '../../../bench/web/languages.ts';
import { drawingsOn, paintsOn } from '../../../web/src/ui/drawings.ts';

test.each(['abyss', 'dungeon-lords'])(
  'each player of the house in %s has a face that uses nothing beyond its own lines',
  (game) => {
    const of = (file: string) =>
      readFileSync(new URL(`../../../games/${game}/page/rivals/${file}`, import.meta.url), 'utf8');
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

const GAMES = { abyss, 'dungeon-lords': dungeonLords };

test.each(Object.entries(GAMES))(
  'each player of the house in %s says how it plays, in every language',
  (game, sayings) => {
    const levels = Object.keys(sayings.en);
    const known = [...rivalsOf(game).matchAll(/level: '([^']+)'/g)].map(([, level]) => level);
    expect(levels).toEqual(known);
    for (const code of languages) expect(Object.keys(sayings[code] ?? {})).toEqual(levels);
    const said = languages.flatMap((code) => Object.values(sayings[code] ?? {}));
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((sentence) => sentence.length > 130)).toEqual([]);
  },
);

test.each(Object.keys(GAMES))('the strengths of the players of %s are those of the document', (game) => {
  const document = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  const measured = [...rivalsOf(game).matchAll(/measured\('\w+', ([\d.]+), \[([\d.]+), ([\d.]+)\], \d+/g)];
  expect(measured).toHaveLength(5);
  for (const [, wins, low, high] of measured.map((found) => found.map(Number) as [number, number, number, number])) {
    // Where it never won, the document has the row of the other.
    const [from, to, share] = wins === 0 ? [100 - high, 100 - low, 100] : [low, high, wins];
    const figure = (value: number) => `${value}(\\.0)?`;
    expect(document).toMatch(new RegExp(`\\b${figure(from)} to ${figure(to)} %`));
    expect(document).toMatch(new RegExp(`\\b${figure(share)} %`));
  }
});

test.each([
  { game: 'abyss', most: 4 },
  { game: 'dungeon-lords', most: 3 },
])('at no table of $game two bots of one level have one name, in any language', ({ game, most }) => {
  const quoted = (list = '') => [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
  const levels = [...rivalsOf(game).matchAll(/called\((\[[^\]]+\]), '/g)];
  const english = games.get(game)?.about.botNames ?? {};
  const names = [...levels.map(([, names]) => quoted(names)), ...Object.values(english)];
  expect(names).toHaveLength(6 * 5);
  for (const atOneTable of names) expect(new Set(atOneTable).size).toBe(most);
  // A name belongs to one level, so that one knows who sits there.
  const byLanguage = Array.from({ length: 5 }, (_, at) => names.slice(6 * at, 6 * at + 6).flat());
  for (const all of byLanguage) expect(new Set(all).size).toBe(all.length);
});

function rivalsOf(game: string): string {
  return readFileSync(new URL(`../../../games/${game}/page/rivals/rivals.ts`, import.meta.url), 'utf8');
}
