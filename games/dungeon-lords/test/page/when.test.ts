// What year and round it is, as the table says it above all else.
import { expect, test } from 'vitest';
import { dungeonWordsIn } from '../../../../test/web/words/words-in.ts';
import { whenWords } from '../../page/board/when.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';

const english = dungeonIn('en', await dungeonWordsIn('en'));

/** With plain spaces. */
function said(view: Parameters<typeof whenWords>[0]): string {
  return whenWords(view, english).replaceAll('\u00a0', ' ');
}

test('while the lords build, it is a round of the year', () => {
  expect(said({ phase: 'orders', year: 2, round: 3, combatRound: 0 })).toBe('Year 2, round 3 of 4');
});

test('while they fight, it is a round of the combat', () => {
  expect(said({ phase: 'combat', year: 1, round: 4, combatRound: 2 })).toBe('Year 1, combat round 2 of 4');
});

test('before the first battles are planned, no round of the combat has begun', () => {
  expect(said({ phase: 'combat', year: 1, round: 4, combatRound: 0 })).toBe('Year 1, round 4 of 4');
});
