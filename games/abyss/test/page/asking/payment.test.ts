// Paying for a Lord, card by card.
import { isObject } from '@undertow/shared/table/json.ts';
import { describe, expect, test } from 'vitest';
import type { PaymentData } from '../../../client.ts';
import {
  barTo,
  billOf,
  type Draft,
  declarable,
  declared,
  nothing,
  proposals,
  toggled,
  withStandIns,
} from '../../../page/board/answering/payment.ts';
import { leastSurplus } from '../../../page/board/answering/surplus.ts';
import { paymentForm, shownRace } from '../../../rules/payment.ts';
import { late } from '../../support/late-games.ts';
import { make, moves, randomGame } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';

const landlord: PaymentData = {
  lord: 'landlord',
  cost: 10,
  races: 2,
  required: 'shellfish',
  hand: ['jellyfish-3', 'crab-4', 'crab-2', 'shellfish-2', 'shellfish-1', 'kraken-3'],
  pearls: 4,
  standIns: null,
};
const [JELLYFISH, CRAB_4, CRAB_2, SHELLFISH_2, SHELLFISH_1, KRAKEN] = [0, 1, 2, 3, 4, 5];

const laid = (data: PaymentData, ...indices: number[]): Draft =>
  indices.reduce((draft, index) => toggled(data, draft, index), nothing);

test('the bill adds up the cards, and Pearls fill the gap', () => {
  const bill = billOf(landlord, laid(landlord, CRAB_4, SHELLFISH_2, SHELLFISH_1));
  expect(bill).toMatchObject({ sum: 7, missing: 3, pearls: 3, hasRaces: true, hasRequired: true, canPay: true });
  expect(bill.affiliates).toEqual(['shellfish-1']);
  expect(bill.answer).toEqual({ allies: ['crab-4', 'shellfish-2', 'shellfish-1'] });
});

test('a card of one Race too many is barred, and so is one that leaves no room for the required Race', () => {
  expect(barTo(landlord, laid(landlord, CRAB_4, SHELLFISH_2), JELLYFISH)).toBe('races');
  expect(barTo(landlord, laid(landlord, CRAB_4), JELLYFISH)).toBe('required');
  expect(barTo(landlord, laid(landlord, CRAB_4), CRAB_2)).toBeNull();
  expect(toggled(landlord, laid(landlord, CRAB_4), JELLYFISH)).toEqual(laid(landlord, CRAB_4));
});

test('a card without a Race shows the required one first, and can be given another', () => {
  const draft = laid(landlord, CRAB_4, KRAKEN);
  expect(draft.played[KRAKEN]).toBe('shellfish');
  const other = declared(draft, KRAKEN, 'crab');
  expect(billOf(landlord, other).answer).toBeUndefined();
  expect(declarable(landlord, laid(landlord, CRAB_4, SHELLFISH_2, KRAKEN), KRAKEN)).toEqual(['crab', 'shellfish']);
});

test('a card that is laid back is in the hand again', () => {
  expect(laid(landlord, CRAB_4, SHELLFISH_1, CRAB_4)).toEqual(laid(landlord, SHELLFISH_1));
});

test('only as many stand-ins are paid as the purse may give', () => {
  const purse = { ...landlord, pearls: 4, standIns: { name: 'nebulis', most: 2, freely: true } };
  const draft = withStandIns(laid(purse, CRAB_4, SHELLFISH_2), 2);
  expect(billOf(purse, draft)).toMatchObject({ missing: 4, pearls: 2, standIns: 2, ways: [0, 1, 2] });
  expect(billOf(purse, draft).answer).toEqual({ allies: ['crab-4', 'shellfish-2'], nebulis: 2 });
  expect(billOf({ ...purse, standIns: null }, draft)).toMatchObject({ pearls: 4, standIns: 0 });
});

test('of several lowest cards any may stay', () => {
  const data = { ...landlord, hand: ['crab-4', 'shellfish-4', 'squid-5'] };
  expect(billOf(data, laid(data, 0, 1)).affiliates).toEqual(['crab-4', 'shellfish-4']);
});

test('first the payment with the fewest Pearls is proposed, then the one with the fewest cards', () => {
  const [thrifty, lavish] = proposals(landlord).map((draft) => billOf(landlord, draft));
  expect(thrifty?.pearls).toBe(0);
  expect(lavish?.pearls).toBeGreaterThan(0);
});

describe.each(SETTINGS)('$name', (setting) => {
  test('every payment that a player makes can be laid down, and every proposal is a payment', () => {
    for (let seed = 0; seed < 6; seed++) {
      const game = late(randomGame(setting, seed));
      for (const move of moves(game)) {
        const { choice } = move.decision;
        if (choice.type === 'form') checkPayment(choice.data as PaymentData, move.answer);
        make(game.match, move);
      }
    }
  });
});

function checkPayment(data: PaymentData, answer: unknown): void {
  for (const draft of proposals(data)) expect(paymentForm.isLegal(data, billOf(data, draft).answer)).toBe(true);
  if (!isObject(answer)) return;
  let draft = nothing;
  for (const card of answer.allies as string[]) draft = laidOut(data, draft, card);
  if (typeof answer.nebulis === 'number') draft = withStandIns(draft, answer.nebulis);
  const made = billOf(data, draft).answer;
  expect(isObject(made) && (made.allies as string[]).toSorted()).toEqual((answer.allies as string[]).toSorted());
  expect(isObject(made) && (made.nebulis ?? 0)).toBe(answer.nebulis ?? 0);
}

/** Plays this card as a player does who clicks: the next one of its face, with the Race that it was given. */
function laidOut(data: PaymentData, draft: Draft, card: string): Draft {
  const [face = '', given] = card.split(':');
  const index = data.hand.findIndex((own, at) => own === face && draft.played[at] === undefined);
  const next = toggled(data, draft, index);
  const race = shownRace(card);
  return given && race ? declared(next, index, race) : next;
}

test('the proposal loses nothing that other cards of the same price would save', () => {
  const data: PaymentData = {
    ...{ lord: 'landlord', cost: 10, races: 2, required: null, pearls: 0, standIns: null },
    hand: ['jellyfish-5', 'crab-5', 'crab-4', 'squid-3', 'squid-3', 'squid-2', 'seahorse-1'],
  };
  const [proposed] = proposals(data);
  expect(billOf(data, proposed ?? nothing)).toMatchObject({ sum: 10, lost: 0, pearls: 0 });
  expect(leastSurplus(data)).toBeDefined();
});

test('what must be lost is lost where no cards come nearer', () => {
  const data: PaymentData = {
    ...{ lord: 'landlord', cost: 7, races: 2, required: null, pearls: 0, standIns: null },
    hand: ['jellyfish-5', 'crab-5', 'kraken-4'],
  };
  const [proposed] = proposals(data);
  expect(billOf(data, proposed ?? nothing)).toMatchObject({ sum: 9, lost: 2, pearls: 0 });
});
