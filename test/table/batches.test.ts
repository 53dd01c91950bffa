// Batches: several seats answer at the same time, and none knows of the others before all have.
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Viewer } from '@undertow/shared/table/game.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asks, promptsOf, type ToyMatch, toyMatch } from '../support/games/toy-game.ts';
import { holds } from '../support/run/seeds.ts';

function batch(...decisions: readonly Decision[]): ToyMatch {
  return toyMatch(function* (table) {
    const answers = yield* everyone(decisions);
    table.tell(`secret ${answers.join()}`);
    table.state.log.push(...answers);
  });
}

const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** All that the viewer can learn of the match. */
function shown(match: ToyMatch, viewer: Viewer): string {
  return JSON.stringify([match.view(viewer), match.asked(viewer), match.outcome]);
}

test('in whatever order the answers come, the rule gets them in the order in which it asked', () => {
  const property = fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (order) => {
    const match = batch(asks(2, 'card', 'a', 'b'), asks(0, 'card', 'a', 'b'), asks(1, 'card', 'a', 'b'));
    const answers = ['a', 'b', 'b'];
    for (const seat of order) expect(match.answer(seat, answers[seat] ?? '')).toBeDefined();
    expect(match.state.log).toEqual(['b', 'a', 'b']);
  });
  holds(property, 20);
});

test('before the last answer only the seat that gave an answer sees that it was given', () => {
  const property = fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 1, maxLength: 2 }), (early) => {
    const fresh = batch(asks(0, 'card', 'a', 'b'), asks(1, 'secret card', 'a', 'b'), asks(2, 'card', 'a', 'b'));
    const match = fresh.fork();
    for (const seat of early) expect(match.answer(seat, 'a')).toEqual([]);
    for (const viewer of viewers) {
      if (viewer === 'spectator' || !early.includes(viewer)) expect(shown(match, viewer)).toBe(shown(fresh, viewer));
    }
  });
  holds(property, 30);
});

test('a seat that has answered is not asked again, and still sees the others asked', () => {
  const match = batch(asks(0, 'card', 'a', 'b'), asks(1, 'secret card', 'a', 'b'));
  match.answer(0, 'a');
  expect(match.asked(0)).toEqual([{ seat: 1, prompt: 'secret card' }]);
  expect(match.asked(1)).toEqual([asks(0, 'card', 'a', 'b'), asks(1, 'secret card', 'a', 'b')]);
  expect(promptsOf(match)).toEqual(['1 secret card']);
  expect(match.answer(0, 'b')).toBeUndefined();
});

test('an answer that the rules give themselves is sealed like the others', () => {
  const match = batch(asks(0, 'card', 'a', 'b'), asks(1, 'card', 'a', 'a'));
  expect(promptsOf(match)).toEqual(['0 card']);
  expect(match.asked('spectator').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(match.answer(1, 'a')).toBeUndefined();
  match.answer(0, 'b');
  expect(match.state.log).toEqual(['b', 'a']);
});

test('nobody is said to have answered where the rules may have answered for one of the seats', () => {
  const match = batch(asks(0, 'card', 'a', 'b'), asks(1, 'card', 'a'));
  match.answer(0, 'b');
  expect(match.answered).toEqual([]);
});

test('all are said to have answered where each is always asked', () => {
  const match = batch(...[0, 1].map((seat) => ({ ...asks(seat, 'card', 'a'), always: true as const })));
  for (const seat of [1, 0]) match.answer(seat, 'a');
  expect(match.answered).toEqual([0, 1]);
});

test('if no seat has a choice, none is asked', () => {
  const match = batch(asks(0, 'card', 'a'), asks(1, 'card', 'b', 'b'));
  expect(match.outcome).toBeDefined();
  expect(match.state.log).toEqual(['a', 'b']);
});

test('an empty batch is over at once', () => {
  expect(batch().outcome).toBeDefined();
});

test('the sealed answers are in the save, and a resumed match waits for the others alone', () => {
  const match = batch(asks(0, 'card', 'a', 'b'), asks(1, 'card', 'a', 'b'));
  match.answer(1, 'b');
  const resumed = match.fork();
  expect(promptsOf(resumed)).toEqual(['0 card']);
  resumed.answer(0, 'a');
  expect(resumed.state.log).toEqual(['a', 'b']);
});
