// A match that goes on from a position that is only supposed.
import { rules } from '@undertow/games/prizes/rules/index.ts';
import { choose, everyone } from '@undertow/shared/table/flow.ts';
import { clone } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { isSame, overwrite } from '@undertow/shared/table/supposing.ts';
import { expect, test } from 'vitest';
import { asks, everythingOf, promptsOf, type ToyMatch, type ToyTable, toyMatch } from '../support/games/toy-game.ts';

const CHANCE = { seed: 'fast:7', position: 3 };

/** The first number below this in the chance that is supposed. */
function supposedChance(below: number): number {
  return openRandom(CHANCE).below(below);
}

function supposed(match: ToyMatch, seat: number, log: readonly string[]): ToyMatch {
  const found = match.suppose(seat, { log: [...log], turns: match.state.turns }, CHANCE);
  if (!found) throw new Error('nothing can be supposed');
  return found;
}

/** Two answers of seat 0, and a die behind each of them. */
function rolling(turns = 1) {
  return toyMatch(function* (table) {
    for (const prompt of ['first', 'second']) {
      table.state.log.push(yield* choose(0, prompt, ['a', 'b']));
      table.state.log.push(`rolled ${table.random.below(1000)}`);
    }
  }, turns);
}

test('at rest a match goes on from what is supposed', () => {
  const fork = supposed(rolling(), 0, ['else']);
  expect(promptsOf(fork)).toEqual(['0 first']);
  fork.answer(0, 'a');
  expect(fork.state.log).toEqual(['else', 'a', `rolled ${supposedChance(1000)}`]);
});

test('in the middle of a turn a match goes on from what is supposed', () => {
  const match = rolling();
  match.answer(0, 'a');
  const fork = supposed(match, 0, ['else', 'longer', 'yet']);
  expect(promptsOf(fork)).toEqual(['0 second']);
  fork.answer(0, 'b');
  expect(fork.state.log).toEqual(['else', 'longer', 'yet', 'b', `rolled ${supposedChance(1000)}`]);
  expect(fork.outcome).toBeDefined();
});

test('what is supposed may hold less than there is', () => {
  const match = rolling();
  match.answer(0, 'a');
  expect(supposed(match, 0, []).state).toEqual({ log: [], turns: 0 });
});

test('from its next rest on it is a match like any other', () => {
  const match = rolling(3);
  match.answer(0, 'a');
  const fork = supposed(match, 0, ['else']);
  fork.answer(0, 'b');
  expect(fork.save().state.log).toEqual(['else', 'b', `rolled ${supposedChance(1000)}`]);
  fork.answer(0, 'a');
  expect(everythingOf(Match.resume(fork.game, fork.save()))).toEqual(everythingOf(fork));
});

test('what a turn did before its first question is not done again', () => {
  const match = toyMatch(function* (table) {
    table.state.log.push(`turned up ${table.random.below(1000)}`);
    table.state.log.push(yield* choose(0, 'turn', ['a', 'b']));
  });
  const fork = supposed(match, 0, ['turned up 5']);
  expect(fork.state.log).toEqual(['turned up 5']);
  fork.answer(0, 'a');
  expect(fork.state.log).toEqual(['turned up 5', 'a']);
});

/** Seats 0 and 1 are asked at once, 0 twice; what they are asked stands in the log too. */
function* together(table: ToyTable) {
  const answers = yield* everyone([asks(0, 'one', 'a', 'b'), asks(1, 'other', 'a', 'b'), asks(0, 'two', 'a', 'b')]);
  table.state.log.push(answers.join());
}

test('what other seats have answered under seal has not happened there', () => {
  const match = toyMatch(together);
  match.answer(1, 'b');
  const fork = supposed(match, 0, []);
  expect(promptsOf(fork)).toEqual(['0 one', '1 other']);
});

test('what the seat itself has answered under seal holds', () => {
  const match = toyMatch(together);
  match.answer(1, 'b');
  match.answer(0, 'a');
  const fork = supposed(match, 0, ['else']);
  expect(promptsOf(fork).sort()).toEqual(['0 two', '1 other']);
  fork.answer(0, 'b');
  fork.answer(1, 'a');
  expect(fork.state.log).toEqual(['else', 'a,a,b']);
});

test('answers of other seats that all have seen hold', () => {
  const match = toyMatch(function* (table) {
    table.state.log.push(yield* choose(1, 'before', ['a', 'b']));
    yield* together(table);
  });
  match.answer(1, 'a');
  match.answer(1, 'b');
  const fork = supposed(match, 0, ['else']);
  expect(promptsOf(fork)).toEqual(['0 one', '1 other']);
});

