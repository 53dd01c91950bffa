// The rules of Inch of Candle, tried out: each test is a sentence of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frozen } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { beginDay, harbour } from '../rules/day.ts';
import { rules } from '../rules/index.ts';
import type { Wax } from '../rules/pieces.ts';
import { DAYS, type Merchant, type State } from '../rules/state.ts';

type Merchants = readonly Readonly<{ [Field in keyof Merchant]?: Frozen<Merchant[Field]> }>[];
type Position = Partial<Omit<State, 'merchants'>> & { readonly merchants?: Merchants };

/** A match of two or more that begins at this position; the candle burns for long. */
function at({ merchants = [], ...position }: Position = {}, seats = Math.max(2, merchants.length)) {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const state = harbour(seats, random);
  beginDay(state, random, () => {});
  Object.assign(state, { wax: wax(7), ...position });
  for (const [seat, merchant] of merchants.entries()) {
    Object.assign(state.merchants[seat] as Merchant, structuredClone(merchant));
  }
  return Match.at(rules, state, random);
}

/** The position in which all lots of a day are sold; prices are as at first, and purses empty if nothing is said. */
function market(merchants: Merchants, day = 1) {
  return at({ lots: [], day, merchants: merchants.map((merchant) => ({ purse: [], offices: [], ...merchant })) });
}

function wax(steady: number): Wax[] {
  return [...Array.from({ length: steady }, (): Wax => 'steady'), 'gutter'];
}

/** What is asked now, of the first that is asked. */
function asked(match: ReturnType<typeof at>) {
  const choice = match.pending[0]?.choice;
  if (choice?.type !== 'one' && choice?.type !== 'some') throw new Error('nothing can be chosen');
  const reasons = Object.fromEntries((choice.withheld ?? []).map(({ option, reason }) => [option, reason]));
  return { options: choice.options, reasons };
}

test('Each day as many lots are landed as merchants play, but at least three (R1)', () => {
  const lots = [2, 4, 5].map((seats) => at({}, seats).state.lots.length);
  expect(lots).toEqual([3, 4, 5]);
});

test('A bid adds one coin, and must be the highest (R4)', () => {
  const second = { purse: ['coin-1', 'coin-3', 'coin-5'], offices: ['crier'] } as const;
  const match = at({ merchants: [{ purse: ['coin-3', 'coin-1'], offices: [] }, second] });
  match.answer(0, 'coin-3');
  expect(asked(match)).toEqual({
    options: ['coin-5', 'leave'],
    reasons: { 'coin-1': 'tooLow', 'coin-3': 'tooLow', crier: 'atMarket' },
  });
  match.answer(1, 'coin-5');
  expect(match.pending[0]?.seat).toBe(0);
  expect(asked(match).options).toEqual(['leave']);
});

test('A bid that its merchant has left counts no longer (R4, R6)', () => {
  const first = { purse: [], stake: ['coin-1'], offices: ['guarantor'] } as const;
  const match = at({ merchants: [first, { purse: ['coin-1'], stake: ['coin-2'], offices: [] }, {}] });
  match.answer(0, 'guarantor');
  match.answer(0, 'leave');
  expect(asked(match).options).toContain('coin-1');
});

test('When the candle gutters out, the last bid takes the lot and is paid (R5, R8)', () => {
  const lots = [{ open: ['salt', 'wine'], covered: 'amber' }];
  const match = at({ lots, wax: wax(1), merchants: [{ purse: ['coin-2', 'coin-8'] }, { purse: ['coin-3'] }] });
  match.answer(0, 'coin-2');
  match.answer(1, 'coin-3');
  expect(match.view(0).seats).toMatchObject([
    { purse: ['coin-8', 'coin-2'], warehouse: [], foundCount: 0 },
    { purse: [], warehouse: ['salt', 'wine'], foundCount: 1 },
  ]);
});

test('If no merchant bids, the last one left takes the lot for nothing, and the first to leave an office (R6, R7)', () => {
  const match = at({}, 3);
  match.answer(0, 'leave');
  expect(match.answer(1, 'leave')).toContainEqual(expect.objectContaining({ type: 'lotTaken', seat: 2, paid: 0 }));
  const { seats, seat } = match.view('spectator');
  expect(seats.map(({ officesCount }) => officesCount)).toEqual([3, 2, 2]);
  expect(seat).toBe(1);
});

test('A chandler shows the next wax, and a pilot the covered card, to their merchant alone', () => {
  const lots = [{ open: ['salt', 'wine'], covered: 'amber' }];
  const match = at({ lots, wax: wax(0), quay: [], merchants: [{ offices: ['chandler', 'pilot'] }, {}] });
  match.answer(0, 'chandler');
  match.answer(0, 'pilot');
  expect(match.view(0).seats[0]).toMatchObject({ nextWax: 'gutter', underCloth: 'amber' });
  expect(match.view(1).seats[0]).not.toHaveProperty('nextWax');
  expect(match.view('spectator').seats[0]).not.toHaveProperty('underCloth');
});

test('A snuffer costs the candle three wax, once', () => {
  const match = at({ merchants: [{ offices: ['snuffer'] }, {}] });
  match.answer(0, 'snuffer');
  match.answer(0, 'coin-1');
  match.answer(1, 'coin-2');
  expect(match.view(0)).toMatchObject({ waxCount: 4, seat: 0 });
});

