// Updates on the page: one after the other, and nothing that is pressed waits for them.
import type { Pace } from '@undertow/web/src/browser/paces.ts';
import { type Motion, ShowQueue } from '@undertow/web/src/match/show-queue.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeTime } from '../../support/time/fake-time.ts';

interface Update {
  readonly name: string;
}

interface Moving extends Motion {
  readonly end: () => void;
  readonly fail: (why: Error) => void;
}

function moving(isSuspense = false): Moving {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { over: promise, isSuspense, end: resolve, fail: reject };
}

let time: FakeTime;
let pace: Pace;
let told: string[];
let motions: Map<string, Moving>;
let queue: ShowQueue<Update>;

beforeEach(() => {
  time = new FakeTime();
  pace = 'normal';
  told = [];
  motions = new Map();
  queue = new ShowQueue<Update>(
    {
      begin({ name }, length) {
        told.push(length === 0 ? `skip ${name}` : `begin ${name}`);
        return length === 0 ? undefined : motions.get(name);
      },
      settle: ({ name }) => void told.push(`settle ${name}`),
      finish() {
        for (const [name, { end }] of motions) if (told.includes(`begin ${name}`)) end();
      },
    },
    () => pace,
    (milliseconds, call) => time.after(milliseconds, call),
  );
});

const add = (...names: string[]) => {
  for (const name of names) queue.add({ name });
};
const move = (name: string, isSuspense = false) => {
  const motion = moving(isSuspense);
  motions.set(name, motion);
  return motion;
};

describe('an update of another player', () => {
  test('that does not move is told at once, and stays long enough to be read', async () => {
    motions.set('a', { ...moving(), over: Promise.resolve(), isStill: true });
    add('a', 'b');
    await Promise.resolve();
    expect(told).toEqual(['begin a', 'settle a']);
    await time.pass(1200);
    expect(told).toEqual(['begin a', 'settle a']);
    await time.pass(100);
    expect(told).toEqual(['begin a', 'settle a', 'begin b', 'settle b']);
  });

  test('is told only when its motion is over', async () => {
    const a = move('a');
    add('a');
    await time.pass(1000);
    expect(told).toEqual(['begin a']);
    a.end();
    await time.settle();
    expect(told).toEqual(['begin a', 'settle a']);
  });

  test('begins after a breath behind the one before', async () => {
    const a = move('a');
    add('a', 'b');
    a.end();
    await time.settle();
    expect(told).toEqual(['begin a', 'settle a']);
    await time.pass(399);
    expect(told).not.toContain('begin b');
    await time.pass(1);
    expect(told).toEqual(['begin a', 'settle a', 'begin b', 'settle b']);
  });

  test.each([
    ['slow', 1000],
    ['normal', 400],
    ['quick', 150],
  ] as const)('has a breath after it by the pace: %s', async (chosen, breath) => {
    pace = chosen;
    add('a', 'b');
    await time.pass(breath - 1);
    expect(told).not.toContain('begin b');
    await time.pass(1);
    expect(told).toContain('begin b');
  });

  test('goes on where its motion fails', async () => {
    const a = move('a');
    add('a', 'b');
    a.fail(new Error('the piece is gone'));
    await time.pass(400);
    expect(told).toEqual(['begin a', 'settle a', 'begin b', 'settle b']);
  });

  test('goes on where its motion never ends, and only once where that ends late', async () => {
    const a = move('a');
    add('a', 'b', 'c');
    await time.pass(8400);
    expect(told).toEqual(['begin a', 'settle a', 'begin b', 'settle b']);
    a.end();
    await time.settle();
    expect(told).toHaveLength(4);
  });

  test('is told at once at the pace of that name, while it still moves', () => {
    pace = 'atOnce';
    move('a');
    add('a');
    expect(told).toEqual(['begin a', 'settle a']);
  });

  test('does not move at that pace where it follows another sooner than they can be seen', async () => {
    pace = 'atOnce';
    move('a');
    add('a', 'b');
    expect(told).toEqual(['begin a', 'settle a', 'skip b', 'settle b']);
    await time.pass(899);
    add('c');
    await time.pass(900);
    add('d');
    expect(told.slice(4)).toEqual(['skip c', 'settle c', 'begin d', 'settle d']);
  });
});

