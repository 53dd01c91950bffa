// A choice as text is short, and reads back as the same choice.
import { choiceOf, choiceText } from '@undertow/shared/protocol/room-choice.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import { expect, test } from 'vitest';

test('a choice of one option is the list of them', () => {
  expect(choiceText({ type: 'one', options: ['pass', 'buy:1'] })).toBe('["pass","buy:1"]');
});

test.for<Choice>([
  { type: 'one', options: ['pass', 'a "word", with [marks]'] },
  { type: 'one', options: ['pass'], withheld: [{ option: 'buy:1', reason: 'tooDear', values: { price: 3 } }] },
  { type: 'some', options: ['crab-1', 'crab-1'], min: 0, max: 2 },
  { type: 'amount', min: 1, max: 7 },
  { type: 'form', form: 'payment', data: { hand: ['crab-1'], cost: 7, required: null } },
])('a choice of the type $type reads back as it was', (choice) => {
  expect(choiceOf(choiceText(choice))).toEqual(choice);
});
