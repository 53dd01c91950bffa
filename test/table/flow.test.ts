// The ways in which a rule asks, and when it does not need to.
import { arrange, askAlways, choose, decide, everyone, fill, offer, pick } from '@undertow/shared/table/flow.ts';
import type { Batch, Choice, Decision, Flow, Viewer } from '@undertow/shared/table/game.ts';
import { expect, test } from 'vitest';
import { asks, toyMatch } from '../support/games/toy-game.ts';

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

test('an offer to no seat asks nothing', () => {
  expect(firstOf(offer([], 'pass'))).toEqual({ result: [] });
});

test('what is always asked is asked even if only one answer is legal, alone and together with others', () => {
  const only: Decision = { seat: 0, prompt: 'use', choice: { type: 'one', options: ['decline'] } };
  expect(firstOf(askAlways(only))).toEqual({ asked: { decisions: [{ ...only, always: true }] } });
  expect(answered(askAlways(only), 'decline')).toBe('decline');
  const other: Decision = { ...only, seat: 1 };
  const asked = { decisions: [{ ...only, always: true }, other], sealed: [undefined, 'decline'] };
  expect(firstOf(everyone([{ ...only, always: true }, other]))).toEqual({ asked });
});

test('whether a seat is asked that is always asked does not depend on what it hides', () => {
  const viewers: readonly Viewer[] = [1, 2, 'spectator'];
  const seen = (...hidden: readonly string[]) => {
    const match = toyMatch(function* (table) {
      const use = askAlways(asks(0, 'secret use', ...hidden));
      table.state.log.push(yield* use);
      const battle = { ...asks(0, 'secret battle', ...hidden), always: true } as const;
      table.state.log.push(yield* everyone([battle, asks(1, 'secret battle', 'a', 'b')]));
    });
    const shown = () => JSON.stringify([match.version, viewers.map((viewer) => match.asked(viewer))]);
    const told = [shown()];
    match.answer(0, 'none');
    told.push(shown());
    match.answer(0, 'none');
    told.push(shown());
    return told;
  };
  expect(seen('none')).toEqual(seen('none', 'trap', 'imp'));
});

test('an arrangement is asked for, and given back in its order', () => {
  const choice: Choice = { type: 'sequence', options: ['a', 'b', 'c'], min: 2, max: 2 };
  expect(firstOf(arrange(0, 'plan', ['a', 'b', 'c'], 2))).toEqual({
    asked: { decisions: [{ seat: 0, prompt: 'plan', choice }] },
  });
  expect(answered(arrange(0, 'plan', ['a', 'b', 'c'], 2), ['c', 'a'])).toEqual(['c', 'a']);
  expect(firstOf(arrange(0, 'line up', ['a', 'b']))).toHaveProperty('asked');
  expect(firstOf(arrange(0, 'line up', ['a', 'a']))).toEqual({ result: ['a', 'a'] });
});
