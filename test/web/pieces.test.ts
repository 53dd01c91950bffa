// The row of cards in the home of a game.
import type { ReferenceCard, ReferenceShelf } from '@undertow/web/src/game.ts';
import { piecesOf } from '@undertow/web/src/home/pieces.ts';
import { expect, test } from 'vitest';

function shelf(id: string, width?: number): ReferenceShelf {
  return { id, name: id, ...(width === undefined ? {} : { width }) };
}

function cards(shelf: string, count: number): ReferenceCard[] {
  const rest = { name: '', text: '', facts: [], marks: {}, rules: [] };
  return Array.from({ length: count }, (_, i) => ({ ...rest, id: `${shelf}-${i}`, shelf }));
}

function idsOf(shelves: ReferenceShelf[], lying: ReferenceCard[], most: number): string[] {
  return piecesOf({ shelves: () => shelves, cards: () => lying }, most).map(({ card }) => card.id);
}

test('has the first cards of each shelf, in the order of the shelves, and not more than there is room for', () => {
  const lying = [...cards('rooms', 9), ...cards('monsters', 9)];
  const shelves = [shelf('monsters', 90), shelf('rooms', 120)];
  expect(idsOf(shelves, lying, 4)).toEqual(['monsters-0', 'monsters-1', 'rooms-0', 'rooms-1']);
  expect(idsOf(shelves, lying, 3)).toEqual(['monsters-0', 'monsters-1', 'rooms-0']);
});

test('leaves out shelves of words, and empty ones, and is empty where there is no other', () => {
  const shelves = [shelf('words'), shelf('events', 90), shelf('rooms', 120)];
  expect(idsOf(shelves, [...cards('words', 5), ...cards('rooms', 9)], 2)).toEqual(['rooms-0', 'rooms-1']);
  expect(idsOf([shelf('words')], cards('words', 5), 2)).toEqual([]);
});
