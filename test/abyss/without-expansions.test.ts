// Where no expansion is chosen, nothing of them shows: games go as they went before there were any.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { courseOf } from '../support/course.ts';

// Recorded from the base alone, with no expansion in the source. They may change only where a rule, a view or an event
// of the base is changed on purpose.
const RECORDED = [
  [2, 'babe73940221efa9b33bf887c3d8249836a92de8a9c684a28a92e1dad3da72d4'],
  [3, '6d6a1695141b812267d7df11b4ed88a8dc7ee795d1ef7865e3b8debb8daf9713'],
  [4, '2a0f1a4cfa9b9644f33e8081cacc7a49ce8db1bbf7746b75610c83ea8365d8b9'],
] as const;

test.for(RECORDED)('with %i players, saves, views and events are those of the base alone', ([seats, recorded]) => {
  expect(courseOf(seats, 12)).toBe(recorded);
});

test('a game without expansions says nothing of them', () => {
  const match = Match.start(abyss, { expansions: [] }, 4, 'fast:1');
  expect(match.save().state.expansions).toEqual({});
  expect(match.view(0).expansions).toEqual({});
  expect(JSON.stringify([match.save(), match.view(0)])).not.toMatch(/kraken|leviathan|nebulis|loot|wound/);
});
