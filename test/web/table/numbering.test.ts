// Digits mean the same in both games.
import { lineOf } from '@undertow/games/abyss/page/board/answering/line.ts';
import { waysOf } from '@undertow/games/abyss/page/board/answering/ways.ts';
import { actsOf } from '@undertow/games/dungeon-lords/page/board/answering/acts.ts';
import { expect, test } from 'vitest';
import { digitIn, numbered, type Tone } from '../../../web/src/table/kit/numbering.ts';

const toneOf = (one: string) => (one.split(' ')[0] as Tone) ?? 'more';

test('doing has the first digit and leaving the second, whatever else can be done', () => {
  expect(numbered(['more a', 'no', 'go', 'more b'], toneOf)).toEqual(['go', 'no', 'more a', 'more b']);
  expect(numbered(['also a', 'more', 'no', 'also b'], toneOf)).toEqual(['more', 'no', 'also a', 'also b']);
});

test('several pieces are counted through as they lie there, and leaving comes behind them', () => {
  expect(numbered(['no', 'also', 'more a', 'more b'], toneOf)).toEqual(['more a', 'more b', 'no', 'also']);
  expect(numbered(['more a', 'more b'], toneOf)).toEqual(['more a', 'more b']);
});

test('leaving has a digit however many pieces there are', () => {
  const pieces = Array.from({ length: 12 }, (_, i) => `more ${i}`);
  const all = numbered(['no', ...pieces], toneOf);
  expect(digitIn(all, 'no')).toBe(9);
  expect(digitIn(all, 'more 7')).toBe(8);
  expect(digitIn(all, 'more 8')).toBeUndefined();
  expect(all).toHaveLength(13);
});

test('where nothing can be done, leaving keeps its digit', () => {
  expect(numbered(['no'], toneOf)).toEqual([undefined, 'no']);
  expect(numbered(['also', 'no'], toneOf)).toEqual([undefined, 'no', 'also']);
  expect(numbered(['also'], toneOf)).toEqual(['also']);
  expect(numbered([], toneOf)).toEqual([]);
});

test('there are nine digits, and further choices have none', () => {
  const choices = Array.from({ length: 10 }, (_, i) => `more ${i}`);
  expect([choices[0], choices[8], choices[9], 'another'].map((one) => digitIn(choices, one as string))).toEqual([
    1,
    9,
    undefined,
    undefined,
  ]);
});

test('buying in Abyss has the digit of using a space in Dungeon Lords, and passing that of leaving it', () => {
  const view = { revealed: 0, track: [] } as never;
  const bought = lineOf(
    { kind: 'one', prompt: 'buyOffer', ways: waysOf('buyOffer', ['pass', 'buy'], view) },
    [],
    String,
  );
  const inDungeon = (prompt: string, options: readonly string[]) =>
    actsOf({ prompt, choice: { type: 'one', options } }, String).map((act) => act?.option);
  expect(bought.numbered.map((one) => one && 'option' in one && one.option)).toEqual(['buy', 'pass']);
  expect(inDungeon('useOrder', ['use', 'decline'])).toEqual(['use', 'decline']);
  expect(inDungeon('useOrder', ['decline'])).toEqual([undefined, 'decline']);
  expect(inDungeon('hireCreature', ['troll', 'witch', 'decline'])).toEqual(['troll', 'witch', 'decline']);
  expect(inDungeon('production', ['use:mine@1,1', 'use:mine@2,1', 'stop'])).toEqual([
    'use:mine@1,1',
    'use:mine@2,1',
    'stop',
  ]);
});
