// Which events are great moments, and for which seats.
import { lastTurnsOf } from '@undertow/web/src/table/kit/last-turns.ts';
import { expect, test } from 'vitest';
import { movementsOf } from '../../../page/motion/movements.ts';
import type { Onlooker } from '../../../page/motion/occasions.ts';

const NO_STACKS = { jellyfish: 0, crab: 0, seahorse: 0, shellfish: 0, squid: 0 };
const before = { track: ['crab-5'], revealed: 0, available: ['jail'], seats: [], expansions: {} } as never;
const asked: Onlooker = { seat: 2, isDeciding: true, orders: [] };
const bought = { type: 'allyBought', seat: 1, from: 0, ally: 'crab-5', price: 1 } as const;
const momentsOf = (events: Parameters<typeof movementsOf>[0], viewer?: Onlooker, after = before) =>
  movementsOf(events, before, after, viewer).flatMap(({ moment }) => (moment ? [moment] : []));

test('an offer is snatched away from a player who was still deciding', () => {
  expect(momentsOf([bought], asked)).toMatchObject([
    { kind: 'glow', at: ['track:0'], tone: 'threat' },
    { kind: 'remark', about: 'offerSnatched', seat: 1 },
  ]);
});

test.each<readonly [string, Onlooker]>([
  ['one who was not asked any more', { ...asked, isDeciding: false }],
  ['the seller', { ...asked, seat: 0 }],
  ['a spectator', { seat: null, isDeciding: false, orders: [] }],
])('a purchase is nothing great for %s', (_, viewer) => {
  expect(momentsOf([bought], viewer)).toEqual([]);
});

test('what an order has bought is said to be bought by order', () => {
  const orders = [{ type: 'buy', ally: 'crab-5', price: 2 }] as const;
  const viewer = { seat: 1, isDeciding: false };
  expect(momentsOf([bought], { ...viewer, orders })).toMatchObject([{ kind: 'remark', about: 'boughtByOrder' }]);
  expect(momentsOf([bought], { ...viewer, orders: [{ type: 'pass', until: 'game' }] })).toEqual([]);
});

test('one’s own Lord wakes before it comes home, and that of another when it is there', () => {
  const entered = { type: 'lordEntered', seat: 2, lord: 'landowner', from: 'court' } as const;
  const [waking, coming] = movementsOf([entered], before, before, asked);
  expect(waking).toMatchObject({ flights: [], moment: { kind: 'woken', isOwn: true, points: 12 } });
  expect(coming).toMatchObject({ flights: [{ from: 'court:landowner', to: 'lord:landowner', lands: true }] });
  expect(movementsOf([entered], before, before, { ...asked, seat: 0 })).toMatchObject([
    { flights: [{ length: 'dive' }], moment: { kind: 'woken', isOwn: false } },
  ]);
});

test('new Lords at Court light up, and all but the one who acts are told of many', () => {
  const turnedUp = { type: 'lordTurnedUp', lord: 'oracle', space: 2 } as const;
  expect(momentsOf([turnedUp])).toEqual([{ kind: 'glow', at: ['court:oracle'], tone: 'cold' }]);
  const refilled = { type: 'courtRefilled', lords: ['oracle', 'trader'] } as const;
  const active = { ...(before as object), active: 2 } as never;
  const change = { kind: 'change', about: 'courtRefilled', at: ['court:oracle', 'court:trader'] };
  expect(movementsOf([refilled], active, active, asked)).toMatchObject([{ moment: { ...change, isSaid: false } }]);
  expect(movementsOf([refilled], active, active)).toMatchObject([{ moment: { ...change, isSaid: true } }]);
});

test('the Council is seen to be empty when its last stack leaves', () => {
  const taken = { type: 'stackTaken', seat: 0, race: 'crab', count: 2 } as const;
  const council = (squids: number) =>
    ({ ...(before as object), councilCounts: { ...NO_STACKS, crab: 2, squid: squids } }) as never;
  expect(movementsOf([taken], council(0))).toMatchObject([
    { flights: [{ flyer: 'fan' }], moment: { kind: 'change', about: 'councilEmptied' } },
  ]);
  expect(movementsOf([taken], council(1))[0]?.moment).toBeUndefined();
});

