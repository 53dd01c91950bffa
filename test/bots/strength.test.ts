// What holds of every bot of a game: it answers legally and always the same, sees no more than its seat, and beats those
// that draw their answers.
import { playOut } from '@undertow/bots/bot.ts';
import { type AnyBot, bots } from '@undertow/bots/bots.ts';
import { randomBot } from '@undertow/bots/random.ts';
import { games } from '@undertow/games/index.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { CASES } from '../games/games.ts';
import { draw, make, overGames } from '../games/random-games.ts';
import { expectTried } from '../support/run/seeds.ts';

const random = (seed: number) => openRandom({ seed: `fast:${seed}`, position: 0 });

const TRIED = CASES.flatMap(({ name, under, setting }) =>
  (bots.get(under.game.id) ?? []).map(([botName, make]) => {
    const game = under.game as unknown as AnyGame;
    // Its views are those of its game.
    return { name: `${botName}, in ${name}`, under, setting, game, newBot: () => make(game, random(1)) as AnyBot };
  }),
);

/** So that a bot that changes what it is shown breaks down. */
function frozen<T>(value: T): T {
  if (isObject(value) || Array.isArray(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

test('a game with a bot of its own is tried with it', () => {
  expect(new Set(TRIED.map(({ game }) => game.id))).toEqual(new Set(bots.keys()));
  expect([...bots.keys()].filter((id) => !games.has(id))).toEqual([]);
});

test.for(TRIED)(
  '$name: it answers legally and always the same, wherever a game has led',
  ({ under, setting, newBot }) => {
    let tried = 0;
    overGames(under, setting, 20, (game) => {
      const { match } = game;
      const [bot, other] = [newBot(), newBot()];
      // Some of the games go the way of the bot, some that of chance, and most something between.
      const sense = game.random.below(4);
      while (!match.outcome) {
        const drawn = draw(game);
        const { decision } = drawn;
        const answer = bot(frozen(match.view(decision.seat)) as never, decision);
        if (!isLegal(decision.choice, answer, match.game.forms)) {
          expect.fail(`${JSON.stringify(answer)} is no answer to ${JSON.stringify(decision)}`);
        }
        expect(other(match.view(decision.seat) as never, decision)).toEqual(answer);
        tried++;
        make(match, game.random.below(3) < sense ? { decision, answer } : drawn);
      }
    });
    expectTried(tried, 50);
  },
);

const WITH_FOUR = TRIED.filter(({ setting }) => setting.seats === 4);

describe.for(WITH_FOUR)('$name: against three that draw their answers', ({ game, setting, newBot }) => {
  test('it wins most games', () => {
    const wins = Array.from({ length: 12 }, (_, i) => {
      const match = Match.start(game, setting.options, 4, `fast:${i + 1}`);
      const seats = Array<AnyBot>(4).fill(randomBot(random(i + 100), game.forms));
      for (const _ of playOut(match, seats.with(i % 4, newBot()), random(i + 200)));
      return match.outcome?.ranking[0]?.includes(i % 4);
    });
    expect(wins.filter((isWon) => isWon).length).toBeGreaterThanOrEqual(9);
  });
});
