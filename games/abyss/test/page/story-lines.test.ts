// The log in sentences: what hangs together over several answers.
import { plain } from '@undertow/shared/words/parts.ts';
import { expect, test } from 'vitest';
import { teller } from '../../page/board/story-lines.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import { abyssIn } from '../../words/abyss-in.ts';
import { words as en } from '../../words/languages/en.ts';

const NAMES = ['Ada', 'Bea', 'Cy'];

function told(...batches: readonly (readonly AbyssEvent[])[]): string[] {
  const log = batches.map((events, version) => ({ version, events }));
  return teller(
    abyssIn('en', en),
    NAMES,
  )(log).map((line) => ('heading' in line ? line.heading : plain(line.parts)).replaceAll('\u00a0', ' '));
}

const offered = (...to: number[]): AbyssEvent => ({ type: 'allyOffered', ally: 'crab-2', price: 1, to });
const declined = (...seats: number[]): AbyssEvent => ({ type: 'offerDeclined', seats });

test('an Ally is turned down only by players who could have bought it', () => {
  expect(told([offered(1)], [declined(1, 2)])).toEqual(['Bea may buy it for 1 Pearl.', 'Not bought by Bea.']);
});

test('what no player could buy is not told as turned down', () => {
  expect(told([offered(), declined(1, 2)])).toEqual([]);
});

test('where it is not known which players were asked, all are named who did not buy', () => {
  expect(told([declined(1, 2)])).toEqual(['Not bought by Bea and Cy.']);
});

test('the last lines tell the same alone, and when what came before is known only later', () => {
  const log = [[offered(1)], [declined(1, 2)]].map((events, version) => ({ version, events }));
  const tell = teller(abyssIn('en', en), NAMES);
  const said = (lines: ReturnType<typeof tell>) => lines.map((line) => ('parts' in line ? plain(line.parts) : ''));
  expect(said(tell(log, 1))).toEqual(['Not bought by Bea.']);
  expect(said(tell(log.slice(1)))).toEqual(['Not bought by Bea and Cy.']);
  expect(said(tell(log)).at(-1)).toBe('Not bought by Bea.');
});
