// Games between random bots.
import { playAtRandom } from '@undertow/bots/random.ts';
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';

function play(seed: string) {
  const match = Match.start(abyss, { expansions: [] }, 4, seed);
  const moves = [...playAtRandom(match, 4, seed)];
  return { answers: moves.map(({ decision, answer }) => ({ seat: decision.seat, answer })), outcome: match.outcome };
}

test('random bots play a game to its end', () => {
  expect(play('fast:1').outcome?.ranking.flat().toSorted()).toEqual([0, 1, 2, 3]);
});

test('the same seed gives the same answers, another one gives others', () => {
  expect(play('fast:1').answers).toEqual(play('fast:1').answers);
  expect(play('fast:1').answers).not.toEqual(play('fast:2').answers);
});
