// Inch of Candle as a game under test.
import { anyUnderTest, type GameUnderTest } from '@undertow/authoring/check/game-under-test.ts';
import type { Frozen, Viewer } from '@undertow/shared/table/game.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import { rules } from '../../rules/index.ts';
import { HOLD, isCoin, OFFICE_CARDS, type Office, sorted } from '../../rules/pieces.ts';
import type { Event, Merchant, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';

export const inchOfCandleUnderTest: GameUnderTest<State, Event, View, object> = {
  game: rules,
  settings: [2, 3, 4, 5].map((seats) => ({ name: `${seats} players`, options: {}, seats, share: 0.25 })),
  brokenLaws(state) {
    const { hold, lots, merchants, prices } = state;
    const landed = lots.flatMap(({ open, covered }) => [...open, covered]);
    const cargo = [...hold, ...landed, ...merchants.flatMap(cargoOf)];
    return [
      ...(isSame(cargo, HOLD) ? [] : ['no crate and no contract is lost']),
      ...(isSame(officesIn(state), OFFICE_CARDS) ? [] : ['no office is lost']),
      ...(Object.values(prices).every((price) => price >= 1 && price <= 9) ? [] : ['prices are from 1 to 9']),
    ];
  },
  endsUnattended: () => true,
  secrecy: {
    // Who has watched knows all that went through the open; what is left are the covered cards, the quay, and the wax.
    knowledge: (state, viewer) => JSON.stringify([rules.openView(state), ...ownOf(state, viewer)]),
    exchange: exchangeHidden,
    turnsUp: ({ type }) => TURNING_UP.includes(type),
    // A chandler and a pilot show their merchant what is told to nobody.
    mayPart: ({ state }, _, viewer) => isShown(state, viewer, 'chandler') || isShown(state, viewer, 'pilot'),
    sealedPrompts: ['sell'],
    leastAlike: 1,
  },
  // A turn is one word: what is said is said.
  leastTakenBack: 0,
  // Coins that are paid and taken back, and the open cards of a lot, were seen by all on their way to a hidden place.
  open: ['merchantPaid', 'stakeReturned', 'tollTaken', 'bidPlaced', 'lotTaken', 'cratesSold', 'contractFulfilled'],
  attempts: ['leave', 'coin-4', 'coin-8', 'wax', 3, ['salt'], ['chandler'], {}],
  scores: ({ seats }) => seats.map(({ score }) => score?.total ?? 0),
};

export const underTest = anyUnderTest(inchOfCandleUnderTest);

const TURNING_UP: readonly Event['type'][] = [
  'lotLanded',
  'candleBurned',
  'candleGuttered',
  'clothLifted',
  'quayDrawn',
];

function exchangeHidden(state: State, viewer: Viewer, { decks }: { readonly decks: boolean }, random: Random): void {
  if (!decks) return;
  state.hold = shuffle(random, state.hold);
  state.quay = shuffle(random, state.quay);
  if (!isShown(state, viewer, 'chandler')) state.wax = shuffle(random, state.wax);
}

function isShown({ merchants }: Frozen<State>, viewer: Viewer, office: Office): boolean {
  return viewer !== 'spectator' && merchants[viewer]?.inForce.includes(office) === true;
}

function ownOf(state: State, viewer: Viewer): readonly object[] {
  return viewer === 'spectator' ? [] : [rules.ownView(state, viewer, rules.openView(state))];
}

function cargoOf({ warehouse, ledger, fulfilled }: Merchant): readonly string[] {
  return [...warehouse, ...ledger, ...fulfilled];
}

function officesIn({ quay, merchants }: State): readonly string[] {
  return [...quay, ...merchants.flatMap(({ purse, inForce }) => [...purse, ...inForce])].filter(
    (card) => !isCoin(card),
  );
}

function isSame(cards: readonly string[], others: readonly string[]): boolean {
  return String(sorted(cards)) === String(sorted(others));
}
