// What follows the numbers of an update that has been seen: the log, and then the question.
import { ShowQueue } from '@undertow/web/src/match/show-queue.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeTime } from '../../support/time/fake-time.ts';

interface Update {
  readonly name: string;
}

let time: FakeTime;
let pace: 'slow' | 'normal';
let told: string[];
let motions: Map<string, { readonly over: Promise<void>; readonly isSuspense: boolean; readonly end: () => void }>;
let queue: ShowQueue<Update>;

const add = (...names: string[]) => {
  for (const name of names) queue.add({ name });
};
const move = (name: string, isSuspense = false) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const motion = { over: promise, isSuspense, end: resolve };
  motions.set(name, motion);
  return motion;
};

describe('what follows the numbers', () => {
  beforeEach(() => {
    time = new FakeTime();
    pace = 'normal';
    told = [];
    motions = new Map();
    queue = new ShowQueue<Update>(
      {
        begin: ({ name }, length) => (length === 0 ? undefined : motions.get(name)),
        settle: ({ name }) => void told.push(`numbers ${name}`),
        follows: [
          { after: 90, tell: ({ name }) => void told.push(`log ${name}`) },
          { after: 90, tell: ({ name }, isNewest) => void told.push(`question ${name}${isNewest ? '' : ' then'}`) },
        ],
        finish() {
          for (const { end } of motions.values()) end();
        },
        rest: () => void told.push('rest'),
      },
      () => pace,
      (milliseconds, call) => time.after(milliseconds, call),
    );
  });

  test('is told one after the other, when the motion is over', async () => {
    const a = move('a');
    add('a');
    a.end();
    await time.settle();
    expect(told).toEqual(['numbers a']);
    await time.pass(89);
    expect(told).toEqual(['numbers a']);
    await time.pass(91);
    expect(told).toEqual(['numbers a', 'log a', 'question a', 'rest']);
  });

  test('takes longer at a slow pace, and the next update waits for it', async () => {
    pace = 'slow';
    const a = move('a');
    add('a', 'b');
    a.end();
    await time.pass(287);
    expect(told).toEqual(['numbers a', 'log a']);
    await time.pass(1001);
    expect(told).toEqual(['numbers a', 'log a', 'question a then', 'numbers b', 'log b', 'question b', 'rest']);
  });

  test('is of now with the newest, and of then with those that more has followed, which are told before what is one’s own', async () => {
    const a = move('a');
    add('a', 'b');
    a.end();
    await time.settle();
    queue.addOwn({ name: 'c' }, { name: 'd' });
    await time.pass(1000);
    expect(told.filter((line) => line.startsWith('question'))).toEqual([
      ...['question a then', 'question b then', 'question c then', 'question d'],
    ]);
    expect(queue.last).toBeUndefined();
  });

  test('comes at once when a press has ended the motion', async () => {
    const own = move('own', true);
    queue.addOwn({ name: 'own' });
    queue.hurry();
    own.end();
    await time.settle();
    expect(told).toEqual(['rest', 'numbers own', 'log own', 'question own', 'rest']);
  });

  test('comes at once with a press, with what is one’s own, and where nothing moves', async () => {
    const a = move('a');
    add('a');
    a.end();
    await time.settle();
    queue.hurry();
    expect(told).toEqual(['numbers a', 'log a', 'question a', 'rest']);
    told = [];
    move('own');
    queue.addOwn({ name: 'own' });
    expect(told).toEqual(['rest', 'numbers own', 'log own', 'question own']);
    told = [];
    add('b');
    queue.jump();
    expect(told).toEqual(['numbers b', 'log b', 'question b', 'rest']);
    expect(time.alarms).toBe(0);
  });
});
