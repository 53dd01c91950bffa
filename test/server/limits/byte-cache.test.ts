// What is kept up to so many bytes, and what is made once for all callers.
import { ByteCache } from '@undertow/server/limits/byte-cache.ts';
import { LoadingCache } from '@undertow/server/limits/loading-cache.ts';
import { describe, expect, test } from 'vitest';

describe('a shelf', () => {
  test('keeps what was used last, and never more than its bytes', () => {
    const shelf = new ByteCache<string>(100);
    for (const key of ['a', 'b', 'c']) shelf.set(key, key, 30);
    expect([shelf.get('a'), shelf.bytes]).toEqual(['a', 90]);
    shelf.set('d', 'd', 60);
    expect(['a', 'b', 'c', 'd'].map((key) => shelf.get(key))).toEqual(['a', undefined, undefined, 'd']);
    expect(shelf.bytes).toBe(90);
  });

  test('counts a thing once that has grown', () => {
    const shelf = new ByteCache<string>(100);
    for (const bytes of [10, 20, 70]) shelf.set('a', `${bytes}`, bytes);
    expect([shelf.get('a'), shelf.bytes]).toEqual(['70', 70]);
    shelf.delete('a');
    shelf.delete('a');
    expect([shelf.get('a'), shelf.bytes]).toEqual([undefined, 0]);
  });

  test('does not keep what is too long for it, nor what was there before under its name', () => {
    const shelf = new ByteCache<string>(100);
    shelf.set('a', 'short', 10);
    shelf.set('b', 'other', 10);
    shelf.set('a', 'long', 101);
    expect([shelf.get('a'), shelf.get('b'), shelf.bytes]).toEqual([undefined, 'other', 10]);
  });
});

describe('what is made once', () => {
  const bytesOf = (text: string) => text.length;

  test('is the same for all callers that ask meanwhile, and later as long as there is room', async () => {
    const texts = new LoadingCache<string>(10, bytesOf);
    let made = 0;
    const make = async () => `text ${++made}`;
    expect(await Promise.all([1, 2, 3].map(() => texts.get('a', make)))).toEqual(Array(3).fill('text 1'));
    expect([await texts.get('a', make), texts.has('a')]).toEqual(['text 1', true]);
    expect(await texts.get('b', make)).toBe('text 2');
    expect([texts.has('a'), await texts.get('a', make)]).toEqual([false, 'text 3']);
  });

  test('is asked for again if there was nothing, or it failed', async () => {
    const texts = new LoadingCache<string>(10, bytesOf);
    expect(await texts.get('a', async () => undefined)).toBeUndefined();
    await expect(texts.get('a', () => Promise.reject(new Error('the disk is gone')))).rejects.toThrow('the disk');
    expect(texts.has('a')).toBe(false);
    expect(await texts.get('a', async () => 'text')).toBe('text');
  });
});
