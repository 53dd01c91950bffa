// The players at a table, and how much time they have.
import type { Table } from '@undertow/client-sdk/index.ts';
import { expect, test } from 'vitest';
import { playersAt } from '../../../web/src/match/players.ts';
import { timingOf } from '../../../web/src/match/timing.ts';
import type { Character } from '../../../web/src/rivals.ts';
import { lossOf } from '../../../web/src/table/giving-up.ts';

const taken = (name: string, more: object = {}) => ({
  person: { id: name, name, kind: 'guest' },
  ready: true,
  connected: true,
  automatic: false,
  resigned: false,
  ...more,
});

const at = (...seats: unknown[]) => playersAt({ seats } as unknown as Table);

test('each seat is told by a letter of its own', () => {
  const letters = (...names: string[]) => at(...names.map((name) => taken(name))).map(({ letter }) => letter);
  expect(letters('Ondine', 'Wen', 'Maro')).toEqual(['O', 'W', 'M']);
  expect(letters('Ondine', 'Olaf', 'ol')).toEqual(['O', 'L', '3']);
  expect(letters('ol', '3', 'Olo', 'lo')).toEqual(['O', '3', 'L', '4']);
  expect(letters('o', '3', 'o')).toEqual(['O', '3', '4']);
  expect(letters('élan', '  žofie', '7of9')).toEqual(['É', 'Ž', '7']);
});

test('a player who is away, a bot, and a player for whom a bot plays can be told apart', () => {
  const bot = taken('Bot', { person: { id: 'b', name: 'Bot', kind: 'bot' }, automatic: true });
  expect(
    at(
      taken('A'),
      bot,
      taken('C', { automatic: true }),
      taken('D', { connected: false }),
      taken('E', { automatic: true, resigned: true }),
      null,
    ).map(({ presence }) => presence),
  ).toEqual(['here', 'bot', 'replaced', 'away', 'resigned', 'away']);
});

test('a bot is one of the house, or one that came in over the network and says so', () => {
  const bot = (person: object) => taken('Bot', { person: { id: 'b', name: 'Bot', ...person } });
  const players = at(
    taken('A'),
    bot({ kind: 'bot' }),
    bot({ kind: 'member', bot: true }),
    bot({ kind: 'guest' }),
    null,
  );
  expect(players.map(({ isBot }) => isBot)).toEqual([false, true, true, false, false]);
  expect(players.map(({ presence }) => presence)).toEqual(['here', 'bot', 'here', 'here', 'away']);
});

test('how well a bot plays is known where it was chosen', () => {
  const bot = taken('Bot', { person: { id: 'b', name: 'Bot', kind: 'bot' }, automatic: true });
  expect(at(taken('A'), bot, { ...bot, level: 'keen' }).map(({ level }) => level)).toEqual([
    undefined,
    undefined,
    'keen',
  ]);
});

test('a bot is called by its character, and another one of its level by another', () => {
  const bot = (level?: string) => taken('Brine', { person: { id: 'b', name: 'Brine', kind: 'bot' }, level });
  const keen = ['The Notary', 'The Advocate'];
  const playing = (level: string, nth: number) =>
    level === 'keen' ? ({ name: keen[nth % keen.length] } as Character) : undefined;
  const named = (...seats: unknown[]) => playersAt({ seats } as unknown as Table, undefined, playing);
  const players = named(taken('A'), bot('keen'), bot('odd'), bot('keen'), bot(), { ...taken('B'), level: 'keen' });
  expect(players.map(({ name }) => name)).toEqual(['A', 'The Notary', 'Brine', 'The Advocate', 'Brine', 'B']);
  expect(players.map(({ character }) => character?.name)).toEqual([
    ...[undefined, 'The Notary', undefined, 'The Advocate', undefined, undefined],
  ]);
  // Where there are more than characters, a number tells them apart.
  const many = named(bot('keen'), bot('keen'), bot('keen'));
  expect(many.map(({ name }) => name)).toEqual(['The Notary', 'The Advocate', 'The Notary II']);
});

test('giving up ends a match that no other person plays, and decides a rated one that one other plays', () => {
  const bot = taken('Bot', { person: { id: 'b', name: 'Bot', kind: 'bot' }, automatic: true });
  const gone = taken('C', { automatic: true, resigned: true });
  const silent = taken('D', { automatic: true });
  const loss = (seats: unknown[], seat: number | null, more: object = {}) =>
    lossOf({ seats, status: 'playing', rated: false, ...more } as unknown as Table, seat);
  expect(loss([taken('A'), bot, gone], 0)).toBe('match');
  expect(loss([taken('A'), bot, silent], 0)).toBe('seat');
  expect(loss([taken('A'), silent, gone], 0, { rated: true })).toBe('decision');
  expect(loss([taken('A'), silent, taken('E')], 0, { rated: true })).toBe('seat');
});

test('only a player can give up', () => {
  const seats = [taken('A'), taken('C', { automatic: true, resigned: true })];
  const loss = (seat: number | null, status = 'playing') =>
    lossOf({ seats, status, rated: false } as unknown as Table, seat);
  expect([loss(null), loss(1), loss(0, 'ended')]).toEqual([null, null, null]);
});

test('the time of a decision runs first, and then the bank', () => {
  const clock = { seat: 0, until: 130_000, bank: 100_000 };
  expect(timingOf(clock, 10_000)).toEqual({ decision: 20_000, bank: 100_000, isLow: false });
  expect(timingOf(clock, 70_000)).toEqual({ decision: 0, bank: 60_000, isLow: false });
  expect(timingOf(clock, 120_000)).toEqual({ decision: 0, bank: 10_000, isLow: true });
  expect(timingOf(clock, 999_000)).toEqual({ decision: 0, bank: 0, isLow: true });
});

test('a clock that does not run shows its bank, and without clocks there is nothing', () => {
  expect(timingOf({ seat: 0, until: null, bank: 5000 }, 0)).toEqual({ decision: null, bank: 5000, isLow: false });
  expect(timingOf(undefined, 0)).toBeNull();
});

test('a character is told by the letter of the name, and not by that of Lady or Lord', () => {
  const cast = ['Lady Soot', 'Lady Ash', 'Lord Slag'];
  const bots = cast.map((name) => taken(name, { person: { id: name, name, kind: 'bot' }, level: 'sensible' }));
  const seated = playersAt(
    { seats: [taken('Ada Lovelace'), ...bots] } as unknown as Table,
    undefined,
    (_, nth) => ({ name: cast[nth] }) as Character,
  );
  expect(seated.map(({ letter }) => letter)).toEqual(['A', 'S', 'H', 'L']);
});
