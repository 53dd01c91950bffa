// The ways in which a rule asks, and when it does not need to.
import { choose, decide, fill, offer, pick } from '@undertow/shared/table/flow.ts';
import type { Batch, Choice, Flow } from '@undertow/shared/table/game.ts';
import { expect, test } from 'vitest';

/** The first batch that the flow asks, or its result if it asks nothing. */
function firstOf<Result>(flow: Flow<Result>): { asked: Batch } | { result: Result } {
  const step = flow.next([]);
  return step.done ? { result: step.value } : { asked: step.value };
}

/** The result of a flow that is answered with this. */
function answered<Result>(flow: Flow<Result>, answer: string | readonly string[]): Result {
  flow.next([]);
  const step = flow.next([answer]);
  if (!step.done) throw new Error('the flow goes on asking');
  return step.value;
}

test('one option of several is asked for, and given back', () => {
  expect(firstOf(choose(1, 'which', ['a', 'b']))).toEqual({
    asked: { decisions: [{ seat: 1, prompt: 'which', choice: { type: 'one', options: ['a', 'b'] } }] },
  });
  expect(answered(choose(1, 'which', ['a', 'b']), 'b')).toBe('b');
});

test('the only option is taken without asking', () => {
  expect(firstOf(choose(1, 'which', ['a']))).toEqual({ result: 'a' });
});

test('cards are picked without asking when all must go, or all are alike', () => {
  expect(firstOf(pick(0, 'discard', ['a', 'b'], 2))).toEqual({ result: ['a', 'b'] });
  expect(firstOf(pick(0, 'discard', ['a', 'a', 'a'], 2))).toEqual({ result: ['a', 'a'] });
  expect(firstOf(pick(0, 'discard', ['a', 'b'], 0))).toEqual({ result: [] });
});

test('cards are asked for when it matters which', () => {
  const choice: Choice = { type: 'some', options: ['a', 'a', 'b'], min: 2, max: 2 };
  expect(firstOf(pick(0, 'discard', ['a', 'a', 'b'], 2))).toEqual({
    asked: { decisions: [{ seat: 0, prompt: 'discard', choice }] },
  });
  expect(answered(pick(0, 'discard', ['a', 'a', 'b'], 2), ['a', 'b'])).toEqual(['a', 'b']);
});

test('an amount is asked for only if it may differ', () => {
  expect(firstOf(decide(0, 'pay', { type: 'amount', min: 0, max: 2 }))).toHaveProperty('asked');
  expect(firstOf(decide(0, 'pay', { type: 'amount', min: 2, max: 2 }))).toEqual({ result: 2 });
});

test('a form is always asked', () => {
  expect(firstOf(fill(0, 'payment', 'payment', { cost: 0 }))).toEqual({
    asked: {
      decisions: [{ seat: 0, prompt: 'payment', choice: { type: 'form', form: 'payment', data: { cost: 0 } } }],
    },
  });
});

test('an offer carries the answer that declines it', () => {
  const decision = { seat: 1, prompt: 'offer', choice: { type: 'one', options: ['pass', 'buy'] } } as const;
  expect(firstOf(offer([decision], 'pass'))).toEqual({ asked: { decisions: [decision], decline: 'pass' } });
});

test('an offer to nobody asks nothing', () => {
  expect(firstOf(offer([], 'pass'))).toEqual({ result: [] });
});
