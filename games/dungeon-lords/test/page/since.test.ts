// What chips tell in the strip of Dungeon Lords: what was told since one's last answer, and in which round.
import type { Acts } from '@undertow/web/src/match/since.ts';
import { expect, test } from 'vitest';
import type { Event } from '../../client.ts';
import { chipsOf, toldSince } from '../../page/board/since/chips.ts';

/** All is known, and nothing was answered since. */
const NOTHING_SINCE: Acts = { reach: () => true, between: () => false };

const red = (seat: number): Event => ({ type: 'redMarked', seat, marks: 1 });
const began = (year: number, round: number): Event => ({ type: 'roundBegan', year, round, starting: 0 });

function roundsOf(events: readonly Event[], now: number): readonly number[] {
  const log = events.map((event, version) => ({ version, events: [event] }));
  return chipsOf(toldSince(log, 0, NOTHING_SINCE, now) ?? [], 0).map(({ round }) => round);
}

test('a chip says in which round its cause was told', () => {
  expect(roundsOf([red(1)], 3)).toEqual([3]);
  expect(roundsOf([red(1), began(1, 3), red(2)], 3)).toEqual([2, 3]);
});

test('what was told before the first round of a year belongs to the last one of the year before', () => {
  expect(roundsOf([red(1), began(2, 1), red(2)], 1)).toEqual([4, 1]);
});
