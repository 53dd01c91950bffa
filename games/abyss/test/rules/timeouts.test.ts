// What is answered for a player who does not answer: always legal, revealing nothing, spending no Pearl unless it must.
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { base } from '../../rules/base.ts';
import { abyss } from '../../rules/index.ts';
import { timeoutOf } from '../support/table-talk.ts';
import { TIMEOUTS_OF_POWERS } from './timeouts-of-powers.ts';
import { TIMEOUTS_OF_THE_TURN } from './timeouts-of-the-turn.ts';

const CASES = [...TIMEOUTS_OF_THE_TURN, ...TIMEOUTS_OF_POWERS];

test.for(CASES)('%s: %s', ([prompt, , seat, expected, arrive]) => {
  expect(timeoutOf(arrive(), seat, prompt)).toEqual(expected);
});

test('every prompt has been looked at', () => {
  expect(new Set(CASES.map(([prompt]) => prompt))).toEqual(new Set(Object.keys(base.prompts ?? {})));
});

test.each([2, 3, 4])('D4: %d players who never answer keep the game moving, and pay for nothing', (seats) => {
  const match = Match.start(abyss, { expansions: [] }, seats, 'fast:1');
  for (let answers = 0; answers < 600; answers++) {
    const [decision] = match.pending;
    if (!decision) break;
    const { seat, prompt } = decision;
    const answer = abyss.timeout(match.state, decision);
    if (prompt === 'mainDecision') expect(answer).not.toMatch(/plot|power/);
    const events = match.answer(seat, answer) ?? [];
    expect(events.filter((event) => event.type === 'pearlsLost')).toEqual([]);
  }
  expect(match.state.round).toBeGreaterThan(30);
});
