// Where no expansion is chosen, nothing of them shows: games go as they went before there were any.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { courseOf } from '../support/course.ts';

// Recorded from the base alone, with no expansion in the source. They may change only where a rule, a view or an event
// of the base is changed on purpose.
const RECORDED = [
  [2, '3f7e926cd965e6da1f38fc047944e4e6a812f8699ff9737db8f0824a0c347373'],
  [3, 'af0e39f926b62deecd8f567c87cfa75169888cdbe25cdfb30423f8017ea71c71'],
  [4, '628ffff896c21c6fa68128364d3147ae162598af1ba8106292872034dd0a12b0'],
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
