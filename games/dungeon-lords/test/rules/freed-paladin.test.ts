// A paladin that is freed is gone, and the other one is not (D18, D149).
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { dungeonLords } from '../../rules/index.ts';
import { setup } from '../../rules/setup.ts';
import type { State, Tile } from '../../rules/state.ts';

/** The combat of the second year: seat 0 has heroes, a prisoner and no tile left; seat 1 hosts the paladin. */
function withPrisoner(prisoner: string): State {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const state = setup({ full: false }, 2, random);
  const [first, second] = state.seats;
  if (!first || !second) throw new Error('there are two seats');
  first.dungeon = first.dungeon.map((tile): Tile => ({ ...tile, conquered: true }));
  first.prison = [prisoner];
  first.party = [{ id: 'y2-thief-1' }];
  second.party = [{ id: 'paladin-year2' }];
  second.evil = 12;
  return {
    ...state,
    year: 2,
    round: 4,
    stage: 'battles',
    combatRound: 1,
    toFight: [0],
    starting: 0,
    nextYear: null,
    paladin: { at: 'party', seat: 1 },
  };
}

test('a freed paladin of the first year leaves that of the second year where he is', () => {
  const match = Match.at(dungeonLords, withPrisoner('paladin-year1'), { seed: 'fast:1', position: 0 });
  expect(match.told).toContainEqual({ type: 'prisonerFreed', seat: 0, hero: 'paladin-year1' });
  expect(match.state.seats[0]?.prison).toEqual([]);
  expect(match.state.paladin).toEqual({ at: 'party', seat: 1 });
});

test('a freed paladin of the year is gone', () => {
  const state = withPrisoner('paladin-year2');
  const alone = { ...state, paladin: { at: 'prison', seat: 0 } as const };
  if (alone.seats[1]) alone.seats[1].party = [{ id: 'y2-thief-2' }];
  const match = Match.at(dungeonLords, alone, { seed: 'fast:1', position: 0 });
  expect(match.state.paladin).toEqual({ at: 'gone', seat: null });
});
