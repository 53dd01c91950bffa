// Calls that wait for each other, and go together.
import { Batches } from '@undertow/server/store/batches.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

/** Batches that are answered when the test says so. */
function held(gathering = 0) {
  const sent: {
    readonly items: readonly string[];
    answer(results: (string | Error)[]): void;
    fail(error: Error): void;
  }[] = [];
  const batches = new Batches<string, string>((items) => {
    const { promise, resolve, reject } = Promise.withResolvers<(string | Error)[]>();
    sent.push({ items, answer: resolve, fail: reject });
    return promise;
  }, gathering);
  return { batches, sent, isSent: (count: number) => expect.poll(() => sent.length).toBe(count) };
}

describe('calls', () => {
  test('that come together go together, and each has its own answer', async () => {
    const { batches, sent, isSent } = held();
    const calls = ['a', 'b', 'c'].map((item) => batches.add(item).catch((error: Error) => error.message));
    await isSent(1);
    expect(sent[0]?.items).toEqual(['a', 'b', 'c']);
    sent[0]?.answer(['A', new Error('no b'), 'C']);
    expect(await Promise.all(calls)).toEqual(['A', 'no b', 'C']);
  });

  test('that come while others are under way wait for them, and keep their order', async () => {
    const { batches, sent, isSent } = held();
    const first = batches.add('a');
    await isSent(1);
    const later = [batches.add('b'), batches.add('c')];
    expect(batches.load).toBe(3);
    sent[0]?.answer(['A']);
    expect(await first).toBe('A');
    await isSent(2);
    expect(sent[1]?.items).toEqual(['b', 'c']);
    sent[1]?.answer(['B', 'C']);
    expect(await Promise.all(later)).toEqual(['B', 'C']);
    await batches.idle();
    expect(batches.load).toBe(0);
  });

  test('of a batch that fails all fail, and those of the next do not', async () => {
    const { batches, sent, isSent } = held();
    const lost = ['a', 'b'].map((item) => batches.add(item).catch((error: Error) => error.message));
    await isSent(1);
    const next = batches.add('c');
    sent[0]?.fail(new Error('lost'));
    expect(await Promise.all(lost)).toEqual(['lost', 'lost']);
    await isSent(2);
    sent[1]?.answer(['C']);
    expect(await next).toBe('C');
  });

  test('that come the moment an answer is heard are not forgotten', async () => {
    const batches = new Batches<number, number>(async (items) => items.map((item) => item * 2));
    let number = 1;
    for (let i = 0; i < 100; i++) number = (await batches.add(number)) % 1000;
    expect(number).toBe(Number(2n ** 100n % 1000n));
  });

  test('of many at once wait a moment for more of their kind, and one that is alone does not', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { batches, sent } = held(50);
    const both = [batches.add('a'), batches.add('b')];
    await vi.advanceTimersByTimeAsync(1);
    sent[0]?.answer(['A', 'B']);
    await Promise.all(both);
    const third = batches.add('c');
    await vi.advanceTimersByTimeAsync(40);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10);
    sent[1]?.answer(['C']);
    await third;
    const fourth = batches.add('d');
    await vi.advanceTimersByTimeAsync(1);
    sent[2]?.answer(['D']);
    expect(await fourth).toBe('D');
  });
});
