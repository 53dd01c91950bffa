// The payment for a Lord, held against the rules once more: all payments for small hands are tried (B70-B73).
import { openRandom } from '@undertow/shared/table/random.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mustBe, mustEqual } from '../../../../../test/support/run/each-step.ts';
import { holds } from '../../../../../test/support/run/seeds.ts';
import { holdingsOf, isAffordable } from '../../../rules/holdings.ts';
import { lowestPayment, missingPearls, type PaymentData, paymentForm } from '../../../rules/payment.ts';
import { RACES } from '../../../rules/races.ts';

const cards = fc
  .tuple(fc.constantFrom(...RACES), fc.integer({ min: 1, max: 5 }))
  .map(([race, value]) => `${race}-${value}`);
const bills: fc.Arbitrary<PaymentData> = fc.record({
  lord: fc.constant('a lord'),
  cost: fc.nat(14),
  races: fc.integer({ min: 1, max: 5 }),
  required: fc.option(fc.constantFrom(...RACES)),
  hand: fc.array(cards, { maxLength: 7 }),
  pearls: fc.nat(8),
  standIns: fc.constant(null),
});

/** The rule in its own words: exactly so many Races, the required one among them, and the cost reached with Pearls. */
function pays({ cost, races, required, pearls }: PaymentData, allies: readonly string[]): boolean {
  const shown = new Set(allies.map((card) => card.split('-')[0]));
  const sum = allies.reduce((total, card) => total + Number(card.split('-')[1]), 0);
  return shown.size === races && (required === null || shown.has(required)) && sum + pearls >= cost;
}

/** All payments with cards of the hand, equal ones once, each in the order of the alphabet. */
function allPayments(data: PaymentData): string[][] {
  const found = new Map<string, string[]>();
  for (let bits = 0; bits < 2 ** data.hand.length; bits++) {
    const allies = data.hand.filter((_, i) => bits & (1 << i)).toSorted();
    if (pays(data, allies)) found.set(allies.join(), allies);
  }
  return [...found.values()];
}

function spelled(answer: unknown): string {
  return answer === 'cancel' ? 'cancel' : (answer as { allies: string[] }).allies.toSorted().join();
}

/** Whether the hand holds all of these, equal ones as often. */
function isHeld(hand: readonly string[], allies: readonly string[]): boolean {
  const count = (cards: readonly string[], face: string) => cards.filter((card) => card === face).length;
  return allies.every((face) => count(allies, face) <= count(hand, face));
}

test('a payment is legal exactly if it pays, with cards of the hand', () => {
  const property = fc.property(bills, fc.array(cards, { maxLength: 5 }), fc.nat(127), (data, strange, bits) => {
    const own = data.hand.filter((_, i) => bits & (1 << i));
    for (const allies of [own, strange, [...own, ...strange]]) {
      mustBe(paymentForm.isLegal(data, { allies }), isHeld(data.hand, allies) && pays(data, allies));
    }
  });
  holds(property, 1000);
});

test('whatever is given as a payment, nothing throws, and calling it off is always legal', () => {
  const answers = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
    fc.record({ allies: fc.anything() }),
    fc.record({ allies: fc.array(fc.oneof(cards, fc.string())), nebulis: fc.anything() }),
  );
  const property = fc.property(bills, answers, (data, answer) => {
    const legal = paymentForm.isLegal(data, answer);
    if (legal && answer !== 'cancel') mustBe(pays(data, (answer as { allies: string[] }).allies), true);
    mustBe(paymentForm.isLegal(data, 'cancel'), true);
  });
  holds(property, 2000);
});

test('a card that does not exist, or is given a Race that it has not, pays nothing', () => {
  const data: PaymentData = {
    lord: 'a lord',
    cost: 0,
    races: 1,
    required: null,
    hand: ['crab-3'],
    pearls: 9,
    standIns: null,
  };
  for (const card of ['crab-4', 'crab', '', 'crab-3:crab', 'crab-3:squid', 'monster', '__proto__']) {
    mustBe(paymentForm.isLegal(data, { allies: [card] }), false);
  }
});

test('all payments of a small hand are enumerated, each once, and calling it off', () => {
  const property = fc.property(bills, (data) => {
    const found = paymentForm.enumerate(data, Number.POSITIVE_INFINITY).map(spelled);
    const expected = ['cancel', ...allPayments(data).map((allies) => allies.join())];
    mustEqual(found.toSorted(), expected.toSorted());
  });
  holds(property, 500);
});

test('no more payments are enumerated than asked for', () => {
  const property = fc.property(bills, fc.integer({ min: 1, max: 20 }), (data, limit) => {
    expect(paymentForm.enumerate(data, limit).length).toBeLessThanOrEqual(limit);
  });
  holds(property, 200);
});

test('a Lord can be paid for exactly if there is a payment, and then one is found', () => {
  const property = fc.property(bills, fc.nat(), (data, seed) => {
    const payable = allPayments(data).length > 0;
    const { hand, cost, races, required, pearls } = data;
    mustBe(isAffordable(holdingsOf(hand), races, required, cost - pearls), payable);
    for (const answer of [
      paymentForm.sample(data, openRandom({ seed: `fast:${seed}`, position: 0 })),
      lowestPayment(data),
    ]) {
      mustBe(paymentForm.isLegal(data, answer), true);
      mustBe(answer !== 'cancel', payable);
    }
  });
  holds(property, 1000);
});

test('the lowest payment spends no Pearl that Allies could have spared', () => {
  const property = fc.property(bills, (data) => {
    const lowest = lowestPayment(data);
    fc.pre(lowest !== 'cancel');
    const spent = missingPearls(data.cost, (lowest as { allies: string[] }).allies);
    expect(spent).toBe(Math.min(...allPayments(data).map((allies) => missingPearls(data.cost, allies))));
  });
  holds(property, 500);
});
