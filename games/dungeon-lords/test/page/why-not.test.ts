// Why a piece cannot be added to the plan of a battle.
import { expect, test } from 'vitest';
import type { BattlePlanData } from '../../client.ts';
import { whyNot } from '../../page/board/battle/why-not.ts';

const data: BattlePlanData = {
  tiles: [
    { cell: [2, 0], traps: 1, bait: 1, monsters: 2 },
    { cell: [3, 0], traps: 1, bait: 0, monsters: 1 },
  ],
  traps: [
    { id: 'pendulum', price: {} },
    { id: 'poisoned-meal', price: { food: 1 } },
  ],
  creatures: ['troll', 'goblin', 'slime', 'ghost'],
  food: 0,
  gold: 0,
  imps: 3,
};

test('without bait no trap goes into a room, and one that costs food needs that, too', () => {
  expect(whyNot(data, [], 'trap:pendulum')).toBe('gold');
  expect(whyNot(data, ['tile:3,0'], 'trap:pendulum')).toBeUndefined();
  expect(whyNot(data, ['tile:3,0'], 'trap:poisoned-meal')).toBe('food');
});

test('a tile takes so many monsters, and any number of ghosts', () => {
  const picks = ['tile:2,0', 'creature:troll', 'creature:goblin'];
  expect(whyNot(data, picks, 'creature:slime')).toBe('monsters');
  expect(whyNot(data, picks, 'creature:ghost')).toBeUndefined();
  expect(whyNot(data, ['tile:3,0', 'trap:pendulum'], 'trap:pendulum')).toBe('traps');
});

test('whoever is not among those that may be sent lies face down', () => {
  expect(whyNot(data, [], 'creature:witch')).toBe('faceDown');
});