test('the Keys light up and leave, the vault sinks, and then the Lords go under it', () => {
  const lords = ['slaver', 'jailer'];
  const movements = movementsOf(
    [
      { type: 'keysSpent', seat: 0, tokens: 1, lords },
      { type: 'locationControlled', seat: 0, location: 'jail', lords },
    ],
    before,
  );
  expect(movements.map(({ flights }) => flights.map(({ to }) => to))).toEqual([
    [],
    ['treasury', 'treasury', 'treasury'],
    ['held:jail'],
    ['head:jail:0', 'head:jail:1'],
  ]);
  expect(movements[0]?.moment).toMatchObject({ kind: 'glow', at: ['lord:slaver', 'lord:jailer'], tone: 'lure' });
});

const SEVEN = Array.from({ length: 7 }, (_, i) => ({ id: `lord-${i}` }));

test.each([
  ['lords', { seats: [{ lords: SEVEN }], expansions: {} }],
  ['court', { seats: [{ lords: [] }], expansions: {} }],
  ['leviathans', { seats: [{ lords: [] }], expansions: { leviathan: { deckCount: 0 } } }],
  ['tokens', { seats: [{ lords: [] }], expansions: { leviathan: { deckCount: 3 } }, tokenSupplyCounts: { base: 0 } }],
])('the decree of the last turns says that the cause is: %s', (cause, after) => {
  const decree = movementsOf([{ type: 'endTriggered', seat: 0 }], before, after as never).at(-1);
  expect(decree).toMatchObject({ moment: { kind: 'decree', seat: 0, cause }, hasWords: true, isSuspense: true });
});

test('seven Lords light up, one after the other, before the decree names them', () => {
  const after = { seats: [{ lords: SEVEN }], expansions: {} } as never;
  expect(movementsOf([{ type: 'endTriggered', seat: 0 }], before, after)[0]).toMatchObject({
    moment: { kind: 'glow', at: SEVEN.map(({ id }) => `lord:${id}`), tone: 'lure' },
  });
});

test('the figure goes from its holder to the next one, and nowhere when it goes back to the box', () => {
  const held = { seats: [], track: [], expansions: { kraken: { figure: 1 } } } as never;
  expect(movementsOf([{ type: 'figureMoved', holder: 0 }], held)).toMatchObject([
    { flights: [], moment: { kind: 'glow', at: ['figure'] } },
    { flights: [{ from: 'figure', to: 'figure', flyer: 'before', length: 'journey' }] },
  ]);
  expect(movementsOf([{ type: 'figureMoved', holder: null }], held)).toEqual([]);
});

test('the last turns go clockwise from the seat that brought them about', () => {
  expect(lastTurnsOf(3, 2, 0)).toEqual([
    { seat: 2, state: 'done' },
    { seat: 0, state: 'now' },
    { seat: 1, state: 'next' },
  ]);
});

test('a Location that did not lie open stands large before the player who takes it, and the rest is told only then', () => {
  const taken = (location: string) => ({ type: 'locationControlled', seat: 2, location, lords: ['hermit'] }) as const;
  const seen = movementsOf([taken('palace')], before, before, asked);
  expect(seen[0]).toMatchObject({ moment: { kind: 'settled', location: 'palace' }, isSuspense: true });
  expect(seen[1]?.flights).toMatchObject([{ to: 'held:palace', lands: true }]);
  expect(momentsOf([taken('jail')], asked)).toEqual([]);
  expect(momentsOf([taken('palace')], { ...asked, seat: 1 })).toEqual([]);
});

test('a Monster that is fought is struck where it lies, and nothing is told of it before', () => {
  const [blow] = movementsOf([{ type: 'monsterFought', seat: 0, space: 3 }], before);
  expect(blow).toMatchObject({ moment: { kind: 'struck', at: 'track:0', look: 0 }, isSuspense: true });
  // It is gone from the board by then: where it lay is known from a flight of no pieces.
  expect(blow?.flights).toMatchObject([{ from: 'track:0', count: 0 }]);
});
