// How often a person may do something.
import { describe, expect, test } from 'vitest';
import { TokenBuckets } from '../../../server/limits/token-buckets.ts';

describe('a bucket of tokens', () => {
  test('gives so many at once, and says when the next will be there', () => {
    let now = 0;
    const buckets = new TokenBuckets({ burst: 3, every: 1000 }, () => now);
    expect([1, 2, 3].map(() => buckets.allow('a'))).toEqual([undefined, undefined, undefined]);
    expect(buckets.allow('a')).toBe(1000);
    now = 400;
    expect(buckets.allow('a')).toBe(600);
    now = 1000;
    expect(buckets.allow('a')).toBeUndefined();
    expect(buckets.allow('a')).toBe(1000);
  });

  test('is refused without losing what was saved up', () => {
    let now = 0;
    const buckets = new TokenBuckets({ burst: 1, every: 1000 }, () => now);
    buckets.allow('a');
    for (now = 100; now < 1000; now += 100) expect(buckets.allow('a')).toBe(1000 - now);
    expect(buckets.allow('a')).toBeUndefined();
  });

  test('never holds more than its burst', () => {
    let now = 0;
    const buckets = new TokenBuckets({ burst: 2, every: 1 }, () => now);
    buckets.allow('a');
    now = 1_000_000;
    expect([1, 2].map(() => buckets.allow('a'))).toEqual([undefined, undefined]);
    expect(buckets.allow('a')).toBe(1);
  });

  test('belongs to one key', () => {
    const buckets = new TokenBuckets({ burst: 1, every: 1000 }, () => 0);
    expect(buckets.allow('a')).toBeUndefined();
    expect(buckets.allow('b')).toBeUndefined();
    expect(buckets.allow('a')).toBe(1000);
  });

  test('may be asked without anything being taken', () => {
    const buckets = new TokenBuckets({ burst: 1, every: 1000 }, () => 0);
    expect(buckets.wait('a')).toBeUndefined();
    expect(buckets.allow('a')).toBeUndefined();
    expect(buckets.wait('a')).toBe(1000);
  });

  test('pays what something costs', () => {
    const buckets = new TokenBuckets({ burst: 10, every: 100 }, () => 0);
    expect(buckets.allow('a', 8)).toBeUndefined();
    expect(buckets.allow('a', 8)).toBe(600);
    expect(buckets.allow('a', 2)).toBeUndefined();
  });

  test('stands a clock that is set back', () => {
    let now = 50_000;
    const buckets = new TokenBuckets({ burst: 2, every: 1000 }, () => now);
    buckets.allow('a');
    now = 0;
    expect(buckets.allow('a')).toBe(1000);
    now = 1000;
    expect(buckets.allow('a')).toBe(1000);
    now = 49_000;
    expect(buckets.allow('a')).toBe(1000);
    now = 51_000;
    expect(buckets.allow('a')).toBeUndefined();
  });

  test('takes no more memory than was said, and forgets the key that it has not heard for the longest time', () => {
    const buckets = new TokenBuckets({ burst: 1, every: 1000 }, () => 0, 100);
    for (let i = 0; i < 1000; i++) buckets.allow(`key ${i}`);
    expect(buckets.size).toBe(200);
    expect(buckets.allow('key 999')).toBe(1000);
    expect(buckets.allow('key 0')).toBeUndefined();
  });
});
