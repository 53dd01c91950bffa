// The sounds of a table, as data.
import { CARD, tonesOf } from '@undertow/web/src/table/kit/sounds.ts';
import { expect, test } from 'vitest';

const deepest = (weight: number) => Math.min(...tonesOf({ weight }).map(({ to, pitch }) => to ?? pitch));
const loudest = (weight: number) => Math.max(...tonesOf({ weight }).map(({ loud = 1 }) => loud));

test('what lands has a thud beneath it, deeper and louder the heavier it is', () => {
  expect(deepest(1)).toBeLessThan(deepest(0.2));
  expect(loudest(1)).toBeGreaterThan(loudest(0.2));
});

test('what has no weight sounds as it is written', () => {
  const tones = [{ pitch: 440, length: 1 }];
  expect(tonesOf({ tones })).toEqual(tones);
  expect(tonesOf({ tones, weight: 1 })).toEqual(expect.arrayContaining(tones));
});

test('a card that is moved has some weight', () => {
  expect(tonesOf(CARD).length).toBeGreaterThan(0);
});
