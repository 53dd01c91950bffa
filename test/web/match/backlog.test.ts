// Many updates that wait to be shown.
import { ShowQueue } from '@undertow/web/src/match/show-queue.ts';
import { expect, test } from 'vitest';
import { FakeTime } from '../../support/time/fake-time.ts';

test.each([
  ['slow', 40, 1],
  ['normal', 40, 1],
  ['quick', 40, 1],
  ['normal', 12, 6],
] as const)(
  'what waits is all seen to move in twelve seconds, also at this pace: %s, %i updates of %i parts',
  async (chosen, updates, parts) => {
    const time = new FakeTime();
    const moving: string[] = [];
    const seen: string[] = [];
    const moved = new ShowQueue<{ readonly name: string }>(
      {
        begin: ({ name }, length) => {
          if (length > 0) moving.push(name);
          const { promise, resolve } = Promise.withResolvers<void>();
          time.after(500 * length, resolve);
          return { over: promise, isSuspense: false };
        },
        settle: () => {},
        follows: [{ after: 180, tell: ({ name }) => void seen.push(name) }],
        finish: () => {},
      },
      () => chosen,
      (milliseconds, call) => time.after(milliseconds, call),
    );
    const names = Array.from({ length: updates * parts }, (_, i) => `${i}`);
    for (let i = 0; i < names.length; i += parts) moved.add(...names.slice(i, i + parts).map((name) => ({ name })));
    await time.pass(13_000);
    expect([seen, moving]).toEqual([names, names]);
  },
);
