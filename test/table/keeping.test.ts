// What a match keeps of its own: answers, rules version, sealed answers.
import { choose, everyone, fill } from '@undertow/shared/table/flow.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { asks, promptsOf, type ToyGame, toyGame, toyMatch } from '../support/games/toy-game.ts';

test('an answer is kept as it was given, whatever its giver does with it later', () => {
  const game: ToyGame = {
    ...toyGame(function* (table) {
      table.state.log.push(yield* fill(0, 'list', 'list', null));
      yield* choose(0, 'more', ['a', 'b']);
    }),
    forms: { list: { isLegal: (_, answer) => Array.isArray(answer), sample: () => [], enumerate: () => [[]] } },
  };
  const match = Match.start(game, null, 1, 'fast:1');
  const answer = ['kept'];
  match.answer(0, answer);
  answer.push('added later');
  expect(match.save().answers).toEqual([{ seat: 0, answer: ['kept'] }]);
  expect(match.state.log).toEqual([['kept']]);
});

const twoQuestions = toyGame(function* (table) {
  table.state.log.push(yield* choose(0, 'first', ['a', 'b']));
  table.state.log.push(yield* choose(0, 'second', ['a', 'b']));
});

test('a match that other rules resume stands at its rest point, says so, and keeps the version that it began with', () => {
  const match = Match.start(twoQuestions, null, 1, 'fast:1');
  match.answer(0, 'a');
  const resumed = Match.resume({ ...twoQuestions, rules: 2 }, match.save());
  expect([resumed.lost, promptsOf(resumed), resumed.rules, resumed.save().rules]).toEqual([1, ['0 first'], 1, 1]);
  expect(resumed.version).toBe(match.version + 1);
});

test.each([
  [null, 'it is not a save'],
  [{ game: 'chess' }, 'it is of "chess", not of toy'],
  [{ game: 'toy', state: {} }, 'its state or its place in the random stream is missing'],
  [{ game: 'toy', state: {}, random: {}, answers: [] }, 'its turn is missing'],
  [{ game: 'toy', state: {}, random: {}, turn: 0, answers: 'x' }, 'its answers are not a list'],
])('what is no save is not resumed: %j', (save, flaw) => {
  expect(() => Match.resume(twoQuestions, save as never)).toThrow(`this match cannot be resumed: ${flaw}`);
});

test('at rest, other rules lose nothing', () => {
  const match = Match.start(twoQuestions, null, 1, 'fast:1');
  expect(Match.resume({ ...twoQuestions, rules: 2 }, match.save()).lost).toBe(0);
});

test('a seat that has sealed its answer is asked no more; the others see it asked until all have answered', () => {
  const match = toyMatch(function* () {
    yield* everyone([asks(0, 'bid', '1', '2'), asks(1, 'bid', '1', '2')]);
    yield* choose(0, 'next', ['a', 'b']);
  });
  match.answer(1, '2');
  expect(match.asked(1).map(({ seat }) => seat)).toEqual([0]);
  expect(match.asked(2).map(({ seat }) => seat)).toEqual([0, 1]);
  match.answer(0, '1');
  expect(match.asked(1).map(({ seat, prompt }) => [seat, prompt])).toEqual([[0, 'next']]);
});
