// Which view of the phone opens by itself.
import { expect, test } from 'vitest';
import type { Question } from '../../../web/src/abyss/asking/question.ts';
import { viewsOf } from '../../../web/src/abyss/board/tabs.ts';

const about = (...places: string[]): Question => ({
  kind: 'one',
  prompt: 'any',
  ways: places.map((place) => ({ option: place, places: [place], button: null })),
});
const isOwn = (lord: string) => lord === 'keeper';

test('a question opens the view that it is answered in', () => {
  expect(viewsOf(about('court:jailer'), isOwn)).toEqual(['court']);
  expect(viewsOf(about('deck:location', 'location:jail'), isOwn)).toEqual(['council']);
  expect(viewsOf(about('seat:2'), isOwn)).toEqual(['players']);
});

test('own Lords are in another view than those of others', () => {
  expect(viewsOf(about('lord:keeper'), isOwn)).toEqual(['mine']);
  expect(viewsOf(about('lord:jailer'), isOwn)).toEqual(['players']);
});

test('what is always in sight opens nothing', () => {
  expect(viewsOf(about('hand:crab-1', 'spread:jail'), isOwn)).toEqual([]);
});
