// Many updates that wait to be shown.
import { Pacing } from '@undertow/web/src/table/pacing.ts';
import { expect, test } from 'vitest';
import { FakeTime } from '../../support/fake-time.ts';

test.each(['slow', 'normal', 'quick'] as const)(
  'what waits is all seen to move in twelve seconds, also at this pace: %s',
  async (chosen) => {
    const time = new FakeTime();
    const seen: string[] = [];
    const moved = new Pacing<{ readonly name: string }>(
      {
        begin: (_, length) => {
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
    const names = Array.from({ length: 40 }, (_, i) => `${i}`);
    for (const name of names) moved.add({ name });
    await time.pass(13_000);
    expect(seen).toEqual(names);
  },
);
