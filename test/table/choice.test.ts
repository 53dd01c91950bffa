// Choices: what is legal, what is offered, and what is answered without asking.
import { enumerate, isLegal, onlyAnswer, sample } from '@undertow/shared/table/choice.ts';
import type { Choice, Form } from '@undertow/shared/table/game.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../support/run/seeds.ts';

/** Asks for a word of exactly this length, made of the letter x. */
const word: Form<number> = {
  isLegal: (length, answer) => answer === 'x'.repeat(length),
  sample: (length) => 'x'.repeat(length),
  enumerate: (length, limit) => ['x'.repeat(length)].slice(0, limit),
};
const forms = { word: word as Form };

// Few faces, so that equal cards are common.
const faces = fc.constantFrom('crab-1', 'crab-2', 'squid-1');
const one = fc.array(faces, { minLength: 1, maxLength: 6 }).map((options): Choice => ({ type: 'one', options }));
const some = fc
  .record({ options: fc.array(faces, { maxLength: 6 }), least: fc.nat(6), more: fc.nat(3) })
  .map(({ options, least, more }): Choice => {
    const min = Math.min(least, options.length);
    return { type: 'some', options, min, max: min + more };
  });
const sequence = some.map((choice): Choice => ({ ...choice, type: 'sequence' }) as Choice);
const amount = fc
  .record({ min: fc.integer({ min: -3, max: 9 }), more: fc.nat(5) })
  .map(({ min, more }): Choice => ({ type: 'amount', min, max: min + more }));
const form = fc.nat(4).map((data): Choice => ({ type: 'form', form: 'word', data }));
const choices = fc.oneof(one, some, sequence, amount, form);

/** Things that look like answers, and things that look like nothing at all. */
const anything = fc.oneof(
  faces,
  fc.array(faces, { maxLength: 6 }),
  fc.integer({ min: -5, max: 20 }),
  fc.jsonValue(),
  fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true, withMap: true }),
);

function countByFace(cards: readonly unknown[]): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The definition once more, by counting. */
function isOffered(choice: Choice, answer: unknown): boolean {
  switch (choice.type) {
    case 'one':
      return new Set<unknown>(choice.options).has(answer);
    case 'some':
    case 'sequence': {
      if (!Array.isArray(answer) || answer.length < choice.min || answer.length > choice.max) return false;
      const offered = countByFace(choice.options);
      return [...countByFace(answer)].every(([face, count]) => count <= (offered.get(face) ?? 0));
    }
    case 'amount':
      return typeof answer === 'number' && answer % 1 === 0 && answer >= choice.min && answer <= choice.max;
    case 'form':
      return answer === 'x'.repeat(choice.data as number);
  }
}

test('whatever is answered, it is legal exactly if it was offered, and nothing throws', () => {
  const property = fc.property(choices, anything, (choice, answer) => {
    expect(isLegal(choice, answer, forms)).toBe(isOffered(choice, answer));
  });
  holds(property, 3000);
});

test('all answers that are enumerated are legal, and no two of them are the same', () => {
  const property = fc.property(choices, fc.integer({ min: 1, max: 40 }), (choice, limit) => {
    const answers = enumerate(choice, limit, forms);
    expect(answers.length).toBeLessThanOrEqual(limit);
    for (const answer of answers) expect(isLegal(choice, answer, forms)).toBe(true);
    const isSorted = choice.type === 'some';
    const spelled = answers.map((answer) => JSON.stringify(isSorted ? (answer as string[]).toSorted() : answer));
    expect(new Set(spelled).size).toBe(answers.length);
  });
  holds(property, 1000);
});

test('without a limit, every legal multiset is enumerated', () => {
  const property = fc.property(some, (choice) => {
    if (choice.type !== 'some') throw new Error('not a choice of some');
    const { options } = choice;
    const legal = new Set<string>();
    for (let bits = 0; bits < 2 ** options.length; bits++) {
      const subset = options.filter((_, i) => bits & (1 << i));
      if (isOffered(choice, subset)) legal.add(subset.toSorted().join());
    }
    const found = enumerate(choice, Number.POSITIVE_INFINITY, forms).map((answer) => String(answer));
    expect(found.toSorted()).toEqual([...legal].toSorted());
  });
  holds(property, 500);
});

/** Each way to lay out these cards, the definition once more: any one of them first, then the others. */
function laidOut(cards: readonly string[]): string[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, i) => laidOut(cards.toSpliced(i, 1)).map((rest) => [card, ...rest]));
}

test('without a limit, every legal sequence is enumerated, the first by the order of the options', () => {
  const property = fc.property(sequence, (choice) => {
    if (choice.type !== 'sequence') throw new Error('not a choice of a sequence');
    const { options, min, max } = choice;
    const laid = laidOut(options);
    const legal = new Set(laid.flatMap((cards) => cards.map((_, i) => cards.slice(0, i + 1).join())));
    if (min === 0) legal.add('');
    const sizes = (answer: string) => (answer === '' ? 0 : answer.split(',').length);
    const wanted = [...legal].filter((answer) => sizes(answer) >= min && sizes(answer) <= max);
    const found = enumerate(choice, Number.POSITIVE_INFINITY, forms);
    expect(found.map(String).toSorted()).toEqual(wanted.toSorted());
    expect(found[0]).toEqual(options.slice(0, min));
  });
  holds(property, 300);
});

