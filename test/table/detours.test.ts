// A question that is returned to: what led there and back is forgotten.
import { choose, chooseWithReturn } from '@undertow/shared/table/flow.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { promptsOf, type ToyTable, toyGame, toyMatch } from '../support/games/toy-game.ts';

/** Seat 0 may look at something and come back, as often as it likes; `happens` is what looking does. */
function looking(happens: (table: ToyTable) => void) {
  return toyMatch(function* (table) {
    while ((yield* chooseWithReturn(0, 'home', ['look', 'leave'])) === 'look') {
      happens(table);
      yield* choose(0, 'look', ['away', 'back']);
    }
    table.state.log.push(yield* choose(0, 'end', ['well', 'badly']));
  });
}

function lookAround(match: ReturnType<typeof looking>, times: number): void {
  for (let time = 0; time < times; time++) {
    match.answer(0, 'look');
    match.answer(0, 'back');
  }
}

test('a match does not grow by what was called off', () => {
  const match = looking(() => {});
  lookAround(match, 50);
  expect(promptsOf(match)).toEqual(['0 home']);
  expect(match.save().answers).toEqual([]);
  expect(match.version).toBe(100);
});

test('what comes after a detour is kept, and leads to the same place again', () => {
  const match = looking(() => {});
  lookAround(match, 3);
  match.answer(0, 'leave');
  const resumed = Match.resume(match.game, JSON.parse(JSON.stringify(match.save())));
  expect([resumed.lost, promptsOf(resumed)]).toEqual([0, ['0 end']]);
});

test('nothing is forgotten when something was told on the way', () => {
  const match = looking((table) => table.tell('a look'));
  lookAround(match, 2);
  expect(match.save().answers).toHaveLength(4);
});

test('nothing is forgotten when something was drawn or revealed on the way', () => {
  const drawn = looking((table) => table.random.below(6));
  lookAround(drawn, 2);
  expect(drawn.save().answers).toHaveLength(4);
  const revealed = looking((table) => table.reveal());
  lookAround(revealed, 2);
  expect(revealed.save().answers).toHaveLength(4);
});

test('a question that is simply asked again forgets nothing', () => {
  const game = toyGame(function* (table) {
    table.state.log.push(yield* choose(0, 'again', ['a', 'b']), yield* choose(0, 'again', ['a', 'b']));
    table.state.log.push(yield* choose(0, 'again', ['a', 'b']));
  });
  const match = Match.start(game, null, 1, 'fast:1');
  match.answer(0, 'a');
  match.answer(0, 'b');
  expect(match.save().answers.map(({ answer }) => answer)).toEqual(['a', 'b']);
});

test('of two questions that can be returned to, each is returned to itself', () => {
  const match = toyMatch(function* (table) {
    table.state.log.push(yield* chooseWithReturn(0, 'first', ['a', 'b']));
    while ((yield* chooseWithReturn(0, 'second', ['look', 'leave'])) === 'look')
      yield* choose(0, 'look', ['away', 'back']);
    table.state.log.push(yield* choose(0, 'end', ['well', 'badly']));
  });
  match.answer(0, 'a');
  lookAround(match, 3);
  expect(match.save().answers.map(({ answer }) => answer)).toEqual(['a']);
  match.answer(0, 'leave');
  const resumed = Match.resume(match.game, JSON.parse(JSON.stringify(match.save())));
  expect([resumed.lost, promptsOf(resumed)]).toEqual([0, ['0 end']]);
});

test('what was answered before a detour may still be taken back behind it', () => {
  const match = toyMatch(function* (table) {
    table.state.log.push(yield* choose(0, 'first', ['a', 'b']));
    while ((yield* chooseWithReturn(0, 'home', ['look', 'leave'])) === 'look')
      yield* choose(0, 'look', ['away', 'back']);
  });
  match.answer(0, 'a');
  lookAround(match, 1);
  expect(match.takeBack(0)).toBe(true);
  expect(promptsOf(match)).toEqual(['0 first']);
});
