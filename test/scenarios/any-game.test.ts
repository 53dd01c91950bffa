// Rule cases of a game that has no adapter of its own: of its state as it is, and of its view.
import { fileURLToPath } from 'node:url';
import { runScenario } from '@undertow/authoring/scenarios/files.ts';
import { gamesFor } from '@undertow/authoring/scenarios/games.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { describe, expect, test } from 'vitest';

const HOME = new URL('../../games/prizes/test/scenarios/any.json', import.meta.url);
const games = await gamesFor(fileURLToPath(HOME));

const FRESH = { id: 'T1', game: 'prizes', seats: 2 };
const bid = (seat: number, answer: Json, more: object = {}) => ({ seat, prompt: 'bid', answer, ...more });
const GIVEN = {
  stake: ['prize-2', 'prize-4'],
  hands: [
    ['bid-1', 'bid-4', 'bid-5'],
    ['bid-1', 'bid-2', 'bid-3'],
  ],
};

const failureOf = (scenario: object) => runScenario({ ...FRESH, ...scenario }, 'f.json, scenario 1', games).failure;
const failureAfter = (...play: object[]) => failureOf({ given: GIVEN, play });
const passes = (...play: object[]) => expect(failureAfter(...play)).toBeUndefined();

describe('a game without an adapter', () => {
  test('begins fresh, with each field of its state that is given in the place of its own', () => {
    passes({ expect: { ...GIVEN, round: 1, deck: { count: 4 }, won: [[], []] } });
    expect(failureOf({ play: [{ expect: { hands: [{ count: 5 }, { count: 5 }], stake: { count: 1 } } }] })).toBe(
      undefined,
    );
  });

  test('is answered as on the wire, and says what became of its state', () => {
    passes(
      {
        pending: [
          { seat: 0, prompt: 'bid' },
          { seat: 1, prompt: 'bid' },
        ],
      },
      { offered: { seat: 1, prompt: 'bid', options: ['bid-1', 'bid-2', 'bid-3'] } },
      bid(0, 'bid-3', { refused: true }),
      bid(0, 'bid-1'),
      { seat: 1, prompt: 'bid', default: true },
      { expect: { won: [[], []], hands: { 0: ['bid-4', 'bid-5'] }, stake: { has: ['prize-2', 'prize-4'] } } },
    );
  });

  test('shows what each viewer sees; what only others see is hidden, and so many', () => {
    const seats = { 0: { hand: ['bid-1', 'bid-4', 'bid-5'], handCount: 3 }, 1: { hand: { hidden: 3 }, handCount: 3 } };
    passes({ view: { viewer: 0, expect: { stake: ['prize-2', 'prize-4'], seats } } });
    passes({ view: { viewer: 'spectator', expect: { seats: [{ hand: { hidden: 3 } }, { hand: { count: 3 } }] } } });
    expect(failureAfter({ view: { viewer: 1, expect: { seats: { 0: { hand: ['bid-1', 'bid-4', 'bid-5'] } } } } })).toBe(
      'step 1: seat 1 sees: seats.0.hand is {"hidden": 3}, expected ["bid-1", "bid-4", "bid-5"]',
    );
    expect(failureAfter({ view: { viewer: 0, expect: { seats: { 0: { hand: { hidden: 3 } } } } } })).toBe(
      'step 1: seat 0 sees: seats.0.hand is ["bid-1", "bid-4", "bid-5"], expected {"hidden": 3}',
    );
  });

  test('has a ranking when it has ended', () => {
    const given = { ...GIVEN, hands: [['bid-5'], ['bid-3']], deck: [] };
    const play = [{ expect: { ranking: [[0], [1]], won: [['prize-2', 'prize-4'], []] } }, { pending: [] }];
    expect(failureOf({ given, play })).toBeUndefined();
  });

  test('goes on from the rest of a match, with its chance', () => {
    const state = { ...GIVEN, deck: ['prize-1', 'prize-5'], won: [[], []], round: 3 };
    const rest = { state, random: { seed: 'fast:7', position: 12 } };
    const play = [
      bid(0, 'bid-5'),
      bid(1, 'bid-1'),
      { expect: { stake: ['prize-1'], won: [['prize-2', 'prize-4'], []], round: 4 } },
    ];
    expect(failureOf({ rest, play })).toBeUndefined();
  });
});

