// How a question goes on while pieces are picked for it.
import { expect, test } from 'vitest';
import { answerBy, answerOf, nextPlaces, picked, picksOf } from '../../../page/board/answering/picking.ts';
import type { Question } from '../../../page/board/answering/question.ts';

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

test('an answer of several pieces can be laid out as if it had been picked, equal ones each by itself', () => {
  const discard = {
    kind: 'some',
    prompt: 'martialLaw',
    min: 0,
    max: 2,
    pieces: new Map([
      ['hand:crab-2', { option: 'crab-2', count: 2 }],
      ['hand:squid-1', { option: 'squid-1', count: 1 }],
    ]),
  } as unknown as Extract<Question, { kind: 'some' }>;
  const picks = picksOf(discard, ['crab-2', 'crab-2']);
  expect(picks).toEqual(['hand:crab-2#0', 'hand:crab-2#1']);
  expect(answerOf(discard, picks)).toEqual(['crab-2', 'crab-2']);
});
