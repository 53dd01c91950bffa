// What is hidden in the game, with the mistake that hands are not.
import { anyUnderTest, type GameUnderTest } from '@undertow/authoring/check/game-under-test.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { type Event, right, type State, type View } from '../../../../small-game.ts';

const drawingUnseen: GameUnderTest<State, Event, View, object> = {
  game: right,
  settings: [2, 3].map((seats) => ({ name: `${seats} players`, options: {}, seats, share: 1 })),
  secrecy: {
    knowledge: ({ hands, played }) => JSON.stringify({ played, hands }),
    exchange(state, _, { decks }, random) {
      if (decks) state.deck = shuffle(random, state.deck);
    },
    turnsUp: (event, viewer) => event.type === 'cardDrawn' && event.seat === viewer,
    mayPart: () => false,
    sealedPrompts: [],
    leastAlike: 1,
  },
};

export const underTest = anyUnderTest(drawingUnseen);
