// Offers: several are asked at once, and it goes as if they had been asked in turn.
import { offer } from '@undertow/shared/table/flow.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asks, type ToyMatch, toyMatch } from '../support/games/toy-game.ts';
import { holds } from '../support/run/seeds.ts';

const OPTIONS = ['pass', 'buy', 'buy twice'];

/** An offer to so many seats, clockwise from seat 0. */
function offered(seats: number): ToyMatch {
  return toyMatch(function* (table) {
    const decisions = Array.from({ length: seats }, (_, seat) => asks(seat, 'offer', ...OPTIONS));
    const answers = yield* offer(decisions, 'pass');
    table.state.log.push(answers.map((answer) => answer ?? 'withdrawn'));
  });
}

/** What the rule must hear: the answers up to the first that does not decline, and nothing of those behind it. */
function inTurn(answers: readonly string[]): string[] {
  const first = answers.findIndex((answer) => answer !== 'pass');
  return answers.map((answer, i) => (first < 0 || i <= first ? answer : 'withdrawn'));
}

const offers = fc
  .array(fc.constantFrom(...OPTIONS), { minLength: 1, maxLength: 5 })
  .chain((answers) =>
    fc.tuple(fc.constant(answers), fc.shuffledSubarray([...answers.keys()], { minLength: answers.length })),
  );

test('in whatever order the answers arrive, the rule hears what asking in turn would have given', () => {
  const property = fc.property(offers, ([answers, arrival]) => {
    const match = offered(answers.length);
    for (const seat of arrival) match.answer(seat, answers[seat] ?? '');
    expect(match.state.log).toEqual([inTurn(answers)]);
    expect(match.outcome).toBeDefined();
  });
  holds(property, 1000);
});

test('an offer is settled as soon as all seats before the first buyer have answered, and not before', () => {
  const property = fc.property(offers, ([answers, arrival]) => {
    const match = offered(answers.length);
    const given = new Set<number>();
    for (const seat of arrival) {
      const first = answers.findIndex((answer, i) => !given.has(i) || answer !== 'pass');
      const isSettled = first < 0 || given.has(first);
      expect(match.outcome !== undefined).toBe(isSettled);
      expect(match.answer(seat, answers[seat] ?? '') !== undefined).toBe(!isSettled);
      given.add(seat);
    }
  });
  holds(property, 500);
});

test('an answer to an offer that is settled is refused', () => {
  const match = offered(3);
  match.answer(0, 'buy');
  expect(match.answer(1, 'buy')).toBeUndefined();
  expect(match.state.log).toEqual([['buy', 'withdrawn', 'withdrawn']]);
});

test('a buyer behind a seat that has not answered waits, and no viewer sees that', () => {
  const match = offered(3);
  const before = match.asked(1);
  const forSpectators = match.asked('spectator');
  expect(match.answer(2, 'buy')).toEqual([]);
  expect(match.asked(1)).toEqual(before);
  expect(match.asked('spectator')).toEqual(forSpectators);
  expect(match.state.log).toEqual([]);
});

test('an offer to a single seat counts at once', () => {
  const match = offered(1);
  match.answer(0, 'pass');
  expect(match.state.log).toEqual([['pass']]);
});
