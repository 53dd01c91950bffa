// Who sees what of a state is found by what the views show when something else stands there.
import { whoSees } from '@undertow/authoring/dev/who-sees.ts';
import { type AnyGame, asAny } from '@undertow/shared/table/any-game.ts';
import { expect, test } from 'vitest';

interface State {
  readonly round: number;
  readonly secret: number;
  readonly trump: string;
  readonly stake: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly deck: readonly string[];
  readonly spare: null;
}

const state: State = {
  ...{ round: 1, secret: 1, trump: 'plum', spare: null },
  ...{ stake: ['c', 'd'], hands: [['b', 'a'], ['e']], deck: ['d', 'c'] },
};

/** Hands are shown sorted, and the deck has what lies open as well. */
const game = asAny<AnyGame>({
  openView: ({ round, stake, hands, deck, trump }: State) => ({
    ...{ round, stake, deckCount: deck.length, trump: { plum: 'Plum' }[trump]?.toString() },
    seats: hands.map(({ length }) => ({ handCount: length })),
  }),
  ownView: ({ hands }: State, seat: number) => ({ hand: hands[seat]?.toSorted() }),
});

test('a value and a list of values is seen by all, by some seats, by nobody, or that is not known', () => {
  expect(whoSees(game, asAny(state), 2)).toEqual({
    round: 'all',
    secret: 'nobody',
    trump: 'unknown',
    stake: 'all',
    'hands.0': [0],
    'hands.1': [1],
    deck: 'nobody',
    spare: 'unknown',
  });
});
