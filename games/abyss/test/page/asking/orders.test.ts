// Standing orders as a player gives them, and as the game takes them.
import { expect, test } from 'vitest';
import type { Order } from '../../../client.ts';
import { draftsFor, withOrder, withoutOrder } from '../../../page/asking/orders.ts';
import { abyss } from '../../../rules/index.ts';

const pass: Order = { type: 'pass', until: 'turn' };
const face: Order = { type: 'buy', ally: 'crab-5', price: 2 };
const squids: Order = { type: 'buyFrom', race: 'squid', value: 3, price: 2 };
const high: Order = { type: 'buyFrom', race: null, value: 4, price: 1 };
const lowCrabs: Order = { type: 'passBelow', race: 'crab', value: 2 };
const low: Order = { type: 'passBelow', race: null, value: 3 };
const inOrder = [pass, face, squids, high, lowCrabs, low];

test('what is wanted is bought before the rest is declined, in whatever order it was said', () => {
  const orders = inOrder.toReversed().reduce<Order[]>((given, order) => withOrder(given, order), []);
  expect(orders).toEqual(inOrder);
});

test('an order takes the place of one about the same', () => {
  expect(withOrder(inOrder, { type: 'pass', until: 'game' })[0]).toEqual({ type: 'pass', until: 'game' });
  expect(withOrder([squids, high], { ...squids, value: 5 })).toEqual([{ ...squids, value: 5 }, high]);
  expect(withOrder([lowCrabs], { ...lowCrabs, race: 'squid' })).toHaveLength(2);
});

test('an order that is taken back leaves the others as they are', () => {
  expect(withoutOrder(inOrder, squids)).toEqual([pass, face, high, lowCrabs, low]);
});

test('every kind is proposed for what is offered, in a form that the game takes', () => {
  const { oneOf: kinds } = (abyss.orders?.schema ?? {}) as { oneOf: { properties: { type: { const: string } } }[] };
  for (const offer of [null, { ally: 'crab-5', price: 2 }, { ally: 'kraken-2', price: 1 }]) {
    const drafts = Object.values(draftsFor(offer));
    for (const draft of drafts) expect(abyss.orders?.isLegal(draft)).toBe(true);
    const proposed = new Set(drafts.map(({ type }) => type));
    expect([...proposed].sort()).toEqual(kinds.map(({ properties }) => properties.type.const).sort());
  }
  expect(draftsFor({ ally: 'crab-4', price: 2 })).toMatchObject({
    passBelow: { race: 'crab', value: 5 },
    buy: { ally: 'crab-4', price: 2 },
    buyFrom: { race: 'crab', value: 4, price: 2 },
  });
});
