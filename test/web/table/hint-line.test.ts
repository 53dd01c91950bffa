// What is said of a hint, in one line.
import { expect, test } from 'vitest';
import { hintLine } from '../../../web/src/table/kit/hint-line.ts';
import { textOf, type Values } from '../../../web/src/words/catalog.ts';
import type { t } from '../../../web/src/words/words.svelte.ts';
import { interfaceIn } from '../words/words-in.ts';

const words = await interfaceIn('en');
const text = ((key: string, values?: Values) => textOf('en', words, key, values)) as typeof t;

const reason = { chance: 54, second: 49, better: 3, worlds: 4, brings: [{ what: 'gold', by: -2 }] };
const nameOf = (what: string) => (what === 'gold' ? 'Gold' : undefined);
const said = (more: Partial<typeof reason>) =>
  hintLine(
    { answer: null, reason: { ...reason, ...more } },
    nameOf,
    (what) => `By the end of this turn: ${what}.`,
    text,
  ).replace(/\s/g, ' ');

test('a hint says how much better its answer is, and what it brings', () => {
  expect(said({})).toBe(
    '54% to win; next best 49%. Better in 3 of 4 deals tried. By the end of this turn: Gold \u22122.',
  );
  expect(said({ brings: [{ what: 'odd', by: 1 }] })).not.toContain('By the end');
});

test('a hint says in plain words when the answer makes no difference', () => {
  const plainly = 'It makes no difference: 54% to win with the next best, too.';
  expect(said({ second: 54, better: 0 })).toBe(plainly);
});
