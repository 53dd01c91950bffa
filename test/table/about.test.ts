// What can be chosen for a table of a game: what is usual, how many can play with it, and how it is looked for.
import { type About, defaultOptions, isPlayedWith, seatsWith, wholeOptions } from '@undertow/shared/table/about.ts';
import { describe, expect, test } from 'vitest';

const GAME: About = {
  name: 'Reef',
  seats: { min: 2, max: 4 },
  choices: [
    {
      ...{ id: 'parts', name: 'Parts', many: true, default: [] },
      values: [
        { value: 'coral', name: 'Coral' },
        { value: 'wreck', name: 'Wreck', seats: { min: 2, max: 5 } },
        { value: 'trench', name: 'Trench', seats: { min: 3, max: 6 } },
      ],
    },
    {
      ...{ id: 'full', name: 'Length', many: false, default: false },
      values: [
        { value: false, name: 'Short' },
        { value: true, name: 'Full' },
      ],
    },
    {
      ...{ id: 'training', name: 'Training', many: false, default: 0 },
      values: [
        { value: 0, name: 'None' },
        { value: 1, name: 'First', seats: { min: 1, max: 1 } },
      ],
    },
  ],
};

describe('the options of a table', () => {
  test('are the usual ones where none are named', () => {
    const usual = { parts: [], full: false, training: 0 };
    expect(defaultOptions(GAME)).toEqual(usual);
    expect(wholeOptions(GAME)).toEqual(usual);
    expect(wholeOptions(GAME, {})).toEqual(usual);
  });

  test('are as they are named, and the usual ones for the rest', () => {
    expect(wholeOptions(GAME, { full: true })).toEqual({ parts: [], full: true, training: 0 });
  });

  test('are the same whatever the order in which a list names them', () => {
    expect(wholeOptions(GAME, { parts: ['trench', 'coral'] })).toEqual(
      wholeOptions(GAME, { parts: ['coral', 'trench'] }),
    );
    expect(wholeOptions(GAME, { parts: ['trench', 'coral'] })).toMatchObject({ parts: ['coral', 'trench'] });
  });

  test('keep what is not offered, so that the game can object to it', () => {
    expect(wholeOptions(GAME, { parts: ['moon', 'coral', 'coral'], depth: 3 })).toMatchObject({
      ...{ parts: ['coral', 'coral', 'moon'], depth: 3 },
    });
    expect(wholeOptions(GAME, { parts: 'coral' })).toMatchObject({ parts: 'coral' });
    for (const strange of [null, 7, 'full', ['full']]) expect(wholeOptions(GAME, strange)).toEqual(strange);
  });
});

test.each([
  [{}, 2, 4],
  [{ parts: ['coral'], full: true }, 2, 4],
  [{ parts: ['wreck'] }, 2, 5],
  [{ parts: ['coral', 'wreck', 'trench'] }, 2, 6],
  [{ parts: ['trench'] }, 3, 6],
  [{ training: 1 }, 1, 1],
  [{ training: '1', parts: ['1'] }, 2, 4],
  [null, 2, 4],
])('with %j there can play from %d to %d', (options, min, max) => {
  expect(seatsWith(GAME, options)).toEqual({ min, max });
});

describe('a table is found', () => {
  const options = { parts: ['coral', 'wreck'], full: true };

  test.each([{}, { full: true }, { parts: ['wreck'] }, { parts: ['wreck', 'coral'], full: true }])('by %j', (wanted) =>
    expect(isPlayedWith(options, wanted)).toBe(true),
  );

  test.each([
    { full: false },
    { parts: [] },
    { parts: ['trench'] },
    { parts: ['coral', 'trench'] },
    { parts: 'wreck' },
    { depth: 3 },
    { full: [] },
  ])('not by %j', (wanted) => expect(isPlayedWith(options, wanted)).toBe(false));

  test('by an empty list if it is played with none of it', () => {
    expect(isPlayedWith({ parts: [] }, { parts: [] })).toBe(true);
    for (const other of [{}, null, { parts: 'coral' }]) expect(isPlayedWith(other, { parts: [] })).toBe(false);
  });
});
