// What happened at a table, kept over a reload.
import { expect, test } from 'vitest';
import { Log, type TextStore } from '../../../web/src/table/log.ts';

function memory(): TextStore {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('after a reload the log goes on where it was', () => {
  const store = memory();
  const before = new Log<string>('a', store);
  before.add({ version: 3, events: ['x'] });
  before.keep();
  const again = new Log<string>('a', store);
  expect(again.add({ version: 4, events: ['y'] })).toEqual([
    { version: 3, events: ['x'] },
    { version: 4, events: ['y'] },
  ]);
});

test('what is told twice stands there once, and what tells nothing not at all', () => {
  const log = new Log<string>('a');
  log.add({ version: 3, events: ['x'] });
  log.add({ version: 3, events: ['x'] });
  log.add({ version: 4, events: [] });
  expect(log.entries).toEqual([{ version: 3, events: ['x'] }]);
});

test('a browser that keeps nothing, or nonsense, shows what happens from now on', () => {
  const full: TextStore = {
    getItem: () => '{"version":',
    setItem: () => {
      throw new Error('full');
    },
  };
  const log = new Log<string>('a', full);
  expect(log.add({ version: 1, events: ['x'] })).toHaveLength(1);
  expect(() => log.keep()).not.toThrow();
});
