// The parts in which an update of Abyss is shown.
import { describe, expect, test } from 'vitest';
import { beatsOf } from '../../../page/motion/beats.ts';
import { given } from '../../support/position.ts';

/** Three players with Pearls at the first card of an exploration, which the second buys. */
function aboutToBuy() {
  const seats = [{ pearls: 0 }, { pearls: 3, hand: ['squid-2'] }, { pearls: 3 }];
  const match = given({ seats, explorationDeck: ['crab-2', 'crab-5', 'jellyfish-1'] }, { seats: 3 });
  match.answer(0, 'explore');
  return match;
}

describe('a purchase', () => {
  test('is counted and told before the next card is turned up', () => {
    const match = aboutToBuy();
    const before = match.view(1);
    const events = match.answer(1, 'buy') ?? [];
    const after = match.view(1);
    const [bought, turnedUp] = beatsOf(events, before, after);

    expect(bought?.events.map(({ type }) => type)).toEqual(['allyBought', 'pearlsLost', 'pearlsGained']);
    expect(bought?.view.seats).toEqual(after.seats);
    expect(bought?.view).toMatchObject({
      track: [],
      revealed: null,
      explorationDeckCount: before.explorationDeckCount,
    });
    expect(turnedUp).toEqual({ view: after, events: events.slice(3) });
  });

  test('of another adds a card to their hand that nobody sees', () => {
    const match = aboutToBuy();
    const before = match.view(2);
    const events = match.answer(1, 'buy') ?? [];
    const [bought] = beatsOf(events, before, match.view(2));
    expect(bought?.view.seats[1]).toEqual(match.view(2).seats[1]);
    expect(bought?.view.seats[1]).not.toHaveProperty('hand');
  });
});

test('an update without a purchase is shown as one', () => {
  const match = aboutToBuy();
  const view = match.view(0);
  const events = [{ type: 'cardRevealed', card: 'crab-2', space: 1 }] as const;
  expect(beatsOf(events, view, view)).toEqual([{ view, events }]);
});
