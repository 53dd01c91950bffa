// What has happened at a table, in whatever order one hears of it.
import { expect, test } from 'vitest';
import { attributed, Log, tellingIn, trimming } from '../../../web/src/match/log.ts';

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

test('an answer that tells nothing stands there once, and draws no line', () => {
  const log = new Log<string>();
  const untold = { version: 4, events: [], answered: [{ seat: 0, by: 'bot' as const }] };
  log.add(untold);
  const { entries } = log;
  expect(entries).toEqual([untold]);
  expect(log.add(untold)).toBe(entries);
  expect(tellingIn(entries)).toEqual([]);
  expect(tellingIn(log.add({ ...untold, events: ['told after all'] }))).toHaveLength(1);
  expect(log.entries).toHaveLength(1);
});

test('what was told in part grows, and the whole of it is not cut short again', () => {
  const log = new Log<string>();
  log.add({ version: 1, events: ['first'] });
  log.add({ version: 2, events: ['a'] });
  log.add({ version: 2, events: ['a', 'b'] });
  log.add({ version: 2, events: ['a'] });
  expect(log.entries.map(({ events }) => events)).toEqual([['first'], ['a', 'b']]);
});

test('old lines go several at a time, and those that stay begin at the same one until then', () => {
  const lines = Array.from({ length: 30 }, (_, i) => ({ key: `${i}` }));
  const trimmed = trimming();
  const firsts = lines.map((_, last) => {
    const kept = trimmed(lines.slice(0, last + 1), 10, 14);
    expect(kept.at(-1)).toBe(lines[last]);
    return Number(kept[0]?.key);
  });
  expect(firsts.slice(0, 14)).toEqual(Array.from({ length: 14 }, () => 0));
  expect(firsts.slice(14)).toEqual([5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 15, 15, 15, 15, 15, 20]);
});

test('a box that has room for more lines is filled at once', () => {
  const lines = Array.from({ length: 30 }, (_, i) => ({ key: `${i}` }));
  const trimmed = trimming();
  expect(trimmed(lines, 10, 14)).toHaveLength(10);
  expect(trimmed(lines, 20, 24)).toHaveLength(20);
  expect(trimmed(lines, 10, 14)).toHaveLength(10);
});

test('where no line is about a seat that has answered, the first sentence is', () => {
  const heading = { key: '1:0', version: 1, heading: 'Round 1' };
  const lines = [
    { key: '1:1', version: 1, parts: ['A card is revealed.'], seats: [] },
    { key: '1:2', version: 1, parts: ['You pay 1 Pearl.'], seats: [0] },
  ];
  const answered = [0, 1].map((seat) => ({ seat, by: 'bot' as const }));
  const seats = attributed([heading, ...lines], { answered }).map((line) => ('parts' in line ? line.seats : undefined));
  expect(seats).toEqual([undefined, [1], [0]]);
  expect(attributed([heading, ...lines], {})).toEqual([heading, ...lines]);
  expect(attributed([heading], { answered })).toEqual([heading]);
});
