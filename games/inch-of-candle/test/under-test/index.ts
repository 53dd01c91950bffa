// Inch of Candle as a game under test.
import { anyUnderTest, type GameUnderTest } from '@undertow/authoring/check/game-under-test.ts';
import { rules } from '../../rules/index.ts';
import type { Event, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';

export const inchOfCandleUnderTest: GameUnderTest<State, Event, View, object> = {
  game: rules,
  settings: [2, 3, 4, 5].map((seats) => ({ name: `${seats} players`, options: {}, seats, share: 0.25 })),
  // Coins that are paid and taken back, and the open cards of a lot, were seen by all on their way to a hidden place.
  open: ['merchantPaid', 'stakeReturned', 'tollTaken', 'bidPlaced', 'lotTaken', 'cratesSold', 'contractFulfilled'],
};

export const underTest = anyUnderTest(inchOfCandleUnderTest);
