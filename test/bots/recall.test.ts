// A match run again, and what its seats remember then: also where an answer was taken back.
import { recall } from '@undertow/bots/recall.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import type { Move } from '@undertow/shared/table/journaled-match.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { type ToyTable, toyGame } from '../support/games/toy-game.ts';

/** Seat 0 answers three times, and each answer is told; then seat 1 is asked. */
function* thriceThenOther({ tell }: ToyTable) {
  for (const seat of [0, 0, 0, 1]) tell(yield* choose(seat, 'card', ['a', 'b', 'c']));
}

/** A seat remembers all that it is told. */
const game = {
  ...toyGame(thriceThenOther, 2),
  guessing: { remember: (told: readonly string[] = [], event: string) => [...told, event] },
} as unknown as AnyGame;

const beginning = { options: null, seats: 2, seed: 'fast:1' };
const moves = (...answers: readonly string[]): Move[] =>
  answers.map((answer, at) => {
    const seat = at === answers.length - 1 && answer !== 'undo' ? 1 : 0;
    return answer === 'undo' ? { seat, kind: 'undo' } : { seat, kind: 'answer', answer };
  });

test('an answer that was taken back was never told', () => {
  const recalled = recall(game, { beginning, moves: moves('a', 'b', 'undo') });
  expect(recalled.memoryOf(1)).toEqual(['a']);
  expect(recalled.match.pending.map(({ seat }) => seat)).toEqual([0]);
});

test('what was answered instead is remembered, over the end of a turn too', () => {
  const recalled = recall(game, { beginning, moves: moves('a', 'undo', 'b', 'c', 'a', 'b') });
  expect(recalled.memoryOf(1)).toEqual(['b', 'c', 'a', 'b', 'turn over']);
});

test('only the seats that listen remember', () => {
  const recalled = recall(game, { beginning, moves: moves('a', 'b', 'c', 'a') }, [1]);
  expect([recalled.memoryOf(0), recalled.memoryOf(1)]).toEqual([undefined, ['a', 'b', 'c', 'a', 'turn over']]);
});

test('a match that is known from a rest goes on from there', () => {
  const match = Match.start(game, beginning.options, beginning.seats, beginning.seed);
  for (const [seat, answer] of [
    [0, 'a'],
    [0, 'b'],
    [0, 'b'],
    [1, 'c'],
  ] as const)
    match.answer(seat, answer);
  const recalled = recall(game, {
    beginning: { save: match.save() },
    moves: [{ seat: 0, kind: 'answer', answer: 'b' }],
  });
  expect([recalled.match.turn, recalled.memoryOf(0)]).toEqual([1, ['b']]);
});

test('a move that cannot be made is a mistake of its course', () => {
  expect(() => recall(game, { beginning, moves: [{ seat: 0, kind: 'undo' }] })).toThrow('nothing to take back');
  expect(() => recall(game, { beginning, moves: [{ seat: 1, kind: 'answer', answer: 'a' }] })).toThrow(
    'could not answer',
  );
});
