// What is shown of a match: to all the same, and to each seat its own besides; and what its start told.
import { askAlways } from '@undertow/shared/table/flow.ts';
import type { Flow } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { commitment, openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { asks, type ToyTable, toyGame } from '../support/games/toy-game.ts';

function* twice(table: ToyTable): Flow {
  table.state.log.push(yield* askAlways(asks(0, 'first', 'a', 'b')));
  table.state.log.push(yield* askAlways(asks(0, 'second', 'a', 'b')));
}

const game = toyGame(twice);

describe('a view', () => {
  const match = Match.start(game, null, 2, 'fast:1');

  test('shows a seat its own part in the place of the open one, and no other', () => {
    expect(match.view(1).seats.slice(0, 3)).toEqual([{}, { seat: 1 }, {}]);
    expect(match.view(1).log).toEqual([]);
  });

  test('shows a spectator what is open', () => {
    expect(match.view('spectator')).toEqual({ log: [], seats: [{}, {}, {}, {}] });
  });
});

test('what the set-up tells comes before what the first turn tells', () => {
  const telling = {
    ...toyGame(function* (table): Flow {
      table.tell('turn');
      yield* askAlways(asks(0, 'word', 'a'));
    }),
    setup: (_: null, __: number, ___: unknown, tell?: (event: string) => void) => {
      tell?.('set up');
      return { log: [], turns: 0 };
    },
  };
  expect(Match.start(telling, null, 2, 'fast:1').told).toEqual(['set up', 'turn']);
});

test('the depth of a match counts the answers since its last rest point', () => {
  const match = Match.start(game, null, 2, 'fast:1');
  expect(match.depth).toBe(0);
  match.answer(0, 'a');
  expect(match.depth).toBe(1);
  match.takeBack(0);
  expect(match.depth).toBe(0);
});

describe('a seed', () => {
  test.each(['xfast:1', 'fast:12345678901', 'fast:1x', `${'0'.repeat(64)}0`, `x${'0'.repeat(64)}`])(
    'is not %j',
    (seed) => expect(() => openRandom({ seed, position: 0 })).toThrow('not a seed'),
  );

  test('of another kind is committed to by its letters', () => {
    const hex = '0'.repeat(64);
    const all = [hex, `${hex}0`, `x${hex}`, 'fast:1'].map(commitment);
    expect(new Set(all).size).toBe(4);
    // The bytes of a seed of 64 digits: thirty-two zeros.
    expect(commitment(hex)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });
});
