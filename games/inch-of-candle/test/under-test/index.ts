// Inch of Candle as a game under test.
import { anyUnderTest, type GameUnderTest } from '@undertow/authoring/check/game-under-test.ts';
import type { Frozen, Viewer } from '@undertow/shared/table/game.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import { rules } from '../../rules/index.ts';
import { HOLD, type Office, QUAY, sorted } from '../../rules/pieces.ts';
import type { Event, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';

/** What shows a hidden card to all: sales and contracts may come out of the hand. */
const TURNED_UP = ['lotLanded', 'candleBurned', 'candleGuttered', 'officePlayed', 'cratesSold', 'contractFulfilled'];
/** What shows one to its merchant alone. */
const PEEKS = ['clothLifted', 'officeDrawn'];

export const inchOfCandleUnderTest: GameUnderTest<State, Event, View, object> = {
  game: rules,
  settings: [2, 3, 4, 5].map((seats) => ({ name: `${seats} players`, options: {}, seats, share: 0.25 })),
  brokenLaws({ hold, quay, lots, merchants, prices }) {
    const cargo = merchants.flatMap(({ warehouse, found, ledger, fulfilled }) => {
      return [...warehouse, ...found, ...ledger, ...fulfilled];
    });
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
    knowledge({ hold, quay, wax, lots, merchants, ...open }, viewer) {
      const seen = merchants.map(({ offices, found, ...rest }, seat) => {
        return seat === viewer ? [rest, offices, found] : [rest, offices.length, found.length];
      });
      const peeks = [isShown(merchants, viewer, 'chandler') && wax[0], isShown(merchants, viewer, 'pilot') && lots[0]];
      const piles = [hold.length, quay.length, wax.length, lots.map((lot) => lot.open)];
      return JSON.stringify([open, seen, peeks, piles]);
    },
    exchange({ hold, quay, wax, lots, merchants }, viewer, { decks }, random) {
      const others = merchants.filter((_, seat) => seat !== viewer);
      redeal([...others.map(({ offices }) => offices), ...(decks ? [quay] : [])], random);
      const covered = lots
        .slice(isShown(merchants, viewer, 'pilot') ? 1 : 0)
        .map((lot) => ({ lot, pile: [lot.covered] }));
      redeal(
        [...others.map(({ found }) => found), ...covered.map(({ pile }) => pile), ...(decks ? [hold] : [])],
        random,
      );
      for (const { lot, pile } of covered) lot.covered = pile[0] as string;
      if (decks && !isShown(merchants, viewer, 'chandler')) redeal([wax], random);
    },
    turnsUp: (event, viewer) =>
      TURNED_UP.includes(event.type) || (PEEKS.includes(event.type) && 'seat' in event && event.seat === viewer),
    // A chandler and a pilot show their merchant what is told to no other.
    mayPart: ({ state: { merchants } }, _, viewer) =>
      isShown(merchants, viewer, 'chandler') || isShown(merchants, viewer, 'pilot'),
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

function isShown(merchants: Frozen<State['merchants']>, viewer: Viewer, office: Office): boolean {
  return viewer !== 'spectator' && merchants[viewer]?.inForce.includes(office) === true;
}

/** Deals what lies in these piles anew; each stays as large as it is. */
function redeal<Card>(piles: readonly Card[][], random: Random): void {
  const cards = shuffle(random, piles.flat());
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
}

function isSame(cards: readonly string[], others: readonly string[]): boolean {
  return String(sorted(cards)) === String(sorted(others));
}
