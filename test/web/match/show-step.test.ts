// A step that is shown in parts.
import type { AnyGame } from '@undertow/client-sdk/game-types.ts';
import type { Decision } from '@undertow/client-sdk/index.ts';
import { inBeats, type ShowStep } from '@undertow/web/src/match/show-step.ts';
import { expect, test } from 'vitest';

test('in parts, no seat is asked anything before the last of them, and the log tells all that was told by then', () => {
  const event = (type: string) => ({ type });
  const decision = { number: 7 } as Decision;
  const step: ShowStep<AnyGame> = {
    ...{ version: 7, view: 'all', events: ['a', 'b', 'c'].map(event), happened: ['a', 'b', 'c'].map(event) },
    ...{ answered: undefined, isWhole: false },
    ...{ decision, asked: [{ seat: 0, prompt: 'buy' }], sealed: [], canUndo: true, ending: null },
  };
  const before = structuredClone(step);
  const parts = inBeats(step, [
    { view: 'first', events: ['a', 'b'].map(event) },
    { view: 'all', events: [event('c')] },
  ]);
  expect(parts.map(({ view, decision, asked, canUndo }) => [view, decision, asked.length, canUndo])).toEqual([
    ['first', null, 0, false],
    ['all', decision, 1, true],
  ]);
  expect(parts.map(({ happened }) => happened.map(({ type }) => type))).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]);
  expect(parts.map(({ events }) => events.length)).toEqual([2, 1]);
  expect(step).toEqual(before);
});
