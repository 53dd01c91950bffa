// The rules of Inch of Candle, tried out: each test is a sentence of them.
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { beginDay, harbour, lotsADay } from '../rules/day.ts';
import { fortuneOf, ranking } from '../rules/fortune.ts';
import { rules } from '../rules/index.ts';
import { minted, type Wax } from '../rules/pieces.ts';
import { DAYS, type Merchant, type State } from '../rules/state.ts';

type Position = Partial<Omit<State, 'merchants'>> & { readonly merchants?: readonly Partial<Merchant>[] };

/** A match of two or more that begins at this position; the candle burns for long, and hands hold what is said. */
function at({ merchants = [], ...position }: Position = {}, seats = Math.max(2, merchants.length)) {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const state = harbour(seats, random);
  beginDay(state, random, () => {});
  Object.assign(state, { wax: wax(7), ...position });
  for (const [seat, merchant] of merchants.entries()) Object.assign(state.merchants[seat] as Merchant, merchant);
  return Match.at(rules, state, random);
}

/** The position in which all lots of a day are sold. */
function market(position: Position) {
  return at({ lots: [], prices: { salt: 5, wine: 5, silk: 5, spice: 5, amber: 5 }, ...position });
}

function wax(steady: number): Wax[] {
  return [...Array.from({ length: steady }, (): Wax => 'steady'), 'gutter'];
}

function optionsOf(match: ReturnType<typeof at>): readonly string[] {
  const choice = match.pending[0]?.choice;
  return choice && 'options' in choice ? choice.options : [];
}

function reasonsIn(match: ReturnType<typeof at>): Readonly<Record<string, string>> {
  const choice = match.pending[0]?.choice;
  const withheld = (choice && 'withheld' in choice && choice.withheld) || [];
  return Object.fromEntries(withheld.map(({ option, reason }) => [option, reason]));
}

test('Each day as many lots are landed as merchants play, but at least three (R1)', () => {
  expect([2, 3, 4, 5].map(lotsADay)).toEqual([3, 3, 4, 5]);
});

test('A bid adds one coin, and must be the highest (R4)', () => {
  const match = at({
    merchants: [{ purse: ['coin-3', 'coin-1'] }, { purse: ['coin-1', 'coin-3', 'coin-5', 'crier'] }],
  });
  match.answer(0, 'coin-3');
  expect(optionsOf(match)).toEqual(['coin-5', 'leave']);
  expect(reasonsIn(match)).toEqual({ 'coin-1': 'tooLow', 'coin-3': 'tooLow', crier: 'atMarket' });
  match.answer(1, 'coin-5');
  expect(match.pending[0]?.seat).toBe(0);
  expect(optionsOf(match)).toEqual(['leave']);
});

test('When the candle gutters, the last bid takes the lot and is paid, and another has the first word (R5, R8)', () => {
  const match = at({ wax: wax(1), merchants: [{ purse: ['coin-2', 'coin-8'] }, { purse: ['coin-3'] }] });
  match.answer(0, 'coin-2');
  match.answer(1, 'coin-3');
  const { lot, seat, seats } = match.view(0);
  expect({ lot, seat }).toEqual({ lot: 2, seat: 1 });
  expect(seats.map(({ purseCount, warehouseCount }) => [purseCount, warehouseCount])).toEqual([
    [2, 0],
    [0, 3],
  ]);
});

test('The first to leave draws from the quay, and the last one left takes the lot for nothing (R6, R7)', () => {
  const match = at({}, 3);
  match.answer(0, 'leave');
  const told = match.answer(1, 'leave') ?? [];
  expect(match.view('spectator').seats.map(({ purseCount }) => purseCount)).toEqual([9, 8, 8]);
  expect(told).toContainEqual(expect.objectContaining({ type: 'lotTaken', seat: 2, paid: 0 }));
});

test('A chandler shows the next wax, and a pilot the covered card, to their merchant alone (O1, O2)', () => {
  const lots = [{ open: ['salt', 'wine'], covered: 'amber' }];
  const match = at({ lots, wax: wax(0), quay: [], merchants: [{ purse: ['chandler', 'pilot', 'coin-1'] }, {}] });
  match.answer(0, 'chandler');
  match.answer(0, 'pilot');
  expect(match.view(0).seats[0]).toMatchObject({ nextWax: 'gutter', underCloth: 'amber' });
  expect(match.view(1).seats[0]).not.toHaveProperty('nextWax');
  expect(match.view('spectator').seats[0]).not.toHaveProperty('underCloth');
});

test('A snuffer costs the candle three wax, once (O3)', () => {
  const match = at({ merchants: [{ purse: ['snuffer', 'coin-1'] }, {}] });
  match.answer(0, 'snuffer');
  match.answer(0, 'coin-1');
  match.answer(1, 'coin-2');
  expect(match.view(0)).toMatchObject({ waxCount: 4, seat: 0 });
});