test('answers that the rules gave themselves hold', () => {
  const match = toyMatch(function* (table) {
    table.state.log.push(yield* choose(0, 'first', ['a', 'b']));
    table.state.log.push(
      (yield* everyone([asks(0, 'one', 'a', 'b'), asks(1, 'only', 'c'), asks(2, 'x', 'd', 'e')])).join(),
    );
  });
  match.answer(0, 'a');
  match.answer(2, 'd');
  const fork = supposed(match, 0, []);
  fork.answer(0, 'b');
  expect(promptsOf(fork)).toEqual(['2 x']);
  fork.answer(2, 'e');
  expect(fork.state.log).toEqual(['b,c,e']);
});

/** What is asked second of another seat is not public. */
function secretly(others: string) {
  return toyMatch(function* (table) {
    table.state.log.push(yield* choose(0, 'first', ['a', 'b']));
    yield* everyone([asks(0, 'secretly', 'a', 'b'), asks(1, others, 'a', 'b')]);
  });
}

test('nothing is supposed while another seat is asked what depends on what it hides', () => {
  const match = secretly('secret');
  match.answer(0, 'a');
  expect(match.suppose(0, { log: [], turns: 0 }, CHANCE)).toBeUndefined();
  const open = secretly('open');
  open.answer(0, 'a');
  expect(open.suppose(0, { log: [], turns: 0 }, CHANCE)).toBeDefined();
});

test('at rest others are asked anew, and out of what is supposed that they hide', () => {
  const match = Match.start(
    {
      ...rules,
      *turn({ state }) {
        const options = (seat: number) => (state.hands[seat] ?? []).map(String);
        yield* everyone([0, 1].map((seat) => asks(seat, 'bid', ...options(seat))));
        state.deck.pop();
      },
    },
    {},
    2,
    'fast:1',
  );
  const state = {
    ...clone(match.state),
    hands: [
      ['bid-1', 'bid-2', 'bid-3', 'bid-4', 'bid-5'],
      ['bid-4', 'bid-5'],
    ],
  };
  match.answer(1, 'bid-2');
  const fork = match.suppose(0, state, CHANCE);
  expect(fork?.pending.map(({ choice }) => choice)).toEqual([
    { type: 'one', options: ['bid-1', 'bid-2', 'bid-3', 'bid-4', 'bid-5'] },
    { type: 'one', options: ['bid-4', 'bid-5'] },
  ]);
});

test('neither the match nor what was supposed changes', () => {
  const match = rolling(2);
  for (let answers = 0; answers < 4; answers++) {
    const state = { log: ['else', { deep: ['x'] }], turns: match.state.turns };
    const before = [everythingOf(match), clone(state)];
    const fork = match.suppose(0, state, CHANCE);
    expect(fork?.state).toEqual(state);
    fork?.answer(0, 'b');
    fork?.answer(0, 'b');
    expect([everythingOf(match), state]).toEqual(before);
    match.answer(0, 'a');
  }
});

test('what a copy shares is replaced, and what it does not share is changed in place', () => {
  const kept = { list: ['a', 'b'], deep: { list: ['c'], gone: 1 } };
  const target = { ...kept, own: { list: kept.list, more: [{ x: 1 }, { x: 2 }], kind: [1] as object } };
  const { own } = target;
  const { more } = own;
  const copy = { ...target, own: { ...own, more: own.more.map((one) => ({ ...one })), kind: [1] } };
  const source = {
    list: ['z'],
    deep: { list: [] },
    own: { list: ['y'], more: [{ x: 3 }], kind: { 0: 1 } },
    fresh: null,
  };
  overwrite(target, source, copy);
  expect(target).toEqual(source);
  expect(target.own).toBe(own);
  expect(target.own.more).toBe(more);
  expect(kept).toEqual({ list: ['a', 'b'], deep: { list: ['c'], gone: 1 } });
});

test('positions are the same that hold the same', () => {
  const one = { list: [1, null, { x: 'a' }], other: undefined };
  expect(isSame(one, clone(one))).toBe(true);
  for (const other of [
    { list: [1, null, { x: 'b' }], other: undefined },
    { list: [1, null], other: undefined },
    {},
    null,
  ]) {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  }
  expect(isSame({ x: undefined }, { y: undefined })).toBe(false);
});
