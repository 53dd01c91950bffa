// How a question goes on while pieces are picked for it.
import { expect, test } from 'vitest';
import { answerBy, nextPlaces, picked } from '../../../web/src/abyss/asking/picking.ts';
import type { Question } from '../../../web/src/abyss/asking/question.ts';

const swap: Question = {
  kind: 'one',
  prompt: 'traitorSwap',
  ways: [
    { option: 'jailer>keeper', places: ['lord:jailer', 'court:keeper'], button: null },
    { option: 'jailer>miller', places: ['lord:jailer', 'court:miller'], button: null },
    { option: 'slaver>keeper', places: ['lord:slaver', 'court:keeper'], button: null },
    { option: 'pass', places: [], button: 'no' },
  ],
};

test('of two pieces the first comes first, and then those that go with it', () => {
  expect(nextPlaces(swap, [])).toEqual(['lord:jailer', 'lord:slaver']);
  const jailer = picked(swap, [], 'lord:jailer');
  expect(nextPlaces(swap, jailer)).toEqual(['court:keeper', 'court:miller']);
  expect(answerBy(swap, jailer)).toBeUndefined();
  expect(answerBy(swap, picked(swap, jailer, 'court:miller'))).toBe('jailer>miller');
});
