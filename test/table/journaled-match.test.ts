// A match that is run by its journal: what each move leads to, and what is told of it.
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { choose, everyone } from '@undertow/shared/table/flow.ts';
import { type Beginning, JournaledMatch, type Move, rerun, toldTo } from '@undertow/shared/table/journaled-match.ts';
import { expect, test } from 'vitest';
import { asks, type ToyTable, toyGame } from '../support/games/toy-game.ts';

/** Seat 0 answers twice, then both seats at once. */
function* twiceThenBoth({ tell }: ToyTable) {
  for (const _ of [1, 2]) tell(yield* choose(0, 'card', ['a', 'b']));
  yield* everyone([0, 1].map((seat) => ({ ...asks(seat, 'plan', 'a', 'b'), always: true })));
}

const game = toyGame(twiceThenBoth, 3) as unknown as AnyGame;
const beginning: Beginning = { options: null, seats: 2, seed: 'fast:1' };

const TURN: readonly Move[] = [
  { seat: 0, kind: 'answer', answer: 'a' },
  { seat: 0, kind: 'undo' },
  { seat: 0, kind: 'bot', answer: 'b' },
  { seat: 0, kind: 'order', answer: 'a' },
  { seat: 1, kind: 'timeout', answer: 'a' },
  { seat: 0, kind: 'answer', answer: 'a' },
];
const BACK = { type: 'answerTakenBack', seat: 0 };

test('each move tells what came of it, and where the match stood before', () => {
  const steps = [...JournaledMatch.begin(game, beginning).run(TURN)];
  expect(steps.map(({ move }) => move)).toEqual(TURN);
  expect(steps.map(({ events }) => events)).toEqual([['a'], [BACK], ['b'], ['a'], [], ['turn over']]);
  expect(steps.map(({ before }) => before.version)).toEqual([0, 1, 2, 3, 4, 4]);
  expect(steps.map(({ before }) => before.depth)).toEqual([0, 1, 0, 1, 2, 3]);
  expect(steps.map(({ isSealed }) => isSealed)).toEqual([false, false, false, false, true, false]);
  expect(steps.map(({ isBack }) => isBack)).toEqual([false, true, false, false, false, false]);
});

test('who has answered is told with the version to which it led, and never who took an answer back', () => {
  const told = [...JournaledMatch.begin(game, beginning).run(TURN)].map(({ answered }) =>
    answered.map(({ seat, by }) => `${seat} ${by}`).join(),
  );
  expect(told).toEqual(['0 player', '', '0 bot', '0 player', '', '0 player,1 timeout']);
});

test('who made the moves of another match, from which this one goes on, is not told', () => {
  const told = [...JournaledMatch.begin(game, { ...beginning, foreign: 3 }).run(TURN)].map(
    ({ answered }) => answered.length,
  );
  expect(told).toEqual([0, 0, 0, 1, 0, 2]);
});

test('a match counts the moves that were made in it, and those that are sealed', () => {
  const journaled = rerun(game, { beginning, moves: TURN.slice(0, 5) });
  expect([journaled.made, journaled.sealed]).toEqual([5, 1]);
  expect(journaled.attempt({ seat: 1, kind: 'undo' })).toBeUndefined();
  journaled.make(TURN[5] as Move);
  expect([journaled.made, journaled.sealed]).toEqual([6, 0]);
});

test('a match that is known from a save goes on with who had answered in secret', () => {
  const { match } = rerun(game, { beginning, moves: TURN.slice(0, 5) });
  const goOn = (foreign: number) => {
    const saved = { save: match.save(), sealed: TURN.slice(4, 5), foreign };
    return JournaledMatch.begin(game, saved).make(TURN[5] as Move).answered;
  };
  const own = { seat: 0, by: 'player' };
  expect(goOn(0)).toEqual([own, { seat: 1, by: 'timeout' }]);
  expect(goOn(1)).toEqual([own]);
});

test('a move that cannot be made is a mistake of the journal, which says where it is', () => {
  const run = (...moves: readonly Move[]) => rerun(game, { beginning, moves });
  expect(() => run(TURN[0] as Move, { seat: 1, kind: 'answer', answer: 'a' })).toThrow(
    'move 1: seat 1 could not answer "a"',
  );
  expect(() => run({ seat: 0, kind: 'undo' })).toThrow('move 0: seat 0 had nothing to take back');
});

test('every viewer is told that an answer was taken back, and of the rest what it may know', () => {
  const events = [BACK, 'secret', 'open'] as never;
  expect(toldTo(game, events, 'spectator')).toEqual([BACK, 'open']);
  expect(toldTo(game, events, 0)).toEqual([BACK, 'secret', 'open']);
});
