// Which game a visitor has in mind, and what is said and drawn of each.
import { readFile } from 'node:fs/promises';
import { prepared as lessonsOfAbyss } from '@undertow/games/abyss/page/lesson/prepared.ts';
import { prepared as lessonsOfDungeonLords } from '@undertow/games/dungeon-lords/page/lesson/prepared.ts';
import { gameAtHand } from '@undertow/web/src/app/game-at-hand.ts';
import { gamesAmong } from '@undertow/web/src/lobby/filters.ts';
import { plumbs, weightWord } from '@undertow/web/src/lobby/weights.ts';
import { describe, expect, test } from 'vitest';

test('the games are told apart by the tables that there are, if there are tables of several', () => {
  const games = [{ id: 'abyss' }, { id: 'dungeon-lords' }];
  const tables = [{ game: 'dungeon-lords' }, { game: 'prizes' }];
  expect(gamesAmong(tables, games)).toEqual([]);
  expect(gamesAmong([...tables, { game: 'abyss' }], games)).toEqual(['abyss', 'dungeon-lords']);
});

describe('the game to which the ways of a page lead', () => {
  test.each([
    ['dungeon-lords', [], 'dungeon-lords'],
    ['chess', [], 'abyss'],
    [null, ['dungeon-lords'], 'dungeon-lords'],
    [undefined, ['abyss', 'dungeon-lords', 'chess'], 'dungeon-lords'],
    ['abyss', ['dungeon-lords'], 'abyss'],
  ])('is, on one about %j for a visitor who has played %j, %s', (about, played, expected) => {
    expect(gameAtHand(['abyss', 'dungeon-lords'], about, played)).toBe(expected);
  });
});

test('a weight is a word and five plumb weights, of which one may be half full', () => {
  expect([1, 2.5, 4, 5].map(weightWord)).toEqual(['light', 'middling', 'heavy', 'veryHeavy']);
  expect(plumbs(2.5)).toEqual([1, 1, 0.5, 0, 0]);
});

// Nothing but a build can load what brings pictures along.
test.each([
  ['abyss', lessonsOfAbyss],
  ['dungeon-lords', lessonsOfDungeonLords],
])('the way down to %s says how long its first lesson takes', async (game, lessons) => {
  const gate = await readFile(new URL(`../../games/${game}/page/gate.ts`, import.meta.url), 'utf8');
  expect(gate).toContain(`lessonMinutes: ${lessons[0]?.minutes},`);
});
