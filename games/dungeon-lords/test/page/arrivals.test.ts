// Which hero comes to which lord, and why, as it is told at their doors.
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import type { Event, View } from '../../client.ts';
import { comersIn } from '../../page/motion/arrivals.ts';
import { partsOf } from '../../page/motion/beats/beats.ts';
import { movementsOf } from '../../page/motion/movements.ts';
import { dungeonLords } from '../../rules/index.ts';

const start: View = Match.start(dungeonLords, { full: false }, 4, 'fast:1').view('spectator');
const before = (evil: readonly number[], parties: readonly (readonly string[])[] = []): View => ({
  ...start,
  starting: 1,
  seats: start.seats.map((seat, at) => ({
    ...seat,
    evil: evil[at] ?? 0,
    party: (parties[at] ?? []).map((id) => ({ id })),
  })),
});
const arrived = (seat: number, hero = 'y1-thief-1'): Event => ({ type: 'heroArrived', seat, hero });

test('the best and the worst lord are told so, and those between only where they stand', () => {
  const comers = comersIn([arrived(2), arrived(0), arrived(1), arrived(3)], before([5, 7, 3, 9]));
  expect(comers.map(({ seat, evil, reason }) => [seat, evil, reason])).toEqual([
    [2, 3, 'best'],
    [0, 5, undefined],
    [1, 7, undefined],
    [3, 9, 'worst'],
  ]);
});

test('of two on one place the one who is earlier in turn counts as better', () => {
  const comers = comersIn([arrived(1), arrived(0)], before([5, 5, 8, 9]));
  expect(comers).toMatchObject([
    { seat: 1, reason: 'earlier', beside: 0 },
    { seat: 0, reason: 'later', beside: 1 },
  ]);
});

test('a warrior pushes before others, but not before the Paladin alone', () => {
  const parties = [['y1-thief-1'], ['paladin-year1'], []];
  const comers = comersIn(
    [0, 1, 2].map((seat) => arrived(seat, 'y1-warrior-1')),
    before([1, 2, 3, 4], parties),
  );
  expect(comers.map(({ isFront }) => isFront)).toEqual([true, false, false]);
});

test('all who arrive one after the other are seen in one scene', () => {
  const events = [arrived(0), arrived(1)];
  expect(partsOf(events)).toEqual([events]);
  const view = before([1, 2, 3, 4]);
  const moments = movementsOf(events, view, view).flatMap(({ moment }) => moment ?? []);
  expect(moments).toMatchObject([{ kind: 'arrival', comers: [{ seat: 0 }, { seat: 1 }] }]);
});
