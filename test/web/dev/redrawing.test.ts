// The table in the author's window shows the newest that it was told, also where that comes while it is being made.
import { beforeEach, expect, test } from 'vitest';
import { Redrawing } from '../../../web/src/dev/redrawing.ts';

let drawn: string[];
let prepared: { readonly match: string; readonly done: PromiseWithResolvers<string> }[];
let redrawing: Redrawing<ReturnType<typeof shownOf>, string>;

const shownOf = (match: string, at: number) => ({ match, game: null, position: { at } });

beforeEach(() => {
  drawn = [];
  prepared = [];
  redrawing = new Redrawing(
    ({ match }) => {
      const done = Promise.withResolvers<string>();
      prepared.push({ match, done });
      return done.promise;
    },
    ({ match, position }, source) => drawn.push(`${match} at ${position.at}${source ? ', anew' : ''}`),
  );
});

test('what is told while a table is made is drawn in it, and nothing older after it', async () => {
  const made = redrawing.show(shownOf('a', 0));
  await redrawing.show(shownOf('a', 1));
  await redrawing.show(shownOf('a', 2));
  prepared[0]?.done.resolve('source');
  await made;
  await redrawing.show(shownOf('a', 3));
  expect(drawn).toEqual(['a at 2, anew', 'a at 3']);
});

test('a table of a match that is left meanwhile is not drawn', async () => {
  const first = redrawing.show(shownOf('a', 0));
  const second = redrawing.show(shownOf('b', 0));
  prepared[1]?.done.resolve('source');
  prepared[0]?.done.resolve('source');
  await Promise.all([first, second]);
  expect(drawn).toEqual(['b at 0, anew']);
});

test('a table that could not be made is tried again', async () => {
  const failed = redrawing.show(shownOf('a', 0));
  prepared[0]?.done.reject(new Error('there are no words'));
  await expect(failed).rejects.toThrow('there are no words');
  const made = redrawing.show(shownOf('a', 1));
  prepared[1]?.done.resolve('source');
  await made;
  expect(drawn).toEqual(['a at 1, anew']);
});
