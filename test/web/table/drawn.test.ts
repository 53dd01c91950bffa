// What of a view is drawn as what, and where options can be pressed.
import { piecesOf } from '@undertow/shared/table/pieces.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Drawn, drawnOf } from '../../../web/src/table/plain/drawn.ts';
import { longestWord, widthOf } from '../../../web/src/table/plain/fitting.ts';
import { emptyFields } from '../../../web/src/table/plain/lines.ts';
import { copiesBefore, digitsOf, placesOf, zonesInSight } from '../../../web/src/table/plain/picking.ts';
import { scoresOf } from '../../../web/src/table/plain/scores.ts';
import { shapeOf } from '../../../web/src/table/plain/shapes.ts';
import { fanOf, looksOf, pipsOf } from '../../../web/src/table/plain/signs.ts';

const Lot = z.object({ id: z.string(), price: z.int() });
const Seat = z.object({
  score: z.object({ barns: z.int(), spoilt: z.int(), total: z.int() }),
  coins: z.int(),
  handCount: z.int(),
  barn: z.array(z.string()),
  hand: z.exactOptional(z.array(z.string())),
});
const View = z.object({
  round: z.int(),
  wanted: z.array(z.enum(['plum', 'wool'])),
  market: z.array(Lot),
  stake: z.array(z.string()),
  orders: z.array(z.object({ by: z.int(), amount: z.nullable(z.int()) })),
  prices: z.record(z.string(), z.int()),
  seats: z.array(Seat),
});

const pieces = { ...piecesOf('plum', [1, 2]), ...piecesOf('wool', [7]), carter: { kind: 'carter' } };
const talk = {
  field: (path: string) => ({ round: 'Round', hand: 'Hand', 'seats.hand': 'Hand', barn: 'Barn' })[path],
  nameOf: (id: string) => id,
};
const reading = { pieces, talk, shape: shapeOf(View) };
const score = { barns: 4, spoilt: -1, total: 3 };
const view = {
  seats: [
    { handCount: 2, hand: ['wool-7', 'plum-1'], barn: ['plum-2', 'plum-2'], coins: 3, score },
    { handCount: 1, barn: [], coins: 0, score: { barns: 6, spoilt: 0, total: 6 } },
  ],
  orders: [{ by: 0, amount: null }],
  prices: { plum: 2, wool: 3 },
  stake: [],
  market: [{ price: 4, id: 'plum-1' }],
  wanted: ['plum'],
  round: 2,
};
const drawn = drawnOf(view, reading);
const called = ({ path, type }: Drawn) => `${path}: ${type}`;

describe('a view', () => {
  test('is drawn in the order in which it is declared: values, names, cards, tables, groups', () => {
    expect(drawn.open.map(called)).toEqual([
      'round: value',
      'wanted: names',
      'market: zone',
      'stake: zone',
      'orders: table',
      'prices: group',
    ]);
  });

  test('calls what the game has no word for by its id', () => {
    expect(drawn.open.map(({ label, isWord }) => (isWord ? label : `(${label})`)).slice(0, 2)).toEqual([
      'Round',
      '(Wanted)',
    ]);
    expect(drawn.seats[1]?.fields.find(({ type }) => type === 'backs')?.label).toBe('Hand');
  });

  test('has the other fields of a record at the foot of its card', () => {
    const market = drawn.open.find(({ path }) => path === 'market');
    expect(market?.type === 'zone' && market.cards.map(({ id, feet }) => [id, feet.map(called)])).toEqual([
      ['plum-1', ['market.0.price: value']],
    ]);
  });

  test('tells what a seat alone is shown from what stands in its column, and its score from both', () => {
    const [mine, other] = drawn.seats;
    expect(mine?.own.map(called)).toEqual(['seats.0.hand: zone']);
    expect(mine?.fields.map(called)).toEqual([
      'seats.0.coins: value',
      'seats.0.handCount: backs',
      'seats.0.barn: zone',
    ]);
    expect([mine?.score, other?.score, other?.own]).toEqual([3, 6, []]);
  });

  test('folds what lies too deep', () => {
    const deep = drawnOf({ a: { b: { c: { d: 1, e: 2 } } }, seats: [] }, { ...reading, shape: { type: 'other' } });
    const paths: string[] = [];
    const walk = (field: Drawn): void => {
      paths.push(called(field));
      if (field.type === 'group') field.fields.forEach(walk);
    };
    deep.open.forEach(walk);
    expect(paths).toEqual(['a: group', 'a.b: group', 'a.b.c: folded']);
  });
});

