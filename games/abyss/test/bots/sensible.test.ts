// The sensible bot of Abyss: it has an answer of its own to each question, and gathers points.
import { type Bot, playOut } from '@undertow/bots/bot.ts';
import { randomBot } from '@undertow/bots/random.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { expectTried } from '../../../../test/support/run/seeds.ts';
import type { Habit } from '../../bots/habit.ts';
import { habits } from '../../bots/habits.ts';
import { outlookOf } from '../../bots/outlook.ts';
import { sensible } from '../../bots/sensible.ts';
import { abyss, expansions } from '../../rules/index.ts';
import type { View } from '../../view.ts';
import { begin, draw, make, overGames } from '../support/random-games.ts';
import { SETTINGS } from '../support/settings.ts';
import { decisionOf, explore, quietTable } from '../support/table-talk.ts';

const prompts = Object.keys(abyss.rulesFor({ expansions: expansions.map(({ id }) => id) }).prompts);

test('it has a habit for every question, and for nothing else', () => {
  expect(Object.keys(habits).toSorted()).toEqual(prompts.toSorted());
});

/** So that a bot that changes what it is shown breaks down. */
function frozen<T>(value: T): T {
  if (isObject(value) || Array.isArray(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** What it is used to answer, without looking whether that is legal. */
function habitual(view: View, decision: Decision): Answer | undefined {
  const { choice, prompt, seat } = decision;
  const byName: Readonly<Record<string, Habit>> = habits;
  return byName[prompt]?.(outlookOf(view, seat), 'options' in choice ? choice.options : [], decision);
}

test.for(SETTINGS)('its habits lead to legal answers, wherever a game has led, with $name', (setting) => {
  let tried = 0;
  overGames(setting, 30, (game) => {
    const { match, random } = game;
    // Some of the games go the way of the bots, some that of chance, and most something between.
    const sense = random.below(4);
    for (let answers = 0; !match.outcome && answers < 2000; answers++) {
      for (const decision of match.pending) {
        const answer = habitual(frozen(match.view(decision.seat)), decision);
        if (answer === undefined || !isLegal(decision.choice, answer, abyss.forms)) {
          expect.fail(`${JSON.stringify(answer)} is no answer to ${JSON.stringify(decision)}`);
        }
        tried++;
      }
      const move = draw(game);
      const { decision } = move;
      const answer = random.below(3) < sense ? sensible(match.view(decision.seat), decision) : move.answer;
      make(match, { decision, answer });
    }
  });
  expectTried(tried, 300);
});

test.for(SETTINGS)('it plays with its like to the end, and as quickly as people do, with $name', (setting) => {
  const { seats } = setting;
  for (let seed = 1; seed <= 5; seed++) {
    const match = begin(setting, `fast:${seed}`);
    const random = openRandom({ seed: `fast:${seed + 100}`, position: 0 });
    for (const _ of playOut(match, Array<Bot<View>>(seats).fill(sensible), random)) {
      if (match.turn > 60 * seats) expect.fail(`after ${match.turn} turns the game of seed ${seed} goes on`);
    }
    const scores = match.state.scores ?? [];
    expect(Math.max(...scores.map(({ total }) => total))).toBeGreaterThan(50);
  }
});

test.for(SETTINGS.filter(({ seats }) => seats === 4))(
  'it has half as many points again as the best of three that draw their answers, with $name',
  (setting) => {
    let [own, best] = [0, 0];
    for (let i = 0; i < 12; i++) {
      const match = begin(setting, `fast:${i + 1}`);
      const random = openRandom({ seed: `fast:${i + 200}`, position: 0 });
      const bots = Array<Bot<View>>(4).fill(randomBot(random, abyss.forms));
      for (const _ of playOut(match, bots.with(i % 4, sensible), random));
      const totals = match.state.scores?.map(({ total }) => total) ?? [];
      own += totals[i % 4] ?? 0;
      best += Math.max(...totals.filter((_, seat) => seat !== i % 4));
    }
    expect(own).toBeGreaterThan(1.5 * best);
  },
);

describe('it', () => {
  const offered = (card: string, pearls: number) => {
    const match = quietTable([{}, { pearls }], { explorationDeck: [card, 'crab-1', 'crab-1'] });
    explore(match);
    return sensible(match.view(1), decisionOf(match, 1, 'buyOffer'));
  };
  const acting = (...table: Parameters<typeof quietTable>) => {
    const match = quietTable(...table);
    return sensible(match.view(0), decisionOf(match, 0, 'mainDecision'));
  };

  test('buys a strong Ally for a Pearl, and no weak one', () => {
    expect([offered('crab-5', 3), offered('crab-1', 3)]).toEqual(['buy', 'pass']);
  });

  test('recruits the better of two Lords that it can pay for', () => {
    const hand = ['seahorse-5', 'seahorse-4', 'crab-3', 'shellfish-2'];
    const court = ['keeper', 'aquaculturist', 'shepherd', 'recruiter', 'traitor'];
    expect(acting([{ hand, pearls: 1 }, {}], { court })).toBe('recruit:aquaculturist');
  });

  test('fetches a large stack, and leaves a small one', () => {
    const crabs = ['crab-1', 'crab-1', 'crab-2', 'crab-2', 'crab-3', 'crab-4'];
    expect(acting([{}, {}], { council: { crab: crabs, squid: ['squid-1'] } })).toBe('support:crab');
    expect(acting([{}, {}], { council: { crab: ['crab-1'], squid: ['squid-1'] } })).toBe('explore');
  });

  test('fights where there are Keys to be had, and not for a Pearl', () => {
    const met = (threat: number) => {
      const match = quietTable([{}, {}], { threat, explorationDeck: ['monster', 'crab-1', 'crab-2'] });
      explore(match);
      return sensible(match.view(0), decisionOf(match, 0, 'monsterDecision'));
    };
    expect([met(5), met(1)]).toEqual(['fight', 'continue']);
  });

  test('takes something where it knows no habit', () => {
    const decision: Decision = { seat: 0, prompt: 'toString', choice: { type: 'one', options: ['a', 'b'] } };
    expect(sensible(quietTable([{}, {}]).view(0), decision)).toBe('a');
    const amount: Decision = { seat: 0, prompt: 'unheardOf', choice: { type: 'amount', min: 2, max: 5 } };
    expect(sensible(quietTable([{}, {}]).view(0), amount)).toBe(2);
  });
});
