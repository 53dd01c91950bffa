// What is seen of fights.
import { expect, test } from 'vitest';
import type { View } from '../../../client.ts';
import { fightBeats, onslaughtOf } from '../../../page/board/fight/fights.ts';
import { movementsOf } from '../../../page/motion/movements.ts';
import { given } from '../../support/position.ts';

const before = given(
  { border: { b7: 'leviathan-06', b9: { id: 'leviathan-01', beaten: 1 } } },
  { expansions: ['leviathan'] },
).view(0);
const sent = { type: 'allySentToAttack', seat: 0, ally: 'crab-3-boost', leviathan: 'leviathan-06' } as const;
const rolled = { type: 'diceRolled', dice: [4] } as const;
const paid = { type: 'pearlsLost', seat: 0, pearls: 3 } as const;
const resolved = (power: number, levels: number) => ({ type: 'attackResolved', seat: 0, power, levels }) as const;
const beaten = (levels: number) => ({ type: 'levelsBeaten', seat: 0, leviathan: 'leviathan-06', levels }) as const;
const slain = { type: 'leviathanSlain', seat: 0, leviathan: 'leviathan-06' } as const;

function attacked(): View {
  const { leviathan } = before.expansions;
  if (!leviathan) throw new Error('there is no Border');
  const attack = { space: 'b7', ally: 'crab-3-boost', dice: [4] } as const;
  return { ...before, expansions: { leviathan: { ...leviathan, fighting: 'leviathan-06', attack } } };
}

test('an attack that is decided at once is one moment, in which the dice roll and the walls break', () => {
  const beats = fightBeats([sent, rolled, resolved(7, 1), beaten(1)], before);
  expect(beats.get(1)).toBe('shown');
  expect(beats.get(2)).toMatchObject({ space: 'b7', isRolled: true, levels: 1, isSlain: false });
  expect(beats.get(2)).toMatchObject({ assault: { ally: 'crab-3-boost', dice: [4], pearls: 0, beaten: 0 } });
  expect([...beats.keys()]).toEqual([1, 2]);
});

test('while Pearls are asked for, the dice lie and nothing is decided', () => {
  expect(fightBeats([sent, rolled], before).get(1)).toMatchObject({ isRolled: true, levels: null });
});

test('Pearls that are paid go to the attack, and the dice do not roll again', () => {
  const beats = fightBeats([paid, resolved(10, 2), beaten(2), slain], attacked());
  expect(beats.get(0)).toBe('pearls');
  expect(beats.get(1)).toMatchObject({ isRolled: false, levels: 2, isSlain: true, assault: { pearls: 3 } });
});

test('a level that is beaten without an attack has a moment of its own', () => {
  const rebel = { type: 'levelsBeaten', seat: 1, leviathan: 'leviathan-01', levels: 1 } as const;
  expect(fightBeats([rebel], before).get(0)).toMatchObject({
    space: 'b9',
    isRolled: false,
    assault: { ally: null, beaten: 1 },
  });
});

test('dice that bring a Leviathan are no fight', () => {
  expect(fightBeats([rolled], before).size).toBe(0);
});

test('nothing is told of an attack before its moment is over', () => {
  const movements = movementsOf([sent, rolled, resolved(7, 1), beaten(1)], before);
  expect(movements.filter(({ moment }) => moment)).toEqual([expect.objectContaining({ isSuspense: true })]);
});

test('a Leviathan that attacks is found on its space, and none that is not at the Border', () => {
  expect(onslaughtOf('leviathan-01', before)).toEqual({
    kind: 'onslaught',
    space: 'b9',
    leviathan: 'leviathan-01',
    beaten: 1,
  });
  expect(onslaughtOf('leviathan-02', before)).toBeUndefined();
});

test('a Leviathan lies on its space until its attack is seen, also where another one has come there', () => {
  const event = { type: 'leviathanAttacked', seat: 0, leviathan: 'leviathan-01', space: 'b9' } as const;
  expect(movementsOf([event], before)).toMatchObject([
    {
      flights: [{ from: 'beast:leviathan-01', or: 'berth:b9', flyer: 'before' }],
      moment: { kind: 'onslaught' },
      hasSteps: true,
    },
  ]);
});

test('the Scourge comes from beside the board, and then from seat to seat', () => {
  const taken = { type: 'scourgeTaken', seat: 1 } as const;
  expect(movementsOf([taken], before)[0]?.flights[0]).toMatchObject({ from: 'treasury', to: 'scourge', or: 'purse:1' });
  const { leviathan } = before.expansions;
  const held = { ...before, expansions: { leviathan: { ...leviathan, scourge: 0 } } } as View;
  expect(movementsOf([taken], held)[0]?.flights[0]).toMatchObject({ from: 'scourge', to: 'scourge' });
});