describe('rest', () => {
  test('comes when the last motion is over, also of what is told already', async () => {
    let rests = 0;
    const a = moving();
    const resting = new ShowQueue<Update>(
      { begin: () => a, settle: () => {}, finish: () => {}, rest: () => rests++ },
      () => pace,
      (milliseconds, call) => time.after(milliseconds, call),
    );
    resting.addOwn({ name: 'a' });
    const before = rests;
    await time.settle();
    expect(rests).toBe(before);
    a.end();
    await time.settle();
    expect(rests).toBe(before + 1);
  });
});

describe('many updates', () => {
  test('are not shown any more when they are too many, and leave nothing waiting', async () => {
    move('0');
    const names = Array.from({ length: 60 }, (_, i) => `${i}`);
    add(...names.slice(0, 42));
    expect(told.filter((line) => line.startsWith('settle'))).toEqual(
      names.slice(0, 42).map((name) => `settle ${name}`),
    );
    await time.settle();
    expect(time.alarms).toBe(0);
    add('next');
    expect(told.at(-1)).toBe('settle next');
  });
});

describe('what is to be told soon', () => {
  const WITHIN = 900;

  test('is told by then, however much waits to be seen before it', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) move(name);
    add('a', 'b', 'c', 'd', 'e');
    queue.tellWithin(WITHIN);
    await time.pass(WITHIN - 1);
    expect(told).not.toContain('settle e');
    await time.pass(1);
    expect(told.at(-1)).toBe('settle e');
    expect(time.alarms).toBe(0);
  });

  test('is told while the last of it still moves, if that could be known before', async () => {
    const a = move('a');
    let isOver = false;
    void a.over.then(() => {
      isOver = true;
    });
    add('a');
    queue.tellWithin(WITHIN);
    await time.pass(WITHIN);
    expect(told).toEqual(['begin a', 'settle a']);
    expect(isOver).toBe(false);
  });

  test('is told when its dice lie, which they then do at once', async () => {
    const a = move('a', true);
    add('a');
    queue.tellWithin(WITHIN);
    await time.pass(WITHIN);
    await a.over;
    expect(told).toEqual(['begin a', 'settle a']);
  });

  test('has nothing to do with what comes after it', async () => {
    const a = move('a');
    add('a');
    queue.tellWithin(WITHIN);
    a.end();
    await time.pass(500);
    expect(told).toEqual(['begin a', 'settle a']);
    move('b');
    add('b');
    await time.pass(WITHIN);
    expect(told.slice(2)).toEqual(['begin b']);
  });
});

describe('a press', () => {
  test('is answered at once, with all that waited told before it', () => {
    move('a');
    move('own');
    add('a', 'b');
    queue.addOwn({ name: 'own' });
    expect(told).toEqual(['begin a', 'settle a', 'skip b', 'settle b', 'begin own', 'settle own']);
  });

  test('that leads to dice is told when they lie', async () => {
    const own = move('own', true);
    queue.addOwn({ name: 'own' });
    expect(told).toEqual(['begin own']);
    own.end();
    await time.settle();
    expect(told).toEqual(['begin own', 'settle own']);
  });

  test('lets others wait until what it moved has come', async () => {
    const own = move('own');
    queue.addOwn({ name: 'own' });
    add('a');
    await time.pass(1000);
    expect(told).not.toContain('begin a');
    own.end();
    await time.pass(400);
    expect(told).toContain('begin a');
  });

  test('that moves nothing needs no time to be read: its player knows what it was', async () => {
    motions.set('own', { ...moving(), over: Promise.resolve(), isStill: true });
    queue.addOwn({ name: 'own' });
    add('a');
    await time.pass(400);
    expect(told).toEqual(['begin own', 'settle own', 'begin a', 'settle a']);
  });

  test('on the table lets all that waits follow quickly and in order, and then others take their time again', async () => {
    move('a');
    add('a', 'b', 'c');
    queue.hurry();
    await time.settle();
    expect(told).toEqual(['begin a', 'settle a']);
    await time.pass(240);
    expect(told.slice(2)).toEqual(['skip b', 'settle b', 'skip c', 'settle c']);
    await time.pass(120);
    add('d');
    expect(told.at(-2)).toBe('begin d');
  });
});
