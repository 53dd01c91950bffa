// The rules of New Game, tried out: each test is a sentence of them.
import { readFileSync } from 'node:fs';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { rules, type State } from '../rules/index.ts';

/** A match that begins at this position: what is not said is empty. */
function at(position: Partial<State>) {
  const state: State = { next: 0, deck: [], pile: [], hands: [[], []], won: [0, 0], ...position };
  return Match.at(rules, state, openRandom({ seed: 'fast:1', position: 0 }));
}

test('A card with the number of the one on top wins the pile', () => {
  const match = at({
    pile: ['star-2', 'moon-5'],
    hands: [
      ['sun-5', 'leaf-1'],
      ['leaf-2', 'leaf-3'],
    ],
  });
  match.answer(0, 'sun-5');
  expect(match.view('spectator')).toMatchObject({ pile: [], seats: [{ score: 3 }, { score: 0 }] });
});

test('Another card is added to the pile', () => {
  const match = at({
    pile: ['moon-5'],
    hands: [
      ['sun-5', 'leaf-1'],
      ['leaf-2', 'leaf-3'],
    ],
  });
  match.answer(0, 'leaf-1');
  expect(match.view('spectator')).toMatchObject({ pile: ['moon-5', 'leaf-1'], seats: [{ score: 0 }, { score: 0 }] });
});

test('Nobody but its owner is shown a hand, or told what was drawn', () => {
  const match = Match.start(rules, {}, 2, 'fast:1');
  const card = match.view(0).seats[0]?.hand?.[0] ?? '';
  const drawn = match.answer(0, card)?.find(({ type }) => type === 'cardDrawn');
  expect(drawn).toHaveProperty('card');
  expect(drawn && rules.redact(drawn, 1)).toEqual({ type: 'cardDrawn', seat: 0 });
  expect(match.view(1).seats.map(({ hand }) => hand !== undefined)).toEqual([false, true]);
});

test('A recorded match leads to the same end again', () => {
  const file = new URL('matches/first.json', import.meta.url);
  const { options, seats, seed, answers, outcome } = JSON.parse(readFileSync(file, 'utf8'));
  const match = Match.start(rules, options, seats, seed);
  for (const { seat, answer } of answers) expect(match.answer(seat, answer)).toBeDefined();
  expect(match.outcome).toEqual(outcome);
});
