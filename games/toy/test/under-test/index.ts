// Prizes as a game under test.
import { shuffle } from '@undertow/shared/table/random.ts';
import { anyUnderTest, type GameUnderTest } from '../../../../test/games/game-under-test.ts';
import { CARDS, type Event, rules, type State } from '../../rules/index.ts';
import type { View } from '../../view.ts';

export const prizesUnderTest: GameUnderTest<State, Event, View, object> = {
  game: rules,
  settings: [2, 4].map((seats) => ({ name: `${seats} players`, options: {}, seats, share: 0.3 })),
  brokenLaws({ deck, stake, hands, points, round }) {
    const prizes = [...deck, ...stake].reduce((sum, prize) => sum + prize, 0) + points.reduce((sum, of) => sum + of, 0);
    const all = CARDS.reduce((sum, prize) => sum + prize, 0);
    return [
      ...(prizes === all ? [] : ['every prize is face down, lies open or has been won']),
      ...(hands.every((hand) => hand.length === CARDS.length - round || hand.length === CARDS.length + 1 - round)
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
  attempts: ['0', '1', '6', 1, ['1'], {}],
  playthroughs: [{ file: 'prizes-3', options: {}, seats: 3, seed: 'fast:3' }],
  scores: ({ seats }) => seats.map(({ points }) => points),
};

export const underTest = anyUnderTest(prizesUnderTest);
