// Inch of Candle as a game under test.
import { anyUnderTest, type GameUnderTest } from '@undertow/authoring/check/game-under-test.ts';
import type { Frozen, Viewer } from '@undertow/shared/table/game.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { rules } from '../../rules/index.ts';
import { HOLD, type Office, QUAY, sorted } from '../../rules/pieces.ts';
import type { Event, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';

export const inchOfCandleUnderTest: GameUnderTest<State, Event, View, object> = {
  game: rules,
  settings: [2, 3, 4, 5].map((seats) => ({ name: `${seats} players`, options: {}, seats, share: 0.25 })),
  brokenLaws({ hold, quay, lots, merchants, prices }) {
    const cargo = merchants.flatMap(({ warehouse, found, ledger, fulfilled }) => [
      ...[warehouse, found, ledger, fulfilled].flat(),
    ]);
    const landed = lots.flatMap(({ open, covered }) => [...open, covered]);
    const offices = merchants.flatMap(({ offices, inForce }) => [...offices, ...inForce]);
    return [
      ...(isSame([...hold, ...landed, ...cargo], HOLD) ? [] : ['no crate and no contract is lost']),
      ...(isSame([...quay, ...offices], QUAY) ? [] : ['no office is lost']),
      ...(Object.values(prices).every((price) => price >= 1 && price <= 9) ? [] : ['prices are from 1 to 9']),
    ];
  },
  endsUnattended: () => true,
  secrecy: {
    knowledge(state, viewer) {
      const open = rules.openView(state);
      return JSON.stringify([open, viewer === 'spectator' ? null : rules.ownView(state, viewer, open)]);
    },
    exchange(state, viewer, { decks }, random) {
      if (!decks) return;
      state.hold = shuffle(random, state.hold);
      state.quay = shuffle(random, state.quay);
      if (!isShown(state, viewer, 'chandler')) state.wax = shuffle(random, state.wax);
    },
    turnsUp: ({ type }) => ['lotLanded', 'candleBurned', 'candleGuttered', 'clothLifted', 'officeDrawn'].includes(type),
    // A chandler and a pilot show their merchant what is told to no other.
    mayPart: ({ state }, _, viewer) => isShown(state, viewer, 'chandler') || isShown(state, viewer, 'pilot'),
    sealedPrompts: ['sell'],
    leastAlike: 1,
  },
  // A turn is one word: what is said is said.
  leastTakenBack: 0,
  // Coins and what was bought lie open, and are in the hand of their owner as well.
  open: ['seats.purse', 'seats.warehouse', 'bidPlaced', 'tollTaken', 'lotTaken', 'cratesSold', 'contractFulfilled'],
  attempts: ['leave', 'coin-4', 'coin-8', 'wax', 3, ['salt'], ['chandler'], {}],
  scores: ({ seats }) => seats.map(({ score }) => score.total),
};

export const underTest = anyUnderTest(inchOfCandleUnderTest);

function isShown({ merchants }: Frozen<State>, viewer: Viewer, office: Office): boolean {
  return viewer !== 'spectator' && merchants[viewer]?.inForce.includes(office) === true;
}

function isSame(cards: readonly string[], others: readonly string[]): boolean {
  return String(sorted(cards)) === String(sorted(others));
}
