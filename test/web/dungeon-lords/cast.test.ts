// Who stands on the lord's side of the stage.
import { actorsOf, partySeen, plannedActors } from '@undertow/web/src/dungeon-lords/board/battle/cast.ts';
import { expect, test } from 'vitest';

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

test('those who are in the party are as hurt as was seen, also behind one who has fallen', () => {
  const seen = [{ id: 'y1-thief-1' }, { id: 'y1-priest-1', damage: 1 }, { id: 'y1-thief-1', damage: 2 }];
  const now = [{ id: 'y1-priest-1', damage: 3 }, { id: 'y1-thief-1', damage: 2 }, { id: 'y1-wizard-2' }];
  expect(partySeen(now, seen)).toEqual([seen[1], seen[0], now[2]]);
});
