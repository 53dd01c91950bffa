// Running matches as small pictures: from what the list of tables says of them, and never from more than it may carry.
import { miniatureOf as abyssIn } from '@undertow/games/abyss/page/miniature.ts';
import { miniatureOf as dungeonsIn } from '@undertow/games/dungeon-lords/page/miniature.ts';
import { rooms } from '@undertow/games/dungeon-lords/rules/cards/rooms.ts';
import { lettersOf, tilesIn } from '@undertow/games/dungeon-lords/rules/letters.ts';
import type { Tile } from '@undertow/games/dungeon-lords/rules/state.ts';
import { BOARD_LETTERS, Summary } from '@undertow/shared/protocol/tables.ts';
import { describe, expect, test } from 'vitest';
import { gameUnderTest } from '../games/games.ts';
import { make, moves, overGames } from '../games/random-games.ts';

const SEEN: Readonly<Record<string, (board: Summary['board'], seats: number) => void>> = {
  abyss(board = null, seats) {
    const { court, track, council, lords } = abyssIn(board);
    expect(lords).toHaveLength(seats);
    expect(court).toEqual((board as { readonly court: readonly string[] }).court.toReversed());
    expect(council.map(({ race }) => race)).toEqual(['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid']);
    expect(JSON.stringify(board).length).toBeLessThan(BOARD_LETTERS / 2);
    for (const card of track) expect(card === undefined || /^[a-z]+$/.test(card.kind)).toBe(true);
  },
  'dungeon-lords'(board = null, seats) {
    const dungeons = dungeonsIn(board);
    expect(dungeons).toHaveLength(seats);
    for (const { tiles } of dungeons) expect(tiles.length).toBeGreaterThan(0);
    // What the picture is made of is never more than half of what a summary may carry.
    expect(JSON.stringify(board).length).toBeLessThan(BOARD_LETTERS / 2);
  },
};

describe.each(Object.keys(SEEN))('a match of %s', (id) => {
  const under = gameUnderTest(id);

  test.for(under.settings)('is summed up in little at every rest, with $name', (setting) => {
    overGames(under, setting, 3, (game) => {
      for (const move of moves(game)) {
        make(game.match, move);
        const view = game.match.view('spectator');
        const summary = Summary.parse(under.game.summary?.(view));
        SEEN[id]?.(summary.board, view.seats.length);
      }
    });
  });
});

test('what another version of the server tells is drawn as far as it can be read', () => {
  expect(
    abyssIn({ court: [1, 'mage', 'hermit'], track: ['monster', null, 'crab-3'], council: { crab: 2, squid: '?' } }),
  ).toEqual({
    court: ['hermit'],
    track: [{ kind: 'monster' }, undefined, { kind: 'crab', value: '3' }],
    council: ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'].map((race) => ({
      race,
      cards: race === 'crab' ? 2 : 0,
    })),
    lords: [],
  });
  expect(dungeonsIn('?')).toEqual([]);
  const nobody = { creatures: [], heroes: [], evil: 0 };
  expect(dungeonsIn([null, { dungeon: 't?x', creatures: 3 }])).toEqual([
    { ...nobody, tiles: [] },
    {
      ...nobody,
      tiles: [
        { cell: [0, 0], tile: 'tunnel' },
        { cell: [2, 0], tile: 'tunnel', conquered: true },
      ],
    },
  ]);
  const drawn = dungeonsIn([{ dungeon: '', creatures: ['troll', 'basilisk'], heroes: ['illusion', 4], evil: 7 }]);
  expect(drawn).toEqual([{ tiles: [], creatures: ['monster-troll'], heroes: ['hero-warrior'], evil: 7 }]);
});

test('a dungeon is the same again when it is read from its letters', () => {
  const rows: readonly Tile[] = [
    { cell: [2, 0], tile: 'tunnel' },
    { cell: [2, 1], tile: 'tunnel', mined: true },
    { cell: [2, 2], tile: 'tunnel', conquered: true },
    ...rooms.slice(0, 5).map(({ id }, column): Tile => ({ cell: [column, 3], tile: id })),
  ];
  expect(lettersOf(rows)).toBe('..t....m....x..ABCDE');
  expect(tilesIn(lettersOf(rows))).toEqual(rows);
  // Each room has a letter of its own, and none that means something else.
  const letters = rooms.map(({ id }) => lettersOf([{ cell: [0, 0], tile: id }]).charAt(0));
  expect(letters.join('')).toMatch(/^[A-Z]+$/);
  expect(new Set(letters).size).toBe(rooms.length);
});
