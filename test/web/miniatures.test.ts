// Running matches as small pictures: from what the list of tables says of them, and never from more than it may carry.
import { Summary } from '@undertow/shared/protocol/tables.ts';
import { miniatureOf as abyssIn } from '@undertow/web/src/abyss/miniature.ts';
import { miniatureOf as dungeonsIn } from '@undertow/web/src/dungeon-lords/miniature.ts';
import { describe, expect, test } from 'vitest';
import { gameUnderTest } from '../games/games.ts';
import { make, moves, overGames } from '../games/random-games.ts';

const SEEN: Readonly<Record<string, (board: Summary['board'], seats: number) => void>> = {
  abyss(board = null, seats) {
    const { court, track, lords } = abyssIn(board);
    expect(lords).toHaveLength(seats);
    expect(court.length).toBeLessThanOrEqual(6);
    for (const card of track) expect(card === undefined || /^[a-z]+$/.test(card.kind)).toBe(true);
  },
  'dungeon-lords'(board = null, seats) {
    const dungeons = dungeonsIn(board);
    expect(dungeons).toHaveLength(seats);
    for (const { tiles } of dungeons) expect(tiles.length).toBeGreaterThan(0);
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
  expect(abyssIn({ court: [1, 'mage'], track: ['monster', null, 'crab-3'] })).toEqual({
    court: ['mage'],
    track: [{ kind: 'monster' }, undefined, { kind: 'crab', value: '3' }],
    lords: [],
  });
  expect(dungeonsIn('?')).toEqual([]);
  expect(dungeonsIn([null, { dungeon: 't.x' }])).toEqual([
    { tiles: [], creatures: 0, heroes: 0 },
    {
      tiles: [
        { column: 0, row: 0, kind: 'tunnel' },
        { column: 2, row: 0, kind: 'conquered' },
      ],
      creatures: 0,
      heroes: 0,
    },
  ]);
});
