// What is seen of what happened.
import { describe, expect, test } from 'vitest';
import { movementsOf } from '../../../page/motion/movements.ts';
import { make, moves, randomGame } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';
import { placesOn } from '../asking/board-places.ts';

const councilCounts = { jellyfish: 1, crab: 7, seahorse: 0, shellfish: 0, squid: 0 };
const before = { track: ['crab-3', 'monster', 'squid-2'], revealed: 2, councilCounts, expansions: {} } as never;

test('a bought Ally goes to its buyer, and the Pearls to the seller, once', () => {
  const movements = movementsOf(
    [
      { type: 'allyBought', seat: 1, from: 0, ally: 'squid-2', price: 2 },
      { type: 'pearlsLost', seat: 1, pearls: 2 },
      { type: 'pearlsGained', seat: 0, pearls: 2 },
    ],
    before,
  );
  expect(movements).toEqual([
    {
      flights: [
        { from: 'track:2', to: 'hand:of:1', flyer: 'before', count: 1, length: 'swim', arc: 34 },
        { from: 'purse:1', to: 'purse:0', flyer: { small: 'pearl' }, count: 2, length: 'swim', along: 'line' },
      ],
    },
  ]);
});

test('of many Pearls five are seen', () => {
  const [movement] = movementsOf([{ type: 'pearlsGained', seat: 0, pearls: 9 }], before);
  expect(movement?.flights[0]).toMatchObject({ count: 5, from: 'treasury', to: 'purse:0' });
});

test('an event that changes nothing on the board moves nothing', () => {
  expect(movementsOf([{ type: 'offerDeclined', seats: [1] }], before)).toEqual([]);
});

describe.each(SETTINGS)('$name', (setting) => {
  test('what flies as it lay before was on the board before', () => {
    for (let seed = 0; seed < 2; seed++) {
      const game = randomGame(setting, seed);
      for (const move of moves(game)) {
        const view = game.match.view(0);
        const places = placesOn(view, 0, []);
        for (const { flights } of movementsOf(make(game.match, move), view)) {
          const strange = flights.filter(
            ({ flyer, from }) => flyer === 'before' && /^(track|council)/.test(from) && !places.has(from),
          );
          expect(strange).toEqual([]);
        }
      }
    }
  });
});

test('a stack fans out, a revealed card turns over, and new Lords come to Court one by one', () => {
  const movements = movementsOf(
    [
      { type: 'stackTaken', seat: 1, race: 'crab', count: 7 },
      { type: 'cardRevealed', card: 'crab-1', space: 2 },
      { type: 'courtRefilled', lords: ['jailer', 'slaver'] },
    ],
    before,
  );
  expect(movements.map(({ flights }) => flights.map(({ flyer, to, count }) => [flyer, to, count]))).toEqual([
    [['fan', 'hand:of:1', 5]],
    [['turned', 'track:1', 1]],
    [
      ['turned', 'court:jailer', 1],
      ['turned', 'court:slaver', 1],
    ],
  ]);
});