describe('an option', () => {
  const zones = zonesInSight(drawn, 0);

  test('is pressed where most of them lie, else where it lies nearest: in the hand, on the table, before the seat', () => {
    const places = placesOf(['plum-1', 'plum-2', 'carter', 'pass'], zones);
    expect([...places]).toEqual([
      ['plum-1', 'seats.0.hand'],
      ['plum-2', 'seats.0.barn'],
    ]);
    expect([...placesOf(['plum-1', 'wool-7'], [...zones].reverse())]).toEqual([
      ['plum-1', 'seats.0.hand'],
      ['wool-7', 'seats.0.hand'],
    ]);
    expect([...placesOf(['plum-1'], zonesInSight(drawn, 1))]).toEqual([['plum-1', 'market']]);
  });

  test('has a digit: pieces as they lie, each copy its own, and then the buttons', () => {
    const options = ['pass', 'plum-2', 'plum-1'];
    expect(digitsOf(options, zones, placesOf(options, zones))).toEqual([
      // A hand is sorted by kinds and values, and digits go by how it lies.
      { option: 'plum-1', path: 'seats.0.hand', at: 0 },
      { option: 'plum-2', path: 'seats.0.barn', at: 0 },
      { option: 'plum-2', path: 'seats.0.barn', at: 1 },
      { option: 'pass' },
    ]);
    expect(copiesBefore(['plum-2', 'plum-1', 'plum-2'], 2)).toBe(1);
  });
});

test('kinds with values have signs and hues by their order, unless the game has its own', () => {
  const looks = looksOf(pieces, { wool: { sign: 'M0 0', hue: 5 } });
  expect([...looks].map(([kind, { hue }]) => [kind, hue])).toEqual([
    ['plum', 1],
    ['wool', 5],
  ]);
  expect(looks.get('wool')?.sign.filled).toBe('M0 0');
  expect([1, 6, 7].map((value) => pipsOf(value).length)).toEqual([1, 6, 1]);
});

test('a score is counted by its parts, of which the best stand out', () => {
  const { rows, totals } = scoresOf(view, talk, reading.shape);
  expect(rows.map(({ id, points, best }) => [id, points, best])).toEqual([
    ['barns', [4, 6], 6],
    ['spoilt', [-1, 0], 0],
  ]);
  expect(totals).toEqual([3, 6]);
  expect(scoresOf({ seats: [{ coins: 1 }] }, talk, reading.shape)).toEqual({ rows: [], totals: undefined });
});

test('a fan has a piece of each kind, and more of each where there are few; pictures rather than text', () => {
  expect(fanOf(piecesOf('card', [1, 2, 3, 4, 5, 6]))).toEqual(['card-1', 'card-2', 'card-3', 'card-4', 'card-5']);
  expect(fanOf(piecesOf(['plum', 'wool'], [1, 2, 3]))).toEqual(['plum-1', 'plum-2', 'plum-3', 'wool-1', 'wool-2']);
  expect(fanOf(pieces, (id) => id !== 'carter')).toContain('carter');
  expect(
    fanOf({ reeve: { kind: 'folk' }, ...piecesOf('plum', [1, 2, 3, 4, 5]) }, (id) => id !== 'reeve'),
  ).not.toContain('reeve');
});

test('the longest word of a name says how large it can be written', () => {
  expect([longestWord('Wine and silk'), longestWord('Kerzen\u00ADzieher'), longestWord('')]).toEqual([4, 6, 1]);
});

test('a piece is wider where its text must be read, or a word does not fit; one with a value, and the smallest, never', () => {
  const names: Record<string, string> = { carter: 'Kerzenzieher', reeve: 'Vogt' };
  const source = {
    pieces: { ...piecesOf('plum', [1]), carter: { kind: 'carter' }, reeve: { kind: 'reeve' } },
    looks: new Map(),
    talk: {
      nameOf: (id: string) => names[id] ?? id,
      textOn: (id: string) => (id === 'reeve' ? 'Ties are yours.' : undefined),
    },
  };
  expect(['plum-1', 'carter', 'reeve'].map((id) => widthOf(id, 'whole', source))).toEqual([1, 1, 1.22]);
  expect(['plum-1', 'carter', 'reeve'].map((id) => widthOf(id, 'small', source))).toEqual([1, 1.6, 1]);
  expect(widthOf('carter', 'mini', source)).toBe(1);
});

test('a list that is empty before all seats is left out of their columns, and a value never', () => {
  const seat = (barn: string[]) => ({ handCount: 0, barn, coins: 0, score });
  const fieldsIn = (...barns: string[][]) => [
    ...emptyFields(drawnOf({ ...view, seats: barns.map(seat) }, reading).seats),
  ];
  expect(fieldsIn([], [])).toEqual(['barn']);
  expect(fieldsIn([], ['plum-1'])).toEqual([]);
});