describe('what differs is told with its place', () => {
  test.for<[string, object, string]>([
    ['a value', { expect: { round: 2 } }, 'round is 1, expected 2'],
    ['a value that is a list', { expect: { round: [] } }, 'round is 1, expected []'],
    ['an item', { expect: { hands: { 1: ['bid-3'] } } }, 'hands.1 is ["bid-1", "bid-2", "bid-3"], expected ["bid-3"]'],
    ['what is not there', { expect: { rouns: 1 } }, 'rouns is not there, expected 1'],
    ['a length', { expect: { deck: { count: 3 } } }, 'expected {"count": 3}'],
    [
      'what is among them',
      { expect: { stake: { has: ['prize-1'] } } },
      'stake is ["prize-2", "prize-4"], expected {"has": ["prize-1"]}',
    ],
    [
      'a list by what is none of its places',
      { expect: { stake: { cuont: 2 } } },
      'stake.cuont: a list is matched by count, has, hasNot',
    ],
    [
      'a length that is none',
      { expect: { stake: { count: '2' } } },
      'stake.count: "2" is not a whole number from 0 on',
    ],
    ['an end before the end', { score: true }, 'this game cannot be ended before its end'],
  ])('%s', ([, step, message]) => {
    expect(failureAfter(step)).toMatch(/^step 1: /);
    expect(failureAfter(step)).toContain(message);
  });
});

describe('malformed', () => {
  const random = { seed: 'fast:7', position: 12 };
  test.for<[string, object, string]>([
    [
      'a field that the state has not',
      { given: { stakes: [] } },
      'given.stakes: the state has no "stakes" here (there are deck, stake, hands, won, round)',
    ],
    ['given: a list', { given: [] }, 'given: [] is not an object'],
    ['too many seats', { seats: 9 }, 'options and seats: Two to four can play.'],
    ['an unknown option', { options: { fast: true } }, 'options.fast: there is no such field'],
    [
      'an unknown prompt',
      { play: [bid(0, 'bid-1', { prompt: 'bud', refused: true })] },
      'prompt: nothing is asked by the name of "bud"',
    ],
    [
      'both a position and a rest',
      { given: {}, rest: { state: {}, random } },
      'rest: a scenario begins with what is given or from a rest',
    ],
    ['a rest that is none', { rest: 7 }, 'rest: 7 is not an object'],
    ['a rest without a state', { rest: { random } }, 'rest.state: it is not there'],
    ['a rest without its chance', { rest: { state: {} } }, 'rest.random: undefined is not a seed and a position'],
    [
      'a rest with no seed',
      { rest: { state: {}, random: { seed: 7, position: -1 } } },
      'rest.random.seed: 7 is not a seed; rest.random.position: -1 is not a whole number',
    ],
    ['a rest with more', { rest: { state: {}, random, turn: 3 } }, 'rest.turn: there is no such field'],
    ['another game', { game: 'chess' }, `game: "chess" is not one of ${games.map(({ id }) => id).join(', ')}`],
  ])('%s', ([, scenario, message]) => {
    expect(failureOf({ play: [], ...scenario })).toMatch(/^malformed \(f\.json, scenario 1\): /);
    expect(failureOf({ play: [], ...scenario })).toContain(message);
  });

  test('a state that the rules cannot go on from fails, and says so', () => {
    expect(failureOf({ rest: { state: {}, random }, play: [] })).toMatch(/^given: the rules broke down: /);
    expect(failureOf({ rest: { state: {}, random: { ...random, seed: 'x' } }, play: [] })).toContain('not a seed: "x"');
  });
});
