// Updates that are shown part by part.
import { type Motion, ShowQueue } from '@undertow/web/src/match/show-queue.ts';
import { expect, test } from 'vitest';
import { FakeTime } from '../../support/time/fake-time.ts';

test('between the parts of an update there is a short breath, and a long one behind the last', async () => {
  const time = new FakeTime();
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  const moving = (name: string): Motion => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    return { over: promise, isSuspense: false };
  };
  const queue = new ShowQueue<{ readonly name: string }>(
    {
      begin({ name }) {
        told.push(`begin ${name}`);
        return moving(name);
      },
      settle: ({ name }) => void told.push(`settle ${name}`),
      finish() {},
    },
    () => 'normal',
    (milliseconds, call) => time.after(milliseconds, call),
  );

  queue.add({ name: 'a' }, { name: 'b' });
  queue.add({ name: 'c' });
  ends.get('a')?.();
  await time.pass(120);
  expect(told).toEqual(['begin a', 'settle a', 'begin b']);
  ends.get('b')?.();
  await time.pass(399);
  expect(told.at(-1)).toBe('settle b');
  await time.pass(1);
  expect(told.at(-1)).toBe('begin c');
});
