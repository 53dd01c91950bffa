// What is said of a hint: one reason in words, and then figures that say with what they are compared.
import { gauges as ofAbyss } from '@undertow/games/abyss/bots/gauges.ts';
import { gauges as ofDungeonLords } from '@undertow/games/dungeon-lords/bots/gauges.ts';
import { textOf, type Values } from '@undertow/shared/words/catalog.ts';
import { expect, test } from 'vitest';
import { type HintTalk, hintWords } from '../../../web/src/table/kit/hint-line.ts';
import type { t } from '../../../web/src/words/words.svelte.ts';
import { abyssWordsIn, dungeonWordsIn, interfaceIn } from '../words/words-in.ts';

const words = await interfaceIn('en');
const text = ((key: string, values?: Values) => textOf('en', words, key, values)) as typeof t;

const reason = { chance: 54, second: 49, better: 3, worlds: 4, brings: [{ what: 'gold', by: 2 }] };
const talk: HintTalk = {
  name: (what) => ({ gold: 'Gold', evil: 'Evil' })[what],
  brings: (what) => `By the end of this turn, beside it: ${what}.`,
  why: (what) =>
    ({ gold: 'It leaves you more gold.', evil: 'It keeps you less evil.', later: 'It pays off later.' })[what],
  opens: (_, id) => `Within your means: ${id}.`,
  answer: (answer) => (typeof answer === 'string' ? answer : undefined),
  burdens: ['evil'],
};
const said = (more: object = {}) => {
  const { why, figures } = hintWords({ reason: { ...reason, ...more } }, talk, text);
  return { why, figures: figures.replace(/\s/g, ' ') };
};

test('a hint says one reason in words, and figures with what they are compared', () => {
  expect(said({ instead: 'Pass' })).toEqual({
    why: 'It leaves you more gold.',
    figures:
      'Beside the next best answer (Pass): 54% to win, not 49%; better in 3 of 4 deals tried. By the end of this turn, beside it: Gold +2.',
  });
  expect(said({ brings: [{ what: 'odd', by: 1 }], instead: ['a'] }).figures).toBe(
    'Beside the next best answer: 54% to win, not 49%; better in 3 of 4 deals tried.',
  );
});

test('the reason is what is for the better: less of a burden, more of all else, or what comes later', () => {
  expect(
    said({
      brings: [
        { what: 'gold', by: -2 },
        { what: 'evil', by: -1 },
      ],
    }).why,
  ).toBe('It keeps you less evil.');
  expect(
    said({
      brings: [
        { what: 'evil', by: 1 },
        { what: 'gold', by: -1 },
      ],
    }).why,
  ).toBe('It pays off later.');
  expect(said({ opens: { what: 'lords', id: 'slaver' } }).why).toBe('Within your means: slaver.');
});

test('a hint says in plain words when the answer makes no difference', () => {
  const plainly = 'It makes no difference: 54% to win with the next best, too.';
  expect(said({ second: 54, better: 0 })).toEqual({ why: plainly, figures: '' });
});

/** The keys of the reasons, wherever a game has them among its words. */
function reasonsIn(all: object): string[] {
  const found: string[] = [];
  JSON.parse(JSON.stringify(all), (key, value) => {
    if (key === 'hintWhy') found.push(...Object.keys(value));
    return value;
  });
  return found;
}

test('each that is counted has a reason of its own', async () => {
  const [abyss, dungeonLords] = [await abyssWordsIn('en'), await dungeonWordsIn('en')].map(reasonsIn);
  expect(abyss).toEqual(expect.arrayContaining(ofAbyss.map(({ what }) => what)));
  expect(dungeonLords).toEqual(expect.arrayContaining(ofDungeonLords.map(({ what }) => what)));
});
