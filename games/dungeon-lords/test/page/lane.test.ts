// Who came to the houses of the lane in a round, and what they took.
import { expect, test } from 'vitest';
import type { Event, View } from '../../client.ts';
import { eventsOfRound, roundOf } from '../../page/board/lane/guests.ts';
import { houseNow, isPassed, ordersPhaseOf } from '../../page/board/lane/orders-phase.ts';
import { evilAfter, wareOf } from '../../page/board/lane/wares.ts';

const EMPTY = [null, null, null];

function viewOf(rest: object): View {
  return {
    phase: 'orders',
    ended: false,
    seats: [{ played: [{ id: 'get-food' }] }, { played: [] }],
    subject: null,
    minions: {},
    offer: { creatures: ['troll', 'ghost'], rooms: ['hatchery'] },
    ...rest,
  } as never;
}

const told: Event[] = [
  { type: 'roundBegan', year: 1, round: 2, starting: 0 },
  { type: 'offerTurnedUp', creatures: ['troll', 'ghost', 'troll'], rooms: ['hatchery', 'magic-room'] },
  { type: 'minionPlaced', minion: 'seat:0', order: 'get-food', space: 1 },
  { type: 'minionPlaced', minion: 'seat:1', order: 'get-food', space: 2 },
  { type: 'minionPlaced', minion: 'seat:1', order: 'hire-monster', space: 1 },
  { type: 'orderUsed', seat: 0, order: 'get-food', space: 1 },
  { type: 'paid', seat: 0, amounts: { gold: 1 } },
  { type: 'gained', seat: 0, amounts: { food: 2 } },
  { type: 'orderDeclined', seat: 1, order: 'get-food', space: 2 },
  { type: 'orderUsed', seat: 1, order: 'hire-monster', space: 1 },
  { type: 'creatureHired', seat: 1, creature: 'troll' },
];

test('whoever is gone has used the space or left it, and what was taken is told', () => {
  const { guests } = roundOf(viewOf({ minions: { 'get-food': EMPTY } }), told);
  expect(guests['get-food']).toEqual([
    { minion: 'seat:0', seat: 0, state: 'used', took: [[2, 'food']] },
    { minion: 'seat:1', seat: 1, state: 'declined', took: [] },
    null,
  ]);
});

test('whoever stands there has taken nothing, though it was told before it was taken back', () => {
  const { guests } = roundOf(viewOf({ minions: { 'get-food': ['seat:0', null, null] } }), told);
  expect(guests['get-food']?.[0]).toEqual({ minion: 'seat:0', seat: 0, state: 'stands', took: [] });
});

test('what is not on offer any more went with whoever took it, and of equal ones the first is gone', () => {
  const { creatures, rooms } = roundOf(viewOf({}), told);
  expect(creatures).toEqual([
    { id: 'troll', gone: { seat: 1, space: 1 } },
    { id: 'ghost', at: 1 },
    { id: 'troll', at: 0 },
  ]);
  expect(rooms).toEqual([
    { id: 'hatchery', at: 0 },
    { id: 'magic-room', gone: null },
  ]);
});

test('a round begins where it is told, in the middle of an entry', () => {
  const before: Event = { type: 'minionStayed', minion: 'seat:0', order: 'get-food' };
  const [first, ...others] = told;
  const log = [{ events: [before] }, { events: [before, first as Event] }, { events: others }];
  expect(eventsOfRound(log)).toEqual(told);
});

test('the lantern stands before the house that is carried out, and has passed those before it', () => {
  const minions = { 'get-food': EMPTY, 'dig-tunnels': ['dummy-1', null, null], 'mine-gold': ['seat:1', null, null] };
  const view = viewOf({ minions, subject: { order: 'mine-gold', space: 1 } });
  expect(houseNow(view)).toBe('mine-gold');
  expect(['get-food', 'dig-tunnels', 'mine-gold', 'buy-traps'].map((order) => isPassed(view, order))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('while minions still walk there is no lantern, and no house is passed', () => {
  const view = viewOf({ minions: { 'get-food': EMPTY, 'mine-gold': ['seat:1', null, null] } });
  expect(houseNow(view)).toBeUndefined();
  expect(isPassed(view, 'get-food')).toBe(false);
});

test('orders are chosen until one is turned over, then carried out, and done when the rooms work', () => {
  expect(ordersPhaseOf(viewOf({ seats: [{ played: [] }] }))).toBe('planning');
  expect(ordersPhaseOf(viewOf({}))).toBe('placing');
  expect(ordersPhaseOf(viewOf({ subject: { order: 'get-food', space: 1 } }))).toBe('resolving');
  expect(ordersPhaseOf(viewOf({ phase: 'production' }))).toBe('over');
});

test('a window shows what it brings, in the second year one trap more', () => {
  expect(wareOf('get-food', 2, 1)).toEqual({
    gain: [
      [3, 'food'],
      [1, 'gold'],
    ],
    price: [[2, 'evil']],
    foreman: false,
  });
  expect(wareOf('mine-gold', 2, 1)).toEqual({ gain: [[4, 'gold']], price: [], foreman: true });
  expect(wareOf('buy-traps', 2, 2).gain).toEqual([[3, 'trap']]);
});

test('a price leads to evil and a gain to good, and neither beyond the scale', () => {
  expect(evilAfter(5, 'get-food', 2)).toBe(7);
  expect(evilAfter(2, 'improve-reputation', 1)).toBe(1);
  expect(evilAfter(9, 'hire-monster', 0, 'vampire')).toBe(11);
  expect(evilAfter(14, 'get-food', 2)).toBe(15);
});
