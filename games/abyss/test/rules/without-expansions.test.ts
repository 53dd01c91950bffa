// Where no expansion is chosen, nothing of them shows: games go as they went before there were any.
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { fingerprintOf } from '../../../../test/support/games/fingerprint.ts';
import { abyss } from '../../rules/index.ts';

// Recorded from the base alone, with no expansion in the source. They may change only where a rule, a view or an event
// of the base is changed on purpose.
const RECORDED = [
  [2, '4fe1e3c9af2fb4352e09673e94f70dc621d04af3e6bfbffbae2fdb86256bafe1'],
  [3, '2d51fd7dde930b681ec24ab7eada10d672112b2aa8952b4878c6953876f29ec9'],
  [4, 'a621626d39ae41b933eb64e38d1c597f0e3fc064aa188f781d2590ac2515a6f6'],
] as const;

test.for(RECORDED)('with %i players, saves, views and events are those of the base alone', ([seats, recorded]) => {
  expect(fingerprintOf(seats, 12)).toBe(recorded);
});

test('a game without expansions says nothing of them', () => {
  const match = Match.start(abyss, { expansions: [] }, 4, 'fast:1');
  expect(match.save().state.expansions).toEqual({});
  expect(match.view(0).expansions).toEqual({});
  expect(JSON.stringify([match.save(), match.view(0)])).not.toMatch(/kraken|leviathan|nebulis|loot|wound/);
});
