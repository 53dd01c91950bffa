// What is drawn of a dungeon, and what its cells answer.
import { describe, expect, test } from 'vitest';
import { pickOf, squaresOf, taskOf } from '../../page/board/mine/cells.ts';
import { clutterAt, doorsOf, hasLadder, openingsOf } from '../../page/board/mine/openings.ts';
import { bricks, siteOf } from '../../page/board/mine/site.ts';
import { taxPairs } from '../../page/board/mine/tax-pairs.ts';
import { roomCard } from '../../rules/cards/rooms.ts';
import type { Cell, Tile } from '../../rules/state.ts';
import { taxOn } from '../../rules/taxes.ts';

const tunnel = (...cell: Cell): Tile => ({ cell, tile: 'tunnel' });
const room = (id: string, ...cell: Cell): Tile => ({ cell, tile: id });
const START = [tunnel(2, 0), tunnel(2, 1), tunnel(2, 2)];
const cellForm = { type: 'form', form: 'cell', data: { cells: [] } } as const;

describe('a dungeon', () => {
  test('has a shaft below each tile that has one beneath, and the entrance at its first', () => {
    const { passages, shafts, hasEntrance } = openingsOf(START);
    expect(passages).toEqual([]);
    expect(shafts.map(({ cell }) => cell)).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(hasEntrance).toBe(true);
  });

  test('has no lamp in a passage that leads into daylight', () => {
    const { passages } = openingsOf([tunnel(1, 1), { ...tunnel(2, 1), conquered: true }, tunnel(3, 1)]);
    expect(passages.map(({ isLit }) => isLit)).toEqual([false, false]);
  });

  test('leaves nothing lying over a shaft', () => {
    expect(clutterAt(START, START[0] as Tile, 0.9)).toBeUndefined();
    expect(clutterAt(START, START[2] as Tile, 0.9)).toBe('crate');
    expect(clutterAt(START, START[2] as Tile, 0.1)).toBeUndefined();
  });

  test('hangs its lamps beside a ladder that comes from above', () => {
    expect(START.map((tile) => hasLadder(START, tile))).toEqual([true, true, true]);
    expect(hasLadder([...START, tunnel(3, 2)], tunnel(3, 2))).toBe(false);
  });

  test('has a door in a room toward each tile beside it', () => {
    const hatchery = room('hatchery', 3, 1);
    expect(doorsOf([...START, hatchery, tunnel(4, 1)], hatchery)).toEqual(['left', 'right']);
  });
});

describe('a cell', () => {
  test('answers with its name, a room with its use, and a battle tile as a tile', () => {
    expect(pickOf('dig', [1, 2], undefined)).toBe('1,2');
    expect(pickOf('work', [1, 2], room('hatchery', 1, 2))).toBe('use:hatchery@1,2');
    expect(pickOf('work', [1, 2], undefined)).toBeUndefined();
    expect(pickOf('fight', [1, 2], tunnel(1, 2))).toBe('tile:1,2');
    expect(pickOf(undefined, [1, 2], tunnel(1, 2))).toBeUndefined();
  });

  test('is asked about by a spell only where the spell asks for a cell', () => {
    expect(taskOf({ prompt: 'spellChoice', choice: cellForm })).toBe('lose');
    expect(taskOf({ prompt: 'spellChoice', choice: { type: 'one', options: ['gold', 'food'] } })).toBeUndefined();
    expect(taskOf({ prompt: 'hireCreature', choice: { type: 'one', options: [] } })).toBeUndefined();
    expect(taskOf(null)).toBeUndefined();
  });

  test('would close a square together with what was chosen before', () => {
    const data = { dungeon: START.map(({ cell }) => cell), min: 0, max: 3 };
    expect(squaresOf(data, [])).toEqual([]);
    expect(squaresOf(data, ['3,0'])).toEqual(['3,1']);
    expect(squaresOf(data, ['3,0', '1,2'])).toEqual(['1,1', '3,1']);
  });
});

describe('the site of a room', () => {
  test('darkens the tunnels that are not printed on it', () => {
    const { dark, places, bricked } = siteOf(roomCard('hatchery'), START);
    expect(dark).toEqual([[2, 2]]);
    expect(places).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(bricked).toEqual([]);
  });

  test('bricks up the doors between a tunnel and a room beside it', () => {
    const { bricked, places } = siteOf(roomCard('hatchery'), [...START, room('tool-shed', 3, 0)]);
    expect(bricked).toEqual([{ cell: [2, 0], side: 'right' }]);
    expect(places).toEqual([[2, 1]]);
  });

  test('is outlined once around, also where it is a ring', () => {
    const edges = (id: string) => siteOf(roomCard(id), START).outline.split('M').length - 1;
    expect(edges('hatchery')).toBe(14);
    expect(edges('printing-press')).toBe(10);
    expect(edges('trap-workshop')).toBe(18 + 10);
  });

  test('has its bricks across the door, lying or standing', () => {
    expect(bricks([2, 1], 'left').wall).toContain('h18v42');
    expect(bricks([2, 1], 'below').wall).toContain('h42v18');
  });
});

describe('the tiles that are taxed', () => {
  test('are counted in pairs of neighbours, one alone where the number is odd', () => {
    expect(taxPairs([...START, tunnel(3, 2)])).toHaveLength(2);
    const pairs = taxPairs([...START, tunnel(3, 2), tunnel(4, 2)]);
    expect(pairs.map((pair) => pair.length)).toEqual([2, 2, 1]);
  });

  test('are each in one pair, however they lie', () => {
    const tiles = [...START, tunnel(1, 0), tunnel(3, 0), tunnel(1, 2), tunnel(3, 2), tunnel(0, 2)];
    const cells = taxPairs(tiles).flat();
    expect(new Set(cells.map(String)).size).toBe(tiles.length);
    expect(taxPairs(tiles)).toHaveLength(taxOn(tiles.length));
  });
});
