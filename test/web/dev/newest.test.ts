// What a drag along the line of time wants is asked for one after the other, and never what lies behind it already.
import { expect, test } from 'vitest';
import { Newest } from '../../../web/src/dev/newest.ts';

test('one thing is done at a time, and then the newest of those that were wanted meanwhile', async () => {
  const newest = new Newest();
  const done: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = newest.want(async () => {
    await promise;
    done.push(1);
  });
  for (const number of [2, 3, 4]) void newest.want(async () => void done.push(number));
  expect(done).toEqual([]);
  resolve();
  await first;
  expect(done).toEqual([1, 4]);
  await newest.want(async () => void done.push(5));
  expect(done).toEqual([1, 4, 5]);
});
