// What is told beside what happens: that the paladin stays, and which room supplies another.
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { dungeonLords } from '../../rules/index.ts';
import { setup } from '../../rules/setup.ts';
import { startingSeat } from '../../rules/start.ts';
import type { Player, RoomId, State, Tile } from '../../rules/state.ts';

const CHANCE = { seed: 'fast:1', position: 0 };

function at(seats: Player[], state: Partial<State>) {
  return Match.at(
    dungeonLords,
    { ...setup({ full: false }, seats.length, openRandom(CHANCE)), seats, ...state },
    CHANCE,
  );
}

/** The markers of seats 0 and 1 stand at `evil` and `ofHost`, and seat 1 has the paladin. Seat 0 uses Get Food, which moves its marker. */
function stayedAfter(space: number, evil: number, ofHost: number): unknown[] {
  const seats: Player[] = [
    { ...startingSeat(), evil, played: [{ id: 'get-food' }] },
    { ...startingSeat(), evil: ofHost, party: [{ id: 'paladin-year1' }] },
  ];
  const minions = { ...setup({ full: false }, 2, openRandom(CHANCE)).minions };
  minions['get-food'] = [null, null, null].map((_, at) => (at === space - 1 ? 'seat:0' : null));
  const match = at(seats, { stage: 'orders', paladin: { at: 'party', seat: 1 }, minions, heroes: [] });
  const told = match.answer(0, 'use') ?? [];
  return told.filter(({ type }) => type === 'paladinStayed' || type === 'paladinCame');
}

const stayed = { type: 'paladinStayed', seat: 0, host: 1 };

test('the paladin stays where a lord comes into the black zone, or as far as his host', () => {
  expect(stayedAfter(2, 9, 12)).toEqual([stayed]);
  expect(stayedAfter(2, 11, 12)).toEqual([stayed]);
  expect(stayedAfter(3, 9, 11)).toEqual([stayed]);
});

test('that he stays is not told where he goes, or where it was never a question', () => {
  expect(stayedAfter(2, 12, 12)).toEqual([{ type: 'paladinCame', seat: 0, from: 1 }]);
  expect(stayedAfter(2, 8, 12)).toEqual([]);
  expect(stayedAfter(2, 10, 14)).toEqual([]);
});

/** What is told of the rooms that are used, one after the other: who supplies each. */
function suppliers(has: Partial<Player>, year: number, ...used: string[]): (RoomId | null)[] {
  const seats: Player[] = [{ ...startingSeat(), ...has }, startingSeat()];
  const match = at(seats, { year, stage: 'production' });
  const told = used.flatMap((room) => match.answer(0, `use:${room}`) ?? []);
  return told.flatMap((event) => (event.type === 'roomUsed' ? [event.fedBy] : []));
}

const HATCHERY: Tile = { cell: [2, 0], tile: 'hatchery' };
const PLANTATION: Tile = { cell: [2, 3], tile: 'mushroom-plantation' };
const MAGIC: Tile = { cell: [2, 2], tile: 'magic-room' };
const SHED: Tile = { cell: [0, 0], tile: 'tool-shed' };
const TUNNEL: Tile = { cell: [2, 1], tile: 'tunnel' };

test('a meal that was made in this round is what the magic room takes, once', () => {
  const has = { dungeon: [HATCHERY, TUNNEL, MAGIC], imps: 9, food: 3 };
  expect(suppliers(has, 2, 'hatchery@2,0', 'magic-room@2,2', 'magic-room@2,2')).toEqual([null, 'hatchery', null]);
  expect(suppliers(has, 1, 'magic-room@2,2', 'hatchery@2,0')).toEqual([null, null]);
});

test('where two rooms have made meals, none is told as the one that supplies the magic room', () => {
  const has = { dungeon: [HATCHERY, PLANTATION, TUNNEL, MAGIC], imps: 12, food: 0 };
  const both = ['hatchery@2,0', 'mushroom-plantation@2,3'];
  expect(suppliers(has, 1, ...both, 'magic-room@2,2')).toEqual([null, null, null]);
  expect(suppliers(has, 1, 'mushroom-plantation@2,3', 'magic-room@2,2')).toEqual([null, 'mushroom-plantation']);
});

test('a new imp supplies a room for which there are too few others', () => {
  const has = { dungeon: [HATCHERY, TUNNEL, MAGIC], food: 1 };
  expect(suppliers({ ...has, imps: 4 }, 1, 'magic-room@2,2', 'hatchery@2,0')).toEqual([null, 'magic-room']);
  expect(suppliers({ ...has, imps: 5 }, 1, 'magic-room@2,2', 'hatchery@2,0')).toEqual([null, null]);
  const shed = { dungeon: [SHED, TUNNEL, MAGIC], food: 1, imps: 3 };
  expect(suppliers(shed, 1, 'magic-room@2,2', 'tool-shed@0,0')).toEqual([null, 'magic-room']);
});

test('a room in which only trolls work is supplied by no new imp', () => {
  const has = { dungeon: [HATCHERY, TUNNEL, MAGIC, SHED], food: 1, imps: 4, trollTokens: 2 };
  const used = ['magic-room@2,2', 'hatchery@2,0', 'tool-shed@0,0'];
  expect(suppliers(has, 1, ...used)).toEqual([null, 'magic-room', null]);
});
