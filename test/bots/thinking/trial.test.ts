// What a trial of an answer is: a world, and what comes of the answer in it.
import { minds } from '@undertow/bots/bots.ts';
import { trialOf } from '@undertow/bots/thinking/levels.ts';
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { AnyMind, Trial } from '@undertow/bots/thinking/trial.ts';
import { dungeonLords } from '@undertow/games/dungeon-lords/rules/index.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Decision, Seat } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';

const random = () => openRandom({ seed: 'fast:1', position: 0 });
const mind = minds.get(dungeonLords.id) as AnyMind;

/** A trial by the mind of Dungeon Lords that takes down who is asked to plan by the quick habit. */
function trialWith(): { readonly asked: Seat[]; readonly trial: Trial } {
  const asked: Seat[] = [];
  const watched: AnyMind = {
    ...mind,
    light: (state, decision, chance) => {
      if (decision.prompt === 'planOrders') asked.push(decision.seat);
      return mind.light(state, decision, chance);
    },
  };
  return { asked, trial: trialOf(watched) };
}

/** All four seats of a simple game plan their first orders. */
const match = Match.start(dungeonLords, { full: false }, 4, 'fast:1') as unknown as AnyMatch;
const decisionOf = (seat: Seat) => match.open(seat)?.decision as Decision;
const situation: Situation = { match, decision: decisionOf(1), memory: undefined };
const plans = mind.candidates(match.view(1) as never, situation.decision, 3);

test('what others plan at the same time is thought out once in a world, for all answers that are tried there', () => {
  const { asked, trial } = trialWith();
  const world = trial.world(situation, random());
  if (!world) throw new Error('there is no world');
  expect(asked.toSorted()).toEqual([0, 2, 3]);
  for (const plan of plans) expect(trial.outcome(situation, world, plan)).toBeGreaterThan(0);
  expect(asked).toHaveLength(3);
});

test('what others answer is as it is given', () => {
  const { asked, trial } = trialWith();
  const others = [0, 2, 3].map((seat) => {
    const { choice } = decisionOf(seat);
    return { seat, answer: 'options' in choice ? choice.options.slice(0, 3) : [] };
  });
  const world = trial.world(situation, random(), others);
  const [plan] = plans;
  expect(world?.others).toEqual(others);
  expect(world && plan && trial.outcome(situation, world, plan)).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});
