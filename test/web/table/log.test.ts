// What has happened at a table, in whatever order one hears of it.
import { expect, test } from 'vitest';
import { Log } from '../../../web/src/table/log.ts';

test('what was fetched later stands before what was told meanwhile', () => {
  const log = new Log<string>();
  log.add({ version: 3, events: ['told'] });
  log.add(
    { version: 1, events: ['fetched'] },
    { version: 2, events: ['fetched too'] },
    { version: 3, events: ['told'] },
  );
  expect(log.entries.map(({ events }) => events)).toEqual([['fetched'], ['fetched too'], ['told']]);
});

test('what tells nothing does not stand there', () => {
  const log = new Log<string>();
  expect(log.add({ version: 4, events: [] })).toEqual([]);
});

test('what was told in part grows, and the whole of it is not cut short again', () => {
  const log = new Log<string>();
  log.add({ version: 1, events: ['first'] });
  log.add({ version: 2, events: ['a'] });
  log.add({ version: 2, events: ['a', 'b'] });
  log.add({ version: 2, events: ['a'] });
  expect(log.entries.map(({ events }) => events)).toEqual([['first'], ['a', 'b']]);
});
