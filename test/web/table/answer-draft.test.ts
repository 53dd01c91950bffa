// What was begun of an answer is there again after a reload.
import { type AnswerDraft, StoredDraft } from '@undertow/web/src/table/kit/answer-draft.ts';
import { expect, test } from 'vitest';

function storeWith(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_: string, value: string) {
      kept = value;
    },
    removeItem() {},
  };
}

interface Counted extends AnswerDraft {
  readonly amount: number;
}

const begun = { question: 41, value: { picks: ['hand:crab-3#1'], amount: 2 } };

test('what was begun is read again', () => {
  const store = storeWith();
  new StoredDraft<Counted>('reef', store).write(begun);
  expect(new StoredDraft<Counted>('reef', store).read()).toEqual(begun);
});

test('where nothing was kept, or something else stands there, nothing was begun', () => {
  for (const text of [null, '{', '7', '{"question":1}', '{"question":1,"value":{}}'])
    expect(new StoredDraft('reef', storeWith(text)).read()).toBeUndefined();
  expect(new StoredDraft('reef', undefined).read()).toBeUndefined();
});

test('a store that is full loses only what was begun', () => {
  const full = {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => new StoredDraft<Counted>('reef', full).write(begun)).not.toThrow();
});
