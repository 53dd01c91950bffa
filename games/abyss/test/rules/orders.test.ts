// Standing orders: answers to an offer that a seat gives in advance.
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Decision, Orders } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { expectTried, holds } from '../../../../test/support/run/seeds.ts';
import { abyss } from '../../rules/index.ts';
import type { Order } from '../../rules/orders.ts';
import { given } from '../support/position.ts';
import { type AbyssMatch, draw, make, overGames } from '../support/random-games.ts';
import { SETTINGS } from '../support/settings.ts';
import { answer, decisionOf, explore } from '../support/table-talk.ts';

const orders = abyss.orders as Orders<ReturnType<AbyssMatch['view']>>;

/** What these orders answer when this card is offered to seat 1. */
function ordered(card: string, ...given: Order[]) {
  const match = offering(card);
  return orders.answer(given, match.view(1), decisionOf(match, 1, 'buyOffer'));
}

function offering(card: string, pearls = 3) {
  const match = given(
    { seats: [{}, { pearls }], explorationDeck: [card, 'crab-1', 'crab-1'], council: { squid: ['squid-1'] } },
    { expansions: ['kraken', 'leviathan'] },
  );
  explore(match);
  return match;
}

describe('an order', () => {
  test('to pass passes on everything', () => {
    expect(ordered('crab-5', { type: 'pass', until: 'turn' })).toBe('pass');
    expect(ordered('kraken-4', { type: 'pass', until: 'game' })).toBe('pass');
  });

  test('to pass below a value leaves the rest to the player', () => {
    const order: Order = { type: 'passBelow', race: 'crab', value: 3 };
    expect(['crab-2', 'crab-2-boost', 'crab-3', 'squid-2'].map((card) => ordered(card, order))).toEqual([
      'pass',
      'pass',
      undefined,
      undefined,
    ]);
  });

  test('without a Race is about every Ally', () => {
    const order: Order = { type: 'passBelow', race: null, value: 3 };
    expect(['squid-2', 'kraken-2', 'squid-3'].map((card) => ordered(card, order))).toEqual(['pass', 'pass', undefined]);
  });

  test('to buy is about one face', () => {
    const order: Order = { type: 'buy', ally: 'crab-3', price: 1 };
    expect(['crab-3', 'crab-3-dice', 'squid-3'].map((card) => ordered(card, order))).toEqual([
      'buy',
      undefined,
      undefined,
    ]);
  });

  test('to buy from a value on is about a Race, or Allies without one', () => {
    const crabs: Order = { type: 'buyFrom', race: 'crab', value: 4, price: 1 };
    expect(['crab-3', 'crab-4', 'kraken-4'].map((card) => ordered(card, crabs))).toEqual([undefined, 'buy', undefined]);
    const krakens: Order = { type: 'buyFrom', race: 'kraken', value: 3, price: 1 };
    expect(['kraken-2', 'kraken-3'].map((card) => ordered(card, krakens))).toEqual([undefined, 'buy']);
  });

  test('to buy ends at its price', () => {
    const match = given(
      {
        seats: [{}, { pearls: 5 }, { pearls: 5 }],
        explorationDeck: ['crab-2', 'crab-5', 'crab-1'],
        council: { squid: ['squid-1'] },
      },
      { seats: 3 },
    );
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    const offer = decisionOf(match, 2, 'buyOffer');
    const upTo = (price: number) => orders.answer([{ type: 'buy', ally: 'crab-5', price }], match.view(2), offer);
    expect([upTo(1), upTo(2)]).toEqual([undefined, 'buy']);
  });

  test('comes before those behind it', () => {
    const buy: Order = { type: 'buyFrom', race: null, value: 4, price: 2 };
    const pass: Order = { type: 'pass', until: 'game' };
    expect([ordered('crab-4', buy, pass), ordered('crab-3', buy, pass), ordered('crab-4', pass, buy)]).toEqual([
      'buy',
      'pass',
      'pass',
    ]);
  });

  test('has nothing to say to another question', () => {
    const match = offering('crab-5');
    answer(match, 1, 'buyOffer', 'pass');
    const decision = decisionOf(match, 0, 'exploreDecision');
    expect(orders.answer([{ type: 'pass', until: 'game' }], match.view(0), decision)).toBeUndefined();
  });

  test('lasts for its turn only if it says so', () => {
    const lasting: Order[] = [
      { type: 'pass', until: 'game' },
      { type: 'passBelow', race: null, value: 2 },
      { type: 'buy', ally: 'crab-5', price: 1 },
    ];
    expect(lasting.some((order) => orders.lastsForTurn(order))).toBe(false);
    expect(orders.lastsForTurn({ type: 'pass', until: 'turn' })).toBe(true);
  });
});

