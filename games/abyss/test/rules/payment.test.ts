// The form of a payment, held against the rule itself: every payment of small hands, and answers that are none (B70-B74).
import { openRandom } from '@undertow/shared/table/random.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../../../test/support/run/seeds.ts';
import { ally, allyValue } from '../../rules/cards/allies.ts';
import { holdingsOf, isAffordable } from '../../rules/holdings.ts';
import { lowestPayment, missingPearls, type Payment, type PaymentData, paymentForm } from '../../rules/payment.ts';
import { highestPrice } from '../../rules/purse.ts';
import { RACES, type Race } from '../../rules/races.ts';
import { beforeRecruiting, decisionOf, optionsOf } from '../support/table-talk.ts';

const value = fc.integer({ min: 1, max: 5 });
const card = fc.tuple(fc.constantFrom(...RACES, 'wild'), value).map(([race, n]) => `${race}-${n}`);
const hand = fc.array(card, { maxLength: 6 }).filter((cards) => cards.filter(isWild).length <= 2);
const standIns = fc.record({ name: fc.constant('nebulis'), most: fc.nat(3), freely: fc.boolean() });

const bill: fc.Arbitrary<PaymentData> = fc.record({
  lord: fc.constant('hunter'),
  cost: fc.nat(14),
  races: value,
  required: fc.option(fc.constantFrom(...RACES)),
  hand,
  pearls: fc.nat(6),
  standIns: fc.option(standIns),
});

describe('for every hand', () => {
  test('legal is what the rule says, and nothing else', () => {
    const property = fc.property(bill, (data) => {
      const legal = new Set(legalPayments(data).map(written));
      for (const allies of playsOf(data.hand)) {
        for (let nebulis = 0; nebulis <= 4; nebulis++) {
          const payment = { allies, nebulis };
          expect(paymentForm.isLegal(data, payment)).toBe(legal.has(written(payment)));
        }
      }
    });
    holds(property, 60);
  });

  test('all legal payments are enumerated, each once, besides calling it off', () => {
    const property = fc.property(bill, (data) => {
      const [cancel, ...payments] = paymentForm.enumerate(data, 1e6);
      expect(cancel).toBe('cancel');
      const found = payments.map((payment) => written(payment as Payment));
      expect(found.toSorted()).toEqual([...new Set(legalPayments(data).map(written))].toSorted());
    });
    holds(property, 60);
  });

  test('no more are enumerated than are asked for, and all of them are legal', () => {
    const property = fc.property(bill, fc.nat(5), (data, limit) => {
      const found = paymentForm.enumerate(data, limit);
      expect(found.length).toBeLessThanOrEqual(limit);
      for (const answer of found) expect(paymentForm.isLegal(data, answer)).toBe(true);
    });
    holds(property);
  });

  test('a random payment is legal, and called off only if there is none', () => {
    const property = fc.property(bill, fc.nat(1e6), (data, seed) => {
      const answer = paymentForm.sample(data, openRandom({ seed: `fast:${seed}`, position: 0 }));
      expect(paymentForm.isLegal(data, answer)).toBe(true);
      expect(answer === 'cancel').toBe(legalPayments(data).length === 0);
    });
    holds(property);
  });

  test('a Lord is affordable exactly if there is a payment', () => {
    const property = fc.property(bill, (data) => {
      const { races, required, cost } = data;
      const affordable = isAffordable(holdingsOf(data.hand), races, required, cost - highestPrice(data));
      expect(affordable).toBe(legalPayments(data).length > 0);
    });
    holds(property);
  });

  test('the lowest payment is legal, leaves the fewest points missing, and plays no card in vain', () => {
    const property = fc.property(bill, (data) => {
      const lowest = lowestPayment(data);
      const all = legalPayments(data);
      expect(paymentForm.isLegal(data, lowest)).toBe(true);
      expect(lowest === 'cancel').toBe(all.length === 0);
      if (lowest === 'cancel') return;
      const { allies } = lowest as Payment;
      const missing = missingPearls(data.cost, allies);
      expect(missing).toBe(Math.min(...all.map((payment) => missingPearls(data.cost, payment.allies))));
      for (const fewer of allies.map((_, i) => allies.toSpliced(i, 1))) {
        const isSpare = all.some((payment) => payment.allies.toSorted().join() === fewer.toSorted().join());
        if (isSpare) expect(missingPearls(data.cost, fewer)).toBeGreaterThan(missing);
      }
    });
    holds(property);
  });

  test('whatever else is answered, nothing breaks', () => {
    const strange = fc.oneof(
      fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withMap: true }),
      fc.record({ allies: fc.array(fc.oneof(card, fc.string(), fc.anything())), nebulis: fc.anything() }),
      fc.record({ allies: fc.anything(), nebulis: fc.nat(3) }, { requiredKeys: [] }),
    );
    const property = fc.property(bill, strange, (data, answer) => {
      const legal = paymentForm.isLegal(data, answer);
      if (legal && answer !== 'cancel') expect(isLegalByRule(data, answer as Payment)).toBe(true);
    });
    holds(property, 2000);
  });
});

