// What was begun of an answer is there again after a reload.
import { StoredDraft } from '@undertow/web/src/table/kit/stored-draft.ts';
import { expect, test } from 'vitest';
import { type Beginning, isBeginning } from '../../../page/board/answering/beginning.ts';
import { nothing } from '../../../page/board/answering/payment.ts';

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

const begun: Beginning = { decision: 41, picks: ['hand:crab-3#1'], draft: nothing, amount: 2 };

test('a payment that was begun is read again', () => {
  const store = storeWith();
  new StoredDraft('reef', store, isBeginning).write(begun);
  expect(new StoredDraft('reef', store, isBeginning).read()).toEqual(begun);
});

test('where nothing was kept, or something else stands there, nothing was begun', () => {
  for (const text of [null, '{', '7', '{"decision":1}'])
    expect(new StoredDraft('reef', storeWith(text), isBeginning).read()).toBeUndefined();
  expect(new StoredDraft('reef', undefined, isBeginning).read()).toBeUndefined();
});

test('a store that is full loses only what was begun', () => {
  const full = {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => new StoredDraft('reef', full, isBeginning).write(begun)).not.toThrow();
});
