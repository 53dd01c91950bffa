// Prizes as a game under test.
import { anyUnderTest, type GameUnderTest } from '@undertow/authoring/check/game-under-test.ts';
import { pieceValue } from '@undertow/shared/table/pieces.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { type Event, rules, type State, VALUES } from '../../rules/index.ts';
import type { View } from '../../view.ts';

export const prizesUnderTest: GameUnderTest<State, Event, View, object> = {
  game: rules,
  settings: [2, 4].map((seats) => ({ name: `${seats} players`, options: {}, seats, share: 0.3 })),
  brokenLaws({ deck, stake, hands, won, round }) {
    const prizes = [...deck, ...stake, ...won.flat()].map(pieceValue).toSorted();
    return [
      ...(String(prizes) === String(VALUES) ? [] : ['every prize is face down, lies open or has been won']),
      ...(hands.every((hand) => hand.length === VALUES.length - round || hand.length === VALUES.length + 1 - round)
        ? []
        : ['each round takes a card of every hand']),
    ];
  },
  endsUnattended: () => true,
  secrecy: {
    // Who has watched knows all hands: each bid was shown.
    knowledge: ({ deck, ...open }) => JSON.stringify([deck.toSorted(), open]),
    exchange(state, _, { decks }, random) {
      if (decks) state.deck = shuffle(random, state.deck);
    },
    turnsUp: ({ type }) => type === 'prizeTurnedUp',
    mayPart: () => false,
    sealedPrompts: ['bid'],
    leastAlike: 1,
  },
  // All bid at once, and a bid that is given is given.
  leastTakenBack: 0,
  attempts: ['0', 'bid-1', 'bid-6', 1, ['bid-1'], {}],
};

export const underTest = anyUnderTest(prizesUnderTest);
