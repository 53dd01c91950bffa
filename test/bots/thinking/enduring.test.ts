// How players of the house endure: each level answers very many questions of every kind, always legally, and none of them
// takes more than its budget and a fifth of it. In the usual run they are few, and budgets are counted in tries, which are the
// same on any machine; in the long run there are ten thousand, and budgets are milliseconds of the processor.
import { minds } from '@undertow/bots/bots.ts';
import { clocks } from '@undertow/bots/thinking/clock.ts';
import { levelNames, levels, playerOf } from '@undertow/bots/thinking/levels.ts';
import { Memories } from '@undertow/bots/thinking/memories.ts';
import type { Budget, Situation } from '@undertow/bots/thinking/thinker.ts';
import type { AnyMind } from '@undertow/bots/thinking/trial.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { CASES } from '../../games/games.ts';
import { draw, make, type RandomGame, randomGame } from '../../games/random-games.ts';
import { FIRST_SEED, isLong, repeatCommand } from '../../support/run/seeds.ts';
import { countedBudget } from '../../support/thinking/asking.ts';

const QUESTIONS = isLong ? 10_000 : 40;
const MOST_OVERRUN = 1.2;
/** Of a kind that was asked so often, one question less of two is asked. */
const OFTEN = isLong ? 50 : 1;

/** What a level thinks with here: in the long run that with which it plays, by a clock that a busy machine does not hurry. */
function budgetOf(own: Budget): Budget {
  return isLong ? { ...own, clock: 'cpu' } : countedBudget(own);
}

/** So many milliseconds a level may take, if that is held here. */
function mostOf(level: string): number | undefined {
  const milliseconds = levels.find((one) => one.level === level)?.milliseconds ?? 0;
  return isLong && milliseconds > 0 ? MOST_OVERRUN * milliseconds : undefined;
}

/** The questions of random games in all settings, rare kinds of them as often as others as far as can be. */
function* questions(gameId: string): Generator<Situation & { readonly seed: number }> {
  const cases = CASES.filter(({ under }) => under.game.id === gameId);
  const asked = new Map<string, number>();
  for (let seed = FIRST_SEED; ; seed++) {
    const { under, setting } = cases[seed % cases.length] ?? {};
    if (!under || !setting) return;
    const game = randomGame(under, setting, seed) as RandomGame<Json, Json, never, Json>;
    const match = game.match as unknown as AnyMatch;
    const memories = new Memories(match.game, game.seats);
    memories.hear(match.told);
    while (!match.outcome) {
      const move = draw(game);
      const { decision } = move;
      const before = asked.get(decision.prompt) ?? 0;
      if (game.random.below(1 + Math.floor(before / OFTEN)) === 0) {
        asked.set(decision.prompt, before + 1);
        yield { match, decision, memory: memories.of(decision.seat), seed };
      }
      memories.hear(make(game.match, move) as never);
    }
  }
}

function playersOf(mind: AnyMind) {
  const players = levelNames.flatMap((name) => {
    const player = playerOf(mind, name);
    return player ? [{ name, think: player.think, budget: budgetOf(player.budget), most: mostOf(name) }] : [];
  });
  expect(players.map(({ name }) => name)).toEqual(expect.arrayContaining(['keen', 'deep']));
  return players;
}

describe.for([...minds])('%s', ([gameId, mind]) => {
  test(`every level answers ${QUESTIONS} questions legally, and within its budget`, () => {
    const players = playersOf(mind);
    const late: string[] = [];
    let answered = 0;
    for (const { seed, ...situation } of questions(gameId)) {
      const { match, decision } = situation;
      for (const { name, think, budget, most } of players) {
        const began = clocks.cpu();
        const answer = think(situation, openRandom({ seed: `fast:${answered}`, position: 0 }), budget);
        const ms = clocks.cpu() - began;
        if (!isLegal(decision.choice, answer, match.game.forms)) {
          const asked = JSON.stringify(decision);
          expect.fail(`${name} answers ${JSON.stringify(answer)} to ${asked}\n\n${repeatCommand(seed)}`);
        }
        if (most !== undefined && ms > most) {
          late.push(`${name} takes ${Math.round(ms)} ms for ${decision.prompt}, seed ${seed}`);
        }
      }
      if (++answered === QUESTIONS) break;
    }
    expect(answered).toBe(QUESTIONS);
    expect(late).toEqual([]);
  });
});