describe('Nebulis', () => {
  const buy: Order = { type: 'buy', ally: 'crab-5', price: 3 };
  const offer = (...options: string[]): Decision => ({
    seat: 1,
    prompt: 'buyOffer',
    choice: { type: 'one', options: ['pass', ...options] },
  });

  test('are kept where Pearls can pay', () => {
    expect(orders.answer([buy], offering('crab-5').view(1), offer('buy', 'buy:1'))).toBe('buy');
  });

  test('are paid where Pearls cannot, and as few as possible', () => {
    expect(orders.answer([buy], offering('crab-5').view(1), offer('buy:2', 'buy:1'))).toBe('buy:1');
  });

  test('are never paid where that is not offered', () => {
    expect(orders.answer([buy], offering('crab-5').view(1), offer())).toBeUndefined();
  });
});

const races = fc.constantFrom('jellyfish', 'crab', 'seahorse', 'shellfish', 'squid', 'kraken', null);
const amounts = fc.integer({ min: 1, max: 5 });
const allies = fc.constantFrom('crab-1', 'crab-2', 'squid-3', 'squid-4', 'kraken-3', 'seahorse-3-dice', 'crab-1-boost');
const goodOrders: fc.Arbitrary<Order> = fc.oneof(
  fc.record({ type: fc.constant('pass' as const), until: fc.constantFrom('turn' as const, 'game' as const) }),
  fc.record({ type: fc.constant('passBelow' as const), race: races, value: amounts }),
  fc.record({ type: fc.constant('buy' as const), ally: allies, price: amounts }),
  fc.record({ type: fc.constant('buyFrom' as const), race: races, value: amounts, price: amounts }),
);

/** An order with a field changed, missing or added. */
const spoiltOrders = fc
  .tuple(
    goodOrders,
    fc.constantFrom('type', 'until', 'race', 'ally', 'value', 'price', 'note', 'toString'),
    fc.oneof(fc.constantFrom('pass', 'buy', 'crab', 'crab-5', 0, 2.5, -1, null, undefined, 'monster'), fc.jsonValue()),
  )
  .map(([order, field, value]) => JSON.parse(JSON.stringify({ ...order, [field]: value })) as Json);
const anything = fc.oneof(spoiltOrders, fc.jsonValue() as fc.Arbitrary<Json>, goodOrders);

test('an order is legal exactly when the schema says so', () => {
  const schema = z.fromJSONSchema(orders.schema as never);
  let legal = 0;
  let illegal = 0;
  const property = fc.property(anything, (order) => {
    expect(orders.isLegal(order)).toBe(schema.safeParse(order).success);
    if (orders.isLegal(order)) legal++;
    else illegal++;
  });
  holds(property, 2000);
  expectTried(Math.min(legal, illegal), 200);
});

test('whatever is no order is passed over, and throws nothing', () => {
  const match = offering('crab-5');
  const decision = decisionOf(match, 1, 'buyOffer');
  const property = fc.property(fc.array(anything), (given) => {
    for (const order of given) expect(typeof orders.lastsForTurn(order)).toBe('boolean');
    const legal = given.filter((order) => orders.isLegal(order));
    const answered = orders.answer(given, match.view(1), decision);
    expect(answered).toBe(orders.answer(legal, match.view(1), decision));
    expect(answered === undefined || isLegal(decision.choice, answered, abyss.forms)).toBe(true);
  });
  holds(property, 1000);
});

/** The answer of a player who goes by these orders, and has heard which Ally is offered at which price. */
function player(given: readonly Order[], card: string, price: number): 'pass' | 'buy' | 'asks' {
  const [race, digit] = card.split('-');
  const value = Number(digit);
  for (const order of given) {
    if (order.type === 'pass') return 'pass';
    if (order.type === 'passBelow' && (order.race ?? race) === race && value < order.value) return 'pass';
    if (order.type === 'buy' && order.ally === card && price <= order.price) return 'buy';
    if (order.type !== 'buyFrom' || value < order.value || price > order.price) continue;
    if ((order.race ?? race) === race) return 'buy';
  }
  return 'asks';
}

test.for(SETTINGS)('orders answer as their player would have, with $name', (setting) => {
  const tried = { pass: 0, buy: 0, asks: 0 };
  overGames(setting, 30, (game) => {
    const { match, random, seats } = game;
    const drawn = fc.sample(fc.array(goodOrders, { minLength: 1, maxLength: 6 }), {
      seed: random.below(2 ** 31),
      numRuns: seats,
    });
    let offer = { ally: '', price: 0 };
    for (let answers = 0; !match.outcome && answers < 3000; answers++) {
      for (const event of match.told) if (event.type === 'allyOffered') offer = event;
      const ordering = match.pending.flatMap((decision) => {
        const given = orders.answer(drawn[decision.seat] ?? [], match.view(decision.seat), decision);
        const expected = player(drawn[decision.seat] ?? [], offer.ally, offer.price);
        if (decision.prompt === 'buyOffer') {
          tried[expected]++;
          expect(String(given).split(':')[0]).toBe(expected === 'asks' ? 'undefined' : expected);
        } else {
          expect(given).toBeUndefined();
        }
        return given === undefined ? [] : [{ decision, answer: given }];
      });
      make(match, ordering[0] ?? draw(game));
    }
  });
  for (const count of Object.values(tried)) expectTried(count, 5);
});