test('A lamplighter saves the wax until its merchant has the word again', () => {
  const match = at({ merchants: [{ offices: ['lamplighter'] }, {}] });
  match.answer(0, 'lamplighter');
  match.answer(0, 'coin-1');
  match.answer(1, 'coin-3');
  expect(match.view(0)).toMatchObject({ waxCount: 7 });
  expect(match.view(0).seats[0]?.inForce).toEqual([]);
});

test('A guarantor adds 3 to the bid, and is not played twice', () => {
  const first = { purse: ['coin-1'], offices: ['guarantor', 'guarantor'] } as const;
  const match = at({ merchants: [first, { purse: ['coin-3', 'coin-5'], offices: [] }] });
  match.answer(0, 'guarantor');
  expect(asked(match).reasons).toEqual({ guarantor: 'inForce' });
  match.answer(0, 'coin-1');
  expect(match.view(0).seats[0]?.bid).toBe(4);
  expect(asked(match).options).toEqual(['coin-5', 'leave']);
});

test('Tidewaiters leave, and take the highest coins that are paid', () => {
  const first = { purse: [], offices: ['tidewaiter'] } as const;
  const match = at({ merchants: [first, first, { purse: [], stake: ['coin-2', 'coin-5', 'coin-1'] }] });
  match.answer(0, 'tidewaiter');
  match.answer(1, 'tidewaiter');
  expect(match.view(0).seats.map(({ purse }) => purse)).toEqual([['coin-5'], ['coin-2'], []]);
});

test('All sell at the same time; crates beyond the first press the price, and what is not sold rises (R9, R10)', () => {
  const match = market([{ warehouse: ['salt'], found: ['salt', 'wine'] }, { warehouse: ['salt'] }]);
  match.answer(0, ['salt', 'salt']);
  expect(match.view(1).seats[0]).toMatchObject({ warehouse: ['salt'], foundCount: 2 });
  match.answer(1, ['salt']);
  const { prices, seats } = match.view('spectator');
  expect(prices.map(({ price }) => price)).toEqual([3, 7, 7, 7, 7]);
  expect(seats.map(({ score, foundCount }) => [score.coins, foundCount])).toEqual([
    [6, 1],
    [3, 0],
  ]);
});

test('An office without a crate serves no sale, and stays in the hand (R15)', () => {
  const match = market([{ offices: ['broker'], warehouse: ['salt'] }]);
  match.answer(0, ['broker']);
  expect(match.view(0).seats[0]).toMatchObject({ officesCount: 1, warehouse: ['salt'] });
});

test('What is sold goes out of the warehouse first: the hand stays unknown (R9)', () => {
  const match = market([{ warehouse: ['salt'], found: ['salt'] }]);
  match.answer(0, ['salt']);
  expect(match.view(1).seats[0]).toMatchObject({ warehouse: [], foundCount: 1 });
});

test('A merchant is asked for a sale who might hold a crate, and no other (R9)', () => {
  const match = market([{ found: ['salt-wine'] }, { warehouse: ['salt-wine'] }, { warehouse: ['salt'] }]);
  expect(match.pending.map(({ seat }) => seat)).toEqual([0, 2]);
});

test('A contract pays 5 marks when one sale holds both its goods, in as few coins as can be (R11, R12)', () => {
  const match = market([{ warehouse: ['salt', 'wine', 'salt-wine', 'wine-silk'] }]);
  match.answer(0, ['salt', 'wine']);
  expect(match.view(1).seats[0]).toMatchObject({
    fulfilled: ['salt-wine'],
    purse: ['coin-8', 'coin-5', 'coin-2'],
    warehouse: ['wine-silk'],
  });
});

test.each([
  ['broker', 'is paid before prices fall', 10, 4],
  ['smuggler', 'presses no price', 10, 5],
  ['guildmaster', 'has the dearest crate paid twice', 12, 4],
  ['crier', 'raises first what is sold', 12, 6],
] as const)('A sale with a %s %s', (office, _, money, price) => {
  const match = market([{ offices: [office], warehouse: ['salt', 'salt'] }]);
  match.answer(0, ['salt', 'salt', office]);
  expect(match.view(0).seats[0]?.score.coins).toBe(money);
  expect(match.view(0).prices[0]).toEqual({ good: 'salt', price });
});

test('Fortunes are coins, monopolies and assortments; of equal ones more crates are ahead (R13, R14)', () => {
  const goods = ['salt', 'wine', 'silk', 'spice'];
  const merchants = [
    { purse: ['coin-8'], ledger: [...goods, 'amber', 'amber'] },
    { purse: ['coin-8', 'coin-8', 'coin-3'], ledger: goods, warehouse: ['amber'] },
  ];
  const match = market(merchants, DAYS);
  match.answer(1, []);
  expect(match.view(0).seats.map(({ score }) => score)).toEqual([
    { coins: 8, monopolies: 6, assortments: 5, total: 19 },
    { coins: 19, monopolies: 0, assortments: 0, total: 19 },
  ]);
  expect(match.outcome).toEqual({ ranking: [[0], [1]] });
});

test('A whole game without a page has fewer than 1,500 lines, with its tests and its words in two languages', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const lines = files.map(
    ({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').split('\n').length - 1,
  );
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThan(1500);
});
