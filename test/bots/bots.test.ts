// The bots as a host finds them: by the name of the game and their own.
import { playOut } from '@undertow/bots/bot.ts';
import { botFor, botNames, bots } from '@undertow/bots/bots.ts';
import { games } from '@undertow/games/index.ts';
import { defaultOptions } from '@undertow/shared/table/about.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';

const random = () => openRandom({ seed: 'fast:1', position: 0 });
const abyss = games.get('abyss')?.game as AnyGame;

test.for([...bots.keys()])('chance is named behind all other bots of %s', (id) => {
  const named = botNames(games.get(id)?.game as AnyGame);
  expect([named.indexOf('random'), new Set(named).size]).toEqual([named.length - 1, named.length]);
});

test('a game without bots of its own is played at random', () => {
  expect(botNames({ ...abyss, id: 'another' })).toEqual(['random']);
});

test('a name that no bot has finds none', () => {
  expect(botFor(abyss, random(), 'brilliant')).toBeUndefined();
});

test.for([...games].flatMap(([id, { game }]) => [undefined, ...botNames(game)].map((name) => [id, name] as const)))(
  'a host that knows no game lets bots play %s to its end (%s)',
  ([id, name]) => {
    const { game, about } = games.get(id) as NonNullable<ReturnType<typeof games.get>>;
    const match = Match.start(game, defaultOptions(about), about.seats.max, 'fast:1');
    const bot = botFor(game, random(), name);
    if (!bot) throw new Error('there is no bot');
    const moves = [...playOut(match, Array(about.seats.max).fill(bot), random())];
    expect(moves.length).toBeGreaterThan(20);
    expect(match.outcome?.ranking.flat().toSorted()).toEqual([...Array(about.seats.max).keys()]);
  },
);
