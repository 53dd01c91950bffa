// Standing orders as a player thinks of them, and as the game takes them.
import type { Order } from '@undertow/client-sdk/abyss.ts';
import { abyss } from '@undertow/shared/abyss/index.ts';
import { expect, test } from 'vitest';
import { ordersFrom, wishesIn } from '../../../web/src/abyss/asking/orders.ts';

const squids: Order = { type: 'buyFrom', race: 'squid', value: 3, price: 2 };
const face: Order = { type: 'buy', ally: 'crab-5', price: 2 };
const low: Order = { type: 'passBelow', race: null, value: 3 };
const lowCrabs: Order = { type: 'passBelow', race: 'crab', value: 2 };

test('what is wished for is ordered, and read again from the orders', () => {
  const wishes = { pass: 'turn', below: 3, from: [squids], others: [face, lowCrabs] } as const;
  const orders = ordersFrom(wishes);
  expect(orders).toEqual([{ type: 'pass', until: 'turn' }, squids, face, lowCrabs, low]);
  expect(wishesIn(orders)).toEqual(wishes);
});

test('who passes on low Allies still buys one that is wanted', () => {
  const orders = ordersFrom({ pass: null, below: 5, from: [squids], others: [] });
  expect(orders.map(({ type }) => type)).toEqual(['buyFrom', 'passBelow']);
});

test('the game takes every order that can be made', () => {
  for (const order of ordersFrom({ pass: 'game', below: 4, from: [squids], others: [face] })) {
    expect(abyss.orders?.isLegal(order)).toBe(true);
  }
  expect(ordersFrom({ pass: null, below: null, from: [], others: [] })).toEqual([]);
});
