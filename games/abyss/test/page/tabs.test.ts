// Which view of the phone opens by itself.
import { expect, test } from 'vitest';
import { viewsOf } from '../../page/board/tabs.ts';

const isOwn = (lord: string) => lord === 'keeper';

test('a question opens the view that it is answered in', () => {
  expect(viewsOf(['court:jailer'], isOwn)).toEqual(['court']);
  expect(viewsOf(['deck:location', 'location:jail'], isOwn)).toEqual(['council']);
  expect(viewsOf(['seat:2'], isOwn)).toEqual(['players']);
});

test('own Lords are in another view than those of others', () => {
  expect(viewsOf(['lord:keeper'], isOwn)).toEqual(['mine']);
  expect(viewsOf(['lord:jailer'], isOwn)).toEqual(['players']);
});

test('what is always in sight opens nothing', () => {
  expect(viewsOf(['hand:crab-1', 'offBoard:jail'], isOwn)).toEqual([]);
});