describe('the base game', () => {
  const data: PaymentData = {
    lord: 'hunter',
    cost: 8,
    races: 2,
    required: 'crab',
    hand: ['crab-5', 'squid-3', 'squid-3'],
    pearls: 3,
    standIns: null,
  };
  const allies = ['crab-5', 'squid-3'];

  test.each([
    [{ allies }, true],
    [{ allies: allies.toReversed() }, true],
    [{ allies, nebulis: 0 }, true],
    [{ allies, nebulis: 1 }, false],
    [{ allies, nebulis: null }, false],
    [{ allies, pearls: 1 }, false],
    ['cancel', true],
    ['pass', false],
    [null, false],
    [{}, false],
    [allies, false],
    [{ allies: 'crab-5' }, false],
    [{ allies: ['crab-5', 'squid-3', 'squid-3', 'squid-3'] }, false],
    [{ allies: ['crab-5', 'squid-3:squid'] }, false],
    [{ allies: ['crab-5:crab', 'squid-3'] }, false],
    [{ allies: ['crab-5', ['squid-3']] }, false],
    [{ allies: ['crab-5', ''] }, false],
    [{ allies: [] }, false],
  ])('%j is legal: %s', (answer, legal) => {
    expect(paymentForm.isLegal(data, answer)).toBe(legal);
  });

  test('the payment is asked with all that there is to know', () => {
    const match = beforeRecruiting('hunter', [{ pearls: 2, lords: ['treasurer'], hand: ['squid-1'] }, {}]);
    expect(optionsOf(match, 0, 'mainDecision')).toContain('recruit:hunter');
    match.answer(0, 'recruit:hunter');
    expect(decisionOf(match, 0, 'payment').choice).toEqual({
      type: 'form',
      form: 'payment',
      data: {
        lord: 'hunter',
        cost: 6,
        races: 2,
        required: 'crab',
        hand: ['crab-5', 'jellyfish-4', 'squid-1'],
        pearls: 2,
        standIns: null,
      },
    });
  });
});

function isWild(id: string): boolean {
  return id.startsWith('wild');
}

/** Every way to play cards of the hand, those without a Race as any of the five. */
function playsOf(cards: readonly string[]): string[][] {
  let plays: string[][] = [[]];
  for (const each of cards) {
    const shown = isWild(each) ? RACES.map((race) => `${each}:${race}`) : [each];
    plays = plays.flatMap((play) => [play, ...shown.map((one) => [...play, one])]);
  }
  return plays;
}

function legalPayments(data: PaymentData): Payment[] {
  return playsOf(data.hand).flatMap((allies) =>
    [0, 1, 2, 3, 4].map((nebulis) => ({ allies, nebulis })).filter((payment) => isLegalByRule(data, payment)),
  );
}

/** The rule, as it stands in the booklet. */
function isLegalByRule(data: PaymentData, { allies, nebulis = 0 }: Payment): boolean {
  const shown = new Set(allies.map((each) => each.split(':')[1] ?? ally(each).race));
  if (shown.size !== data.races || (data.required && !shown.has(data.required as Race))) return false;
  const sum = allies.reduce((total, each) => total + allyValue(each.split(':')[0] ?? ''), 0);
  const missing = Math.max(0, data.cost - sum);
  const left = data.pearls - (missing - Number(nebulis));
  if (nebulis === 0) return left >= 0;
  const { most = 0, freely = false } = data.standIns ?? {};
  return Number(nebulis) <= Math.min(most, missing) && (left === 0 || (freely && left > 0));
}

function written({ allies, nebulis = 0 }: Payment): string {
  return `${allies.toSorted()} ${nebulis}`;
}
