// What the web client draws from a word: always the same for the same word.
import { letterOf, numberOf, tideOf } from '@undertow/web/src/ui/sigils.ts';
import { describe, expect, test } from 'vitest';

const words = Array.from({ length: 200 }, (_, i) => `table${i.toString(36)}`);

describe('the seal of a person', () => {
  test.each([
    ['Ada', 'A'],
    ['żaneta', 'Ż'],
    ['_7th', '7'],
    ['…', '·'],
  ])('of %s has the letter %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  test('has one of a few rhythms, each of them in use', () => {
    expect(tideOf('Ada')).toBe(tideOf('Ada'));
    const tides = new Set(words.map(tideOf));
    expect(tides.size).toBe(8);
    for (const tide of tides) expect(tide).toMatch(/^[\d.]+( [\d.]+)+$/);
  });
});

test('numbers of words are whole, and seldom the same', () => {
  const numbers = words.map(numberOf);
  for (const number of numbers) expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
  expect(new Set(numbers).size).toBe(words.length);
});
