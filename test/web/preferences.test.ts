// What the web client remembers of the person who uses it.
import { preferencesIn } from '@undertow/web/src/browser/preferences.ts';
import { kept } from '@undertow/web/src/browser/storage.ts';
import { describe, expect, test } from 'vitest';

const there = ['cs', 'de', 'en', 'pl'];

describe('preferences', () => {
  test('are those of the system at first, in a language of the browser', () => {
    expect(preferencesIn(null, ['fr-FR', 'cs-CZ', 'en'], there)).toEqual({
      theme: 'system',
      motion: 'system',
      pace: 'normal',
      language: 'cs',
      sound: null,
      volume: 0.6,
      reactions: true,
      notifications: false,
      confirmations: false,
    });
  });

  test('are as they were chosen', () => {
    const chosen = {
      ...{ theme: 'deep', motion: 'short', pace: 'quick', language: 'pl' },
      ...{ sound: false, volume: 0.25, reactions: false, notifications: true, confirmations: true },
    };
    expect(preferencesIn(JSON.stringify(chosen), ['en'], there)).toEqual(chosen);
  });

  test.each([
    '{',
    'null',
    '[]',
    '"deep"',
    '{"theme":"abyss","motion":7,"language":"xx","sound":"yes","volume":1.5,"reactions":null}',
  ])('are as at first where what was kept is strange: %s', (text) => {
    expect(preferencesIn(text, ['de'], there)).toEqual(preferencesIn(null, ['de'], there));
  });
});

describe('a browser that keeps nothing', () => {
  test('remembers for as long as the page is open', () => {
    const store = kept(() => {
      throw new Error('SecurityError');
    });
    expect(store.getItem('a')).toBeNull();
    store.setItem('a', '1');
    expect(store.getItem('a')).toBe('1');
    store.removeItem('a');
    expect(store.getItem('a')).toBeNull();
  });

  test('is noticed when it is full, and no sooner', () => {
    const texts = new Map([['a', 'old']]);
    let isFull = false;
    const store = kept(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem(key, value) {
        if (isFull) throw new Error('QuotaExceededError');
        texts.set(key, value);
      },
      removeItem: (key) => void texts.delete(key),
    }));
    store.setItem('a', 'new');
    expect(texts.get('a')).toBe('new');
    isFull = true;
    store.setItem('a', 'newer');
    expect(store.getItem('a')).toBe('newer');
    isFull = false;
    store.setItem('a', 'newest');
    expect([store.getItem('a'), texts.get('a')]).toEqual(['newest', 'newest']);
  });
});
