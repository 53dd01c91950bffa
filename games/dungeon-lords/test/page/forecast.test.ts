// What is certain of a plan before it is sealed.
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { dungeonWordsIn } from '../../../../test/web/words/words-in.ts';
import { spokenForecast } from '../../page/board/lane/speaking.ts';
import { forecast, type WindowForecast } from '../../page/board/planning/forecast.ts';
import { mayCome, reachOf } from '../../page/board/planning/windows.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { View } from '../../view.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';

const english = dungeonIn('en', await dungeonWordsIn('en'));

const ALL = [
  'get-food',
  'improve-reputation',
  'dig-tunnels',
  'mine-gold',
  'recruit-imps',
  'buy-traps',
  'hire-monster',
  'build-room',
];

/** The first planning of a game, with every order in every hand, seat 0 first; and with what is changed. */
function planning(seats = 4, own: Partial<View['seats'][number]> = {}, rest: Partial<View> = {}): View {
  const view = Match.start(dungeonLords, { full: false }, seats, 'fast:1').view(0);
  const minions = Object.fromEntries(ALL.map((order) => [order, [null, null, null]]));
  return {
    ...view,
    starting: 0,
    minions,
    dummies: {},
    offer: { creatures: ['troll', 'ghost', 'vampire'], rooms: ['hatchery', 'printing-press'] },
    ...rest,
    seats: view.seats.map((seat, at) => ({ ...seat, hand: ALL, ...(at === 0 ? own : {}) })),
  };
}

const comings = (view: View, plan: readonly string[], at = 0) =>
  forecast(view, 0, plan).orders[at]?.windows.map(({ comes }) => comes);
const usables = (view: View, plan: readonly string[], at = 0) =>
  forecast(view, 0, plan).orders[at]?.windows.map(({ usable, obstacle }) => [usable, obstacle]);

test('the first minion of the starting player takes the first window, a later one any window or none', () => {
  expect(comings(planning(), ['get-food'])).toEqual(['sure', 'never', 'never']);
  expect(forecast(planning(), 0, ['mine-gold', 'get-food']).orders[1]).toMatchObject({
    mayMiss: true,
    windows: [{ comes: 'may' }, { comes: 'may' }, { comes: 'may' }],
  });
});

test('lords for whom an order is out of reach leave its windows free', () => {
  const view = planning();
  const seats = view.seats.map((seat, at) => (at > 1 ? { ...seat, hand: ['get-food'] } : seat));
  expect(mayCome({ ...view, seats }, 2, 'mine-gold')).toBe(false);
  expect(reachOf({ ...view, seats }, 0, 'mine-gold', 2)).toEqual({ places: [0, 1], mayMiss: false });
});

test('stand-ins hold their windows, and a card that they may still be sent by walks first', () => {
  const dummies = { 'dummy-1': { blocked: [], revealed: ['get-food'], hand: ['get-food', 'buy-traps'] } };
  const minions = { ...planning().minions, 'get-food': [null, 'dummy-1', null] };
  const view = planning(2, {}, { dummies, minions });
  expect(reachOf(view, 0, 'get-food', 0)).toEqual({ places: [0, 2], mayMiss: false });
  expect(reachOf(view, 0, 'hire-monster', 0)).toEqual({ places: [0], mayMiss: false });
});

test('what cannot be paid is said, with what is missing', () => {
  expect(usables(planning(4, { gold: 0 }), ['get-food'])).toEqual([
    ['never', 'gold'],
    ['sure', undefined],
    ['sure', undefined],
  ]);
  expect(usables(planning(4, { imps: 1 }), ['dig-tunnels'])?.[2]).toEqual(['never', 'freeImp']);
});

test('orders that are carried out before take what they cost, and bring what they bring, however they are planned', () => {
  const poor = planning(4, { food: 0, gold: 1 });
  // Food comes before imps on the lane.
  expect(usables(poor, ['recruit-imps', 'get-food'])?.[1]).toEqual(['may', 'food']);
  expect(usables(poor, ['recruit-imps'])?.[1]).toEqual(['never', 'food']);
  // Three imps may all dig.
  expect(usables(planning(), ['mine-gold', 'dig-tunnels'])?.[0]).toEqual(['may', 'freeImp']);
});

test('the mask ends between the best and the worst of all windows that can be reached', () => {
  expect(forecast(planning(), 0, ['improve-reputation']).evil).toEqual({ least: 4, most: 4 });
  expect(forecast(planning(), 0, ['mine-gold', 'get-food', 'improve-reputation']).evil).toEqual({ least: 3, most: 7 });
  expect(forecast(planning(), 0, ['hire-monster']).evil).toEqual({ least: 5, most: 7 });
});

test('in the full game evil beyond 15 cannot be paid, and a first card that hires pays gold at the door', () => {
  const options = { full: true };
  const evil = planning(4, { evil: 14 }, { options });
  expect(usables(evil, ['get-food'])?.[2]).toEqual(['never', 'evil']);
  const window = forecast(evil, 0, ['mine-gold', 'dig-tunnels', 'get-food']).orders[2]?.windows[2] as WindowForecast;
  expect(spokenForecast(english, window).replaceAll('\u00a0', ' ')).toBe('beyond 15: 14 and 2 would be 16');
  expect(forecast(planning(4, {}, { options }), 0, ['hire-monster']).orders[0]?.door).toEqual({
    gold: 1,
    isThere: true,
  });
  const broke = forecast(planning(4, { gold: 0 }, { options }), 0, ['hire-monster']).orders[0];
  expect(broke).toMatchObject({ door: { isThere: false }, mayMiss: true, windows: [{ comes: 'never' }, {}, {}] });
  expect(
    forecast(planning(4, { gold: 0 }, { options }), 0, ['dig-tunnels', 'hire-monster']).orders[1]?.door,
  ).toBeUndefined();
});
