// Rules that break down, or that have changed: a match loses as little as can be.
import { choose } from '@undertow/shared/table/flow.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { everythingOf, promptsOf, type ToyTable, toyGame, toyMatch } from '../support/games/toy-game.ts';

/** A rule with a bug: it changes the state, draws, and breaks down if the second answer is `break`. */
function* fragile(table: ToyTable) {
  table.state.log.push(yield* choose(0, 'first', ['a', 'b']));
  const second = yield* choose(0, 'second', ['a', 'break']);
  table.state.log.push(second, table.random.below(100));
  if (second === 'break') throw new Error('a rule broke down');
  table.state.log.push(yield* choose(0, 'third', ['a', 'b']));
}

test('a rule that throws leaves the match where it was', () => {
  const match = toyMatch(fragile);
  match.answer(0, 'a');
  const before = everythingOf(match);
  expect(() => match.answer(0, 'break')).toThrow('a rule broke down');
  expect(everythingOf(match)).toEqual(before);
  expect(match.told).toEqual([]);
  expect(match.canTakeBack(0)).toBe(true);
});

test('another answer than the one that broke the rule goes on as if nothing had been', () => {
  const match = toyMatch(fragile);
  const untroubled = match.fork();
  for (const each of [match, untroubled]) each.answer(0, 'a');
  expect(() => match.answer(0, 'break')).toThrow();
  for (const each of [match, untroubled]) each.answer(0, 'a');
  expect(everythingOf(match)).toEqual(everythingOf(untroubled));
});

test('a rule that throws at the beginning of the next turn leaves the match in the turn before', () => {
  const match = toyMatch(function* (table) {
    if (table.state.turns === 1) throw new Error('the second turn broke down');
    table.state.log.push(yield* choose(0, 'first', ['a', 'b']), yield* choose(0, 'second', ['a', 'b']));
  }, 2);
  match.answer(0, 'a');
  const before = everythingOf(match);
  expect(() => match.answer(0, 'a')).toThrow('the second turn broke down');
  expect(everythingOf(match)).toEqual(before);
});

test('a rule that throws before it asks anything makes the start of the match throw', () => {
  const start = () =>
    // biome-ignore lint/correctness/useYield: it breaks down before it asks
    toyMatch(function* () {
      throw new Error('no way to begin');
    });
  expect(start).toThrow('no way to begin');
});

/** A save with two answers given since the rest point, behind one finished turn. */
function savedUnderOldRules() {
  const match = toyMatch(function* (table) {
    for (const prompt of ['first', 'second', 'third']) table.state.log.push(yield* choose(0, prompt, ['a', 'b']));
  }, 3);
  for (const answer of ['a', 'b', 'a', 'b', 'b']) match.answer(0, answer);
  return match.save();
}

test('rules that no longer take the answers resume at the last rest point, and say how many are lost', () => {
  const save = savedUnderOldRules();
  const stricter = toyGame(function* (table) {
    for (const prompt of ['first', 'second', 'third']) table.state.log.push(yield* choose(0, prompt, ['a', 'c']));
  }, 3);
  const match = Match.resume(stricter, save);
  expect(match.lost).toBe(2);
  expect(match.state).toEqual({ log: ['a', 'b', 'a'], turns: 1 });
  expect(promptsOf(match)).toEqual(['0 first']);
  expect(match.save().answers).toEqual([]);
  expect(match.told).toEqual([]);
  expect(match.answer(0, 'c')).toBeDefined();
});

test('rules that ask another seat resume at the last rest point', () => {
  const otherSeat = toyGame(function* (table) {
    for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
  }, 3);
  expect(Match.resume(otherSeat, savedUnderOldRules()).lost).toBe(2);
});

test('rules that break down under the answers resume at the last rest point', () => {
  const broken = toyGame(function* (table) {
    table.state.log.push(yield* choose(0, 'first', ['a', 'b']));
    throw new Error('broken');
  }, 3);
  const match = Match.resume(broken, savedUnderOldRules());
  expect(match.lost).toBe(2);
  expect(match.state).toEqual({ log: ['a', 'b', 'a'], turns: 1 });
});

test('rules that end a turn sooner lead through the answers over several rest points', () => {
  const shorter = toyGame(function* (table) {
    table.state.log.push(yield* choose(0, 'only', ['a', 'b']));
  }, 9);
  const match = Match.resume(shorter, savedUnderOldRules());
  expect([match.lost, match.state.turns]).toEqual([0, 3]);
});
