// The sheets of Dungeon Lords: they lie in one page together, and whatever the rules can lay on the table is drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { drawingsOn } from '@undertow/web/src/ui/drawings.ts';
import { expect, test } from 'vitest';
import { figureOf } from '../../page/pieces/figure.ts';
import { creatures } from '../../rules/cards/creatures.ts';
import { heroIds, paladinOfYear } from '../../rules/cards/heroes.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import { combatCard, combatCardsOfYear, specialEventIds, trapIds } from '../../rules/cards/printed.ts';
import { rooms } from '../../rules/cards/rooms.ts';

const FOLDER = new URL('../../page/art/sheets/', import.meta.url);
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

test('whatever is painted as a picture is drawn, and takes no colour from where it stands', () => {
  const drawings = new Map(sheets.flatMap((text) => [...drawingsOn(text)]));
  const painted = [
    ...['imp', 'imp-rest', 'coin', 'meat', 'tile-tunnel'],
    ...creatures.map(({ id }) => `monster-${id}`),
    ...[...heroIds, paladinOfYear(1)].map(figureOf),
    ...rooms.map(({ id }) => `room-${id}`),
    ...trapIds.map((id) => `trap-${id}`),
    ...orderIds.map((id) => `roof-${id}`),
    ...[1, 2].flatMap(combatCardsOfYear).map((id) => `scene-${combatCard(id).spell.id}`),
    ...specialEventIds.map((id) => `scene-${id}`),
  ];
  expect(painted.filter((id) => !drawings.has(id))).toEqual([]);
  expect(painted.filter((id) => drawings.get(id)?.lines.includes('currentColor'))).toEqual([]);
});
