// The levels of bots, as the page offers them and speaks of them.
import { levels } from '@undertow/bots/thinking/levels.ts';
import { expect, test } from 'vitest';
import { languages } from '../../bench/web/languages.ts';
import { levelAmong, rivalsOf } from '../../web/src/lobby/choosing-levels.ts';
import { laterWordsIn } from './words/words-in.ts';

const able = (...ids: string[]) => ({ levels: ids.map((id) => ({ id, milliseconds: 0 })) });

test.each(languages)('each level of the house has a name and a sentence of its own in %s', async (code) => {
  const said = (await laterWordsIn(code)).forms.levels;
  expect(Object.keys(said)).toEqual(levels.map(({ level }) => level));
  for (const what of ['name', 'plays'] as const) {
    expect(new Set(Object.values(said).map((one) => one[what])).size).toBe(levels.length);
  }
});

test('a person is offered every level but that of chance, and nothing where there is one', () => {
  expect(rivalsOf(able('keen', 'sensible', 'random'))).toEqual(['keen', 'sensible']);
  expect(rivalsOf(able('sensible', 'random'))).toEqual([]);
  expect(rivalsOf(able('random'))).toEqual([]);
});

test('the level that was chosen the last time is taken where there is one, and the usual one elsewhere', () => {
  const levels = ['deep', 'keen', 'sensible'];
  expect(levelAmong(levels, 'keen')).toBe('keen');
  expect(levelAmong(levels, 'brilliant')).toBe('sensible');
  expect(levelAmong(levels, null)).toBe('sensible');
  expect(levelAmong(['strong'], 'keen')).toBe('strong');
  expect(levelAmong(['deep', 'keen', 'haggler', 'random'], null)).toBe('haggler');
  expect(levelAmong(['random'], null)).toBe('random');
  expect(levelAmong([], 'keen')).toBeUndefined();
});
