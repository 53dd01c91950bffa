// Who stands on the lord's side of the stage.
import { describe, expect, test } from 'vitest';
import { actorsOf, partySeen, plannedActors } from '../../page/board/battle/cast.ts';

test('those who were sent stand there as they are by now', () => {
  const lair = [{ id: 'goblin', faceDown: true }, { id: 'ghost', sent: true }, { id: 'vampire' }] as const;
  expect(actorsOf(lair, ['ghost', 'goblin', 'vampire'])).toEqual([
    { at: 1, id: 'ghost', state: 'ready' },
    { at: 0, id: 'goblin', state: 'down' },
    { at: 2, id: 'vampire', state: 'home' },
  ]);
});

test('of two equal creatures the one that has still to act stands there', () => {
  const lair = [{ id: 'troll' }, { id: 'troll', sent: true, sheep: true }] as const;
  expect(actorsOf(lair, ['troll'])).toEqual([{ at: 1, id: 'troll', state: 'sheep' }]);
});

test('a viewer who came too late to be told sees those who have still to act', () => {
  expect(actorsOf([{ id: 'witch', sent: true }, { id: 'slime' }], [])).toEqual([
    { at: 0, id: 'witch', state: 'ready' },
  ]);
});

test('one who has left the lair is gone', () => {
  expect(actorsOf([], ['demon'])).toEqual([{ at: undefined, id: 'demon', state: 'home' }]);
});

test('a plan sends the first of equal creatures that lies face up', () => {
  const lair = [{ id: 'ghost', faceDown: true }, { id: 'ghost' }, { id: 'ghost' }] as const;
  expect(plannedActors(lair, ['ghost', 'ghost']).map(({ at }) => at)).toEqual([1, 2]);
});

describe('until it has been seen', () => {
  const [paladin, thief, priest] = [
    { id: 'y1-paladin', damage: 2 },
    { id: 'y1-thief-1' },
    { id: 'y1-priest-1', damage: 1 },
  ];

  test('those in the party are as hurt as before', () => {
    expect(partySeen([{ ...thief, damage: 3 }, priest], [thief, priest])).toEqual([thief, priest]);
  });

  test('nobody takes the place of the Paladin who has left or fallen', () => {
    expect(partySeen([thief, priest], [paladin, thief, priest])).toEqual([paladin, thief, priest]);
    expect(partySeen([], [paladin])).toEqual([paladin]);
  });

  test('who has come stands there, and is to be seen on the way', () => {
    const illusion = { id: 'illusion' };
    expect(partySeen([illusion, paladin, thief], [illusion, thief])).toEqual([illusion, paladin, thief]);
    expect(partySeen([illusion, illusion, thief], [illusion, thief])).toEqual([illusion, illusion, thief]);
  });
});
