// The rules of New Game, tried out: each test is a sentence of them. What can be said as data stands in `scenarios/`.
import { readFileSync } from 'node:fs';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { pieces, rules } from '../rules/index.ts';

test('Nobody but its owner is shown a hand', () => {
  const match = Match.start(rules, {}, 3, 'fast:1');
  expect(match.view(1).seats.map(({ hand }) => hand !== undefined)).toEqual([false, true, false]);
  expect(match.view('spectator').seats.map(({ hand }) => hand)).toEqual([undefined, undefined, undefined]);
});

test('No card is in the game twice', () => {
  const dealt = Match.start(rules, {}, 4, 'fast:1').state.seats.flatMap(({ hand }) => hand);
  expect(dealt.toSorted()).toEqual(Object.keys(pieces).toSorted());
});

test('A recorded match leads to the same end again', () => {
  const file = new URL('matches/first.json', import.meta.url);
  const { options, seats, seed, answers, outcome } = JSON.parse(readFileSync(file, 'utf8'));
  const match = Match.start(rules, options, seats, seed);
  for (const { seat, answer } of answers) expect(match.answer(seat, answer)).toBeDefined();
  expect(match.outcome).toEqual(outcome);
});
