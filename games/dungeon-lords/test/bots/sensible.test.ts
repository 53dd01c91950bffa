// The sensible bot of Dungeon Lords: it has an answer of its own to each question, and gathers points.
import { type Bot, playOut } from '@undertow/bots/bot.ts';
import { randomBot } from '@undertow/bots/random.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { draw, make, overGames } from '../../../../test/games/random-games.ts';
import { expectTried } from '../../../../test/support/run/seeds.ts';
import type { Habit } from '../../bots/habit.ts';
import { habits } from '../../bots/habits.ts';
import { outlookOf } from '../../bots/outlook.ts';
import { sensible } from '../../bots/sensible.ts';
import { combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import { promptNames } from '../../rules/prompts.ts';
import type { Player } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { dungeonLordsUnderTest as under } from '../under-test/index.ts';

const random = (seed: number) => openRandom({ seed: `fast:${seed}`, position: 0 });

test('it has a habit for every question, and for nothing else', () => {
  expect(Object.keys(habits).toSorted()).toEqual(promptNames.toSorted());
});

/** What it is used to answer, without looking whether that is legal. */
function habitual(view: View, decision: Decision): Answer | undefined {
  const { choice, prompt, seat } = decision;
  const byName: Readonly<Record<string, Habit>> = habits;
  return byName[prompt]?.(outlookOf(view, seat), 'options' in choice ? choice.options : [], decision);
}

test.for(under.settings)('its habits lead to legal answers, wherever a game has led, with $name', (setting) => {
  let tried = 0;
  overGames(under, setting, 40, (game) => {
    const { match } = game;
    const sense = game.random.below(4);
    while (!match.outcome) {
      const drawn = draw(game);
      const { decision } = drawn;
      const answer = habitual(match.view(decision.seat), decision);
      if (answer === undefined || !isLegal(decision.choice, answer, dungeonLords.forms)) {
        expect.fail(`${JSON.stringify(answer)} is no answer to ${JSON.stringify(decision)}`);
      }
      tried++;
      make(match, game.random.below(3) < sense ? { decision, answer } : drawn);
    }
  });
  expectTried(tried, 100);
});

test.for(under.settings)('it gains points where those that draw their answers lose them, with $name', (setting) => {
  const { options, seats } = setting;
  let [own, others] = [0, 0];
  for (let i = 0; i < 10; i++) {
    const match = Match.start(dungeonLords, options, seats, `fast:${i + 1}`);
    const bots = Array<Bot<View>>(seats).fill(randomBot(random(i + 100), dungeonLords.forms));
    for (const _ of playOut(match, bots.with(i % seats, sensible), random(i + 200)));
    for (const [seat, { total }] of match.state.scores?.entries() ?? []) {
      if (seat === i % seats) own += total;
      else others += total / (seats - 1);
    }
  }
  expect(own / 10).toBeGreaterThan(5);
  expect(others / 10).toBeLessThan(0);
});

describe('it', () => {
  const CARDS = ['y1-pilfer', 'y1-spoil-food', 'y1-find-traps', 'y1-disarm'];

  /** A combat of the first year, in which the seat has this, up to its first question. */
  const combat = (own: Partial<Player>) =>
    Match.at(dungeonLords, combatFrom({ year: 1, combatCards: CARDS, seats: [own, {}] }), {
      seed: 'fast:1',
      position: 0,
    });
  const answerTo = (match: ReturnType<typeof combat>, prompt: string) => {
    const decision = match.pending.find(({ seat }) => seat === 0);
    expect(decision?.prompt).toBe(prompt);
    return sensible(match.view(0), decision as Decision);
  };

  test('captures a hero before he conquers, and keeps what is not needed for that', () => {
    const match = combat({
      party: [{ id: 'y1-warrior-4' }],
      creatures: [{ id: 'troll' }, { id: 'witch' }],
      traps: ['poisoned-meal', 'wall-of-fire'],
    });
    expect(answerTo(match, 'battlePlan')).toEqual({ tile: [2, 0], traps: [], creatures: ['witch'] });
  });

  test('sends nothing against heroes who fall by themselves', () => {
    const match = combat({
      party: [{ id: 'y1-warrior-1', damage: 2 }],
      creatures: [{ id: 'troll' }],
      traps: ['rolling-stone'],
      // It was seen that the fatigue is 1.
      spied: [1],
    });
    expect(answerTo(match, 'battlePlan')).toEqual({ tile: [2, 0], traps: [], creatures: [] });
  });

  test('strikes the hero whom it can fell', () => {
    const match = combat({
      party: [{ id: 'y1-warrior-4' }, { id: 'y1-thief-4' }, { id: 'y1-wizard-1', damage: 1 }],
      creatures: [{ id: 'ghost' }],
    });
    match.answer(0, { tile: [2, 0], traps: [], creatures: ['ghost'] });
    expect(answerTo(match, 'attackTarget')).toBe(2);
  });
});