test('A lamplighter saves the wax until his merchant has the word again (O4)', () => {
  const match = at({ merchants: [{ purse: ['lamplighter', 'coin-1', 'coin-5'] }, { purse: ['coin-3', 'coin-8'] }] });
  match.answer(0, 'lamplighter');
  match.answer(0, 'coin-1');
  match.answer(1, 'coin-3');
  expect(match.view(0)).toMatchObject({ waxCount: 7 });
  expect(match.view(0).seats[0]?.inForce).toEqual([]);
});

test('A guarantor adds 3 to the bid, and is not played twice (O5)', () => {
  const match = at({ merchants: [{ purse: ['guarantor', 'guarantor', 'coin-1'] }, { purse: ['coin-3', 'coin-5'] }] });
  match.answer(0, 'guarantor');
  expect(reasonsIn(match)).toEqual({ guarantor: 'inForce' });
  match.answer(0, 'coin-1');
  expect(match.view(0).seats[0]?.bid).toBe(4);
  expect(optionsOf(match)).toEqual(['coin-5', 'leave']);
});

test('A tidewaiter leaves, and takes the highest coin that is paid (O6)', () => {
  const stake = ['coin-2', 'coin-5'];
  const match = at({ quay: [], merchants: [{ purse: ['tidewaiter'] }, { purse: [], stake }] });
  const told = match.answer(0, 'tidewaiter') ?? [];
  expect(told).toContainEqual({ type: 'tollTaken', seat: 0, coin: 'coin-5' });
  expect(match.view(0).seats[0]).toMatchObject({ hand: ['coin-5'], money: 5 });
});

test('All sell at the same time; crates beyond the first press the price, and what nobody sells rises (R9, R10)', () => {
  const match = market({
    merchants: [
      { purse: [], warehouse: ['salt', 'salt', 'wine'] },
      { purse: [], warehouse: ['salt'] },
    ],
  });
  match.answer(0, ['salt', 'salt']);
  expect(match.view(1).seats[0]).toMatchObject({ warehouseCount: 3 });
  match.answer(1, ['salt']);
  expect(match.view('spectator').prices.map(({ price }) => price)).toEqual([3, 7, 7, 7, 7]);
  expect([0, 1].map((seat) => match.view(seat).seats[seat]?.money)).toEqual([6, 3]);
});

test('A contract pays 5 marks when one sale holds both its goods (R11)', () => {
  const match = market({ merchants: [{ purse: [], warehouse: ['salt', 'wine', 'salt-wine', 'wine-silk'] }] });
  match.answer(0, ['salt', 'wine']);
  expect(match.view(0).seats[0]).toMatchObject({
    fulfilled: ['salt-wine'],
    hand: ['coin-8', 'coin-5', 'coin-2', 'wine-silk'],
    money: 15,
  });
});

test.each([
  ['broker', 'is paid before prices fall (O7)', 10, 4],
  ['smuggler', 'presses no price (O8)', 10, 5],
  ['guildmaster', 'has the dearest crate paid twice (O9)', 12, 4],
  ['crier', 'raises first what is sold (O10)', 12, 6],
])('A sale with a %s %s', (office, _, money, price) => {
  const match = market({ merchants: [{ purse: [office], warehouse: ['salt', 'salt'] }] });
  match.answer(0, ['salt', 'salt', office]);
  expect(match.view(0).seats[0]?.money).toBe(money);
  expect(match.view(0).prices[0]).toEqual({ good: 'salt', price });
});

test('Money is paid in as few coins as can be (R12)', () => {
  expect(minted(24)).toEqual(['coin-8', 'coin-8', 'coin-8']);
  expect(minted(7)).toEqual(['coin-5', 'coin-2']);
});

test('Monopolies and assortments count when the harbour closes, and then who has sold more (R13, R14)', () => {
  const match = market({
    day: DAYS,
    merchants: [
      { purse: ['coin-8'], ledger: ['salt', 'wine', 'silk', 'spice', 'amber', 'amber'] },
      { purse: ['coin-8', 'coin-8', 'crier'], ledger: ['salt', 'wine', 'silk', 'spice'], warehouse: ['amber'] },
    ],
  });
  expect(match.view(0).seats[0]?.score).toBeUndefined();
  match.answer(1, []);
  expect(fortuneOf(match.state, 0)).toEqual({ coins: 8, monopolies: 6, assortments: 5, total: 19 });
  expect(fortuneOf(match.state, 1).total).toBe(16);
  expect(ranking(match.state)).toEqual(match.outcome);
});

test('What is drawn from the quay or found under the sailcloth is told to that merchant alone', () => {
  expect(rules.redact({ type: 'quayDrawn', seat: 0, card: 'pilot' }, 1)).toEqual({ type: 'quayDrawn', seat: 0 });
  expect(rules.redact({ type: 'clothLifted', seat: 0, card: 'salt' }, 'spectator')).not.toHaveProperty('card');
  expect(rules.redact({ type: 'clothLifted', seat: 0, card: 'salt' }, 0)).toHaveProperty('card', 'salt');
});
