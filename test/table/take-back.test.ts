// Taking back: only answers from which no other viewer could have learned anything.
import { choose, everyone } from '@undertow/shared/table/flow.ts';
import { expect, test } from 'vitest';
import { asks, everythingOf, promptsOf, type ToyTable, toyMatch } from '../support/games/toy-game.ts';

/** Seat 0 is asked twice, and this happens in between. */
function betweenTwoAnswers(happens: (table: ToyTable) => void) {
  const match = toyMatch(function* (table) {
    table.state.log.push(yield* choose(0, 'first', ['a', 'b']));
    happens(table);
    table.state.log.push(yield* choose(0, 'second', ['a', 'b']));
    table.state.log.push(yield* choose(0, 'third', ['a', 'b']));
  });
  match.answer(0, 'a');
  return match;
}

test('an answer is taken back, and everything is as it was', () => {
  const match = betweenTwoAnswers(() => {});
  const { version: _, ...before } = everythingOf(match).save;
  match.answer(0, 'b');
  expect(match.canTakeBack(0)).toBe(true);
  expect(match.takeBack(0)).toBe(true);
  const { version: __, ...after } = everythingOf(match).save;
  expect(after).toEqual(before);
  expect(promptsOf(match)).toEqual(['0 second']);
  expect(match.told).toEqual([]);
});

test('several answers are taken back one after the other', () => {
  const match = betweenTwoAnswers(() => {});
  match.answer(0, 'b');
  expect([match.takeBack(0), match.takeBack(0), match.takeBack(0)]).toEqual([true, true, false]);
  expect(promptsOf(match)).toEqual(['0 first']);
  expect(match.state.log).toEqual([]);
});

test('another answer may be given instead', () => {
  const match = betweenTwoAnswers(() => {});
  match.takeBack(0);
  match.answer(0, 'b');
  expect(match.state.log).toEqual(['b']);
});

test('nothing is taken back at the beginning of a turn', () => {
  const match = toyMatch(function* (table) {
    table.state.log.push(yield* choose(0, 'turn', ['a', 'b']));
  }, 2);
  match.answer(0, 'a');
  expect(match.canTakeBack(0)).toBe(false);
  expect(match.takeBack(0)).toBe(false);
});

test('what was answered before something was revealed stays, and what came after may be taken back', () => {
  const match = betweenTwoAnswers((table) => table.reveal());
  expect(match.canTakeBack(0)).toBe(false);
  match.answer(0, 'a');
  expect(match.takeBack(0)).toBe(true);
  expect(match.takeBack(0)).toBe(false);
  expect(promptsOf(match)).toEqual(['0 second']);
});

test('what was answered before chance had a say stays', () => {
  const match = betweenTwoAnswers((table) => table.random.below(6));
  expect(match.takeBack(0)).toBe(false);
});

test('what was answered before another seat was asked stays', () => {
  const match = toyMatch(function* (table) {
    for (const seat of [0, 1, 0]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
  });
  match.answer(0, 'a');
  expect(match.canTakeBack(0)).toBe(false);
  match.answer(1, 'a');
  expect([match.canTakeBack(0), match.canTakeBack(1)]).toEqual([false, false]);
});

test('a seat cannot take back the answer of another', () => {
  const match = betweenTwoAnswers(() => {});
  expect([match.canTakeBack(1), match.takeBack(1)]).toEqual([false, false]);
  expect(promptsOf(match)).toEqual(['0 second']);
});

test('an answer within a batch is final, before and after the batch is settled', () => {
  const match = toyMatch(function* (table) {
    table.state.log.push(...(yield* everyone([asks(0, 'card', 'a', 'b'), asks(1, 'card', 'a', 'b')])));
    table.state.log.push(yield* choose(1, 'then', ['a', 'b']));
  });
  match.answer(0, 'a');
  expect(match.canTakeBack(0)).toBe(false);
  match.answer(1, 'b');
  expect(match.canTakeBack(1)).toBe(false);
});

test('being asked together with others makes the answer before it final', () => {
  const match = toyMatch(function* (table) {
    table.state.log.push(yield* choose(0, 'first', ['a', 'b']));
    table.state.log.push(...(yield* everyone([asks(0, 'card', 'a', 'b'), asks(1, 'card', 'a', 'b')])));
  });
  match.answer(0, 'a');
  expect(match.canTakeBack(0)).toBe(false);
});

test('what can be taken back can still be taken back after resuming, and no more than that', () => {
  const match = betweenTwoAnswers((table) => table.reveal());
  expect(match.fork().canTakeBack(0)).toBe(false);
  match.answer(0, 'a');
  const fork = match.fork();
  expect([fork.takeBack(0), fork.takeBack(0)]).toEqual([true, false]);
});