test('a sampled answer is legal', () => {
  const property = fc.property(choices, fc.nat(), (choice, seed) => {
    const random = openRandom({ seed: `fast:${seed}`, position: 0 });
    for (let i = 0; i < 5; i++) expect(isLegal(choice, sample(choice, random, forms), forms)).toBe(true);
  });
  holds(property, 1000);
});

test('a choice stays as it is when it is sampled', () => {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  for (const type of ['some', 'sequence'] as const) {
    const options = ['a', 'b', 'c', 'd', 'e'];
    const choice: Choice = { type, options, min: 2, max: 5 };
    for (let i = 0; i < 20; i++) sample(choice, random, {});
    expect(options).toEqual(['a', 'b', 'c', 'd', 'e']);
  }
});

test('every legal answer is sampled now and then', () => {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const choice: Choice = { type: 'some', options: ['crab-1', 'crab-1', 'squid-1'], min: 0, max: 2 };
  const seen = new Set(
    Array.from({ length: 300 }, () => String([...(sample(choice, random, forms) as string[])].sort())),
  );
  expect([...seen].toSorted()).toEqual(['', 'crab-1', 'crab-1,crab-1', 'crab-1,squid-1', 'squid-1']);
});

test('every legal sequence is sampled now and then', () => {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const choice: Choice = { type: 'sequence', options: ['a', 'a', 'b'], min: 1, max: 2 };
  const seen = new Set(Array.from({ length: 300 }, () => String(sample(choice, random, forms))));
  expect([...seen].toSorted()).toEqual(['a', 'a,a', 'a,b', 'b', 'b,a']);
});

test('there is an only answer exactly if one is enumerated, equal cards being equal', () => {
  const property = fc.property(fc.oneof(one, some, sequence, amount), (choice) => {
    const answers = enumerate(choice, 2, forms);
    const only = onlyAnswer(choice);
    if (answers.length === 1) expect([only].flat().toSorted()).toEqual([answers[0]].flat().toSorted());
    else expect(only).toBeUndefined();
  });
  holds(property, 3000);
});

test('a form is never answered without asking', () => {
  expect(onlyAnswer({ type: 'form', form: 'word', data: 3 })).toBeUndefined();
});

describe('of some cards', () => {
  const choice: Choice = { type: 'some', options: ['crab-1', 'crab-1', 'squid-1'], min: 1, max: 2 };

  test('a face may be given as often as it is listed', () => {
    expect(isLegal(choice, ['crab-1', 'crab-1'], forms)).toBe(true);
  });

  test('a face may not be given more often than it is listed', () => {
    expect(isLegal(choice, ['squid-1', 'squid-1'], forms)).toBe(false);
  });

  test('neither fewer nor more may be given than asked for', () => {
    expect(isLegal(choice, [], forms)).toBe(false);
    expect(isLegal(choice, ['crab-1', 'crab-1', 'squid-1'], forms)).toBe(false);
  });

  test('their order does not matter', () => {
    expect(isLegal(choice, ['squid-1', 'crab-1'], forms)).toBe(true);
  });
});

describe('a sequence of cards', () => {
  const choice: Choice = { type: 'sequence', options: ['mine', 'dig', 'hire', 'hire'], min: 3, max: 3 };

  test('is legal in any order, with each card as often as it is listed', () => {
    for (const answer of [
      ['mine', 'dig', 'hire'],
      ['hire', 'dig', 'hire'],
    ])
      expect(isLegal(choice, answer, forms)).toBe(true);
    for (const answer of [
      ['mine', 'mine', 'dig'],
      ['mine', 'dig'],
      ['mine', 'dig', 'hire', 'hire'],
      ['mine', 'dig', 'room'],
      'mine',
    ])
      expect(isLegal(choice, answer, forms)).toBe(false);
  });

  test('is another answer in another order, so it is asked for even where all of them must be given', () => {
    expect(onlyAnswer({ type: 'sequence', options: ['a', 'b'], min: 2, max: 2 })).toBeUndefined();
    expect(onlyAnswer({ type: 'some', options: ['a', 'b'], min: 2, max: 2 })).toEqual(['a', 'b']);
    expect(onlyAnswer({ type: 'sequence', options: ['a', 'a'], min: 2, max: 2 })).toEqual(['a', 'a']);
  });

  test('can be long, if not all of its arrangements are asked for', () => {
    const options = Array.from({ length: 40 }, (_, i) => `card-${i}`);
    expect(enumerate({ type: 'sequence', options, min: 40, max: 40 }, 3, forms)).toHaveLength(3);
  });
});

test('a choice by a form that the game does not have is an error of the rules', () => {
  expect(() => isLegal({ type: 'form', form: 'sonnet', data: null }, 'x', forms)).toThrow('no form is called sonnet');
});
