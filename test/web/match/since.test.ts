// The strip of what the others did: which turns it tells, in which order, and what is folded.
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../web/src/match/log.ts';
import { type Chip, folded, inOrder, type TurnOf, turnsSince } from '../../../web/src/match/since.ts';

interface Event {
  readonly seat: number;
  readonly begins?: true;
  readonly what?: string;
}

const turnOf: TurnOf<Event> = ({ begins, seat }) => (begins ? { seat, round: 1 } : undefined);
const begins = (seat: number): Event => ({ seat, begins: true });
const does = (seat: number, what: string): Event => ({ seat, what });

/** One entry after the other, from version 0. */
const logOf = (...entries: readonly (readonly Event[])[]): LogEntry<Event>[] =>
  entries.map((events, version) => ({ version, events }));

const unknown = { reach: () => false, between: () => false };
/** The versions at which was answered by hand, from the first version on. */
const actsAt = (...versions: number[]) => ({
  reach: () => true,
  between: (from: number, to: number) => versions.some((version) => version >= from && version < to),
});

const round = logOf(
  [begins(0)],
  [does(0, 'a'), begins(1)],
  [does(1, 'b')],
  [does(1, 'c'), begins(2)],
  [does(2, 'd'), begins(0)],
);
const told = (log: readonly LogEntry<Event>[], mine: number, acts: Parameters<typeof turnsSince>[3] = unknown) =>
  turnsSince(log, mine, turnOf, acts)?.map((turn) => [turn.seat, ...turn.told.map(({ event }) => event.what)]);

test('what the others did since one’s last turn is told turn by turn', () => {
  expect(told(round, 0)).toEqual([
    [1, 'b', 'c'],
    [2, 'd'],
  ]);
});

test('before the first turn of a player, all that happened is told', () => {
  expect(told(round.slice(0, 4), 2)).toEqual([
    [0, 'a'],
    [1, 'b', 'c'],
  ]);
});

test('nothing is told in the turn of another, before a match, or when one has done something', () => {
  expect(told(round.slice(0, 4), 0)).toBeUndefined();
  expect(told([], 0)).toBeUndefined();
  expect(told([...round, { version: 5, events: [does(0, 'e')] }], 0)).toBeUndefined();
});

test('an answer of which nothing is told is an act, too', () => {
  expect(told(round, 0, actsAt(0))).toHaveLength(2);
  expect(told(round, 0, actsAt(0, 4))).toBeUndefined();
});

test('what happened in one’s own turn by itself does not end it', () => {
  const declined = [...round, { version: 5, events: [does(1, 'passes')] }];
  expect(told(declined, 0, actsAt(0))).toHaveLength(2);
});

test('a turn that a bot played in one’s seat is told with the others', () => {
  const away = logOf(...round.map(({ events }) => events), [does(0, 'bot'), begins(1)], [begins(2)], [begins(0)]);
  expect(told(away, 0, actsAt(0))).toEqual([[1, 'b', 'c'], [2, 'd'], [0, 'bot'], [1], [2]]);
  expect(told(away, 0, actsAt(0, 4))).toEqual([[1], [2]]);
});

test('two turns in a row have nothing between them', () => {
  expect(told(logOf([begins(1)], [begins(0)], [does(0, 'a'), begins(0)]), 0)).toEqual([]);
});

function chip(key: string, seat: number, concern: Chip['concern'] = 'none'): Chip {
  return { key, seat, round: 1, concern, picture: null, told: [], from: [], to: [] };
}

/** The keys, and those that are folded together in one. */
const shape = (chips: readonly Chip[], opened: readonly string[] = []) =>
  folded(chips, new Set(opened)).map((item) => ('chip' in item ? item.key : item.folded.map(({ key }) => key)));

const many = [
  ...[chip('a', 1), chip('b', 1), chip('c', 1, 'hit'), chip('d', 1), chip('e', 2), chip('f', 2, 'yours')],
  ...[chip('g', 2), chip('h', 3)],
];

test('six chips stand beside each other as they are', () => {
  expect(shape(many.slice(0, 6))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('of more, those of a seat are folded, the oldest first, and never what concerns the viewer', () => {
  expect(shape(many)).toEqual([['a', 'b', 'd'], 'c', 'e', 'f', 'g', 'h']);
  expect(shape([...many, chip('i', 3)])).toEqual([['a', 'b', 'd'], 'c', ['e', 'g'], 'f', 'h', 'i']);
});

test('what was opened stays open', () => {
  expect(shape(many, ['a'])).toEqual(['a', 'b', 'c', 'd', ['e', 'g'], 'f', 'h']);
});

test('the oldest stands first, but for the cause of the last turns, and where few are seen what has hit one', () => {
  const chips = [chip('a', 1), chip('b', 1, 'hit'), chip('c', 1), { ...chip('d', 2), isFirst: true }];
  const keys = (isNarrow: boolean) => inOrder(chips, isNarrow).map(({ key }) => key);
  expect(keys(false)).toEqual(['d', 'a', 'b', 'c']);
  expect(keys(true)).toEqual(['d', 'b', 'a', 'c']);
});
