// How bots think in a game that brings no mind: by its rules, by what it says of guessing, and by its score. Budgets are tries,
// which are the same on any machine.
import { levelsIn } from '@undertow/bots/bots.ts';
import type { NamedBots } from '@undertow/bots/game-bots.ts';
import { flat } from '@undertow/bots/thinking/flat.ts';
import { hinter } from '@undertow/bots/thinking/hint.ts';
import { playerOf, trialOf } from '@undertow/bots/thinking/levels.ts';
import { chanceOfPlayers, type Player, play } from '@undertow/bots/thinking/play.ts';
import type { AnyMind } from '@undertow/bots/thinking/trial.ts';
import { sharesOf } from '@undertow/bots/thinking/value.ts';
import { wholeMind } from '@undertow/bots/thinking/whole-mind.ts';
import { prizes } from '@undertow/games/prizes/index.ts';
import { type AnyGame, type AnyMatch, asAny, type KnownGame } from '@undertow/shared/table/any-game.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Outcome } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { type Auction, auction, exchanged } from '../../support/games/auction.ts';
import { playOpen, scoreless, turningUpFirst } from '../../support/games/auctions.ts';

const known = (game: object = auction): KnownGame =>
  asAny({ game, about: { name: 'Auction', seats: { min: 2, max: 3 }, choices: [] } });

function mindOf(one: KnownGame, named: NamedBots = []): AnyMind {
  const mind = wholeMind(one, { named });
  if (!mind) throw new Error('nothing can be guessed');
  return mind;
}

/** `keen:100` is that level with so many tries. */
function playerIn(mind: AnyMind, spec: string): Player {
  const [level = '', tries = '1'] = spec.split(':');
  const player = playerOf(mind, level);
  if (!player) throw new Error(`there is no level ${level}`);
  return { ...player, budget: { iterations: Number(tries) } };
}

/** The share of matches that the one wins against others, each deal from every seat. */
function wins({ game }: KnownGame, [one, other]: readonly [Player, Player], seats: number, matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const seed = `fast:${1 + Math.floor(i / seats)}`;
    const match: AnyMatch = Match.start(game, {}, seats, seed);
    const players = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? one : other));
    for (const _ of play(match, players, chanceOfPlayers(seed)));
    won += sharesOf(match.outcome as Outcome, seats)[i % seats] ?? 0;
  }
  return won / matches;
}

function contest(one: KnownGame, specs: readonly [string, string], seats: number, matches: number): number {
  const mind = mindOf(one);
  const [first, second] = specs.map((spec) => playerIn(mind, spec)) as [Player, Player];
  return wins(one, [first, second], seats, matches);
}

describe('a game with a score', () => {
  test('has a keen player that clearly beats chance, at two seats and at three', () => {
    expect(contest(known(), ['keen:100', 'random'], 2, 60)).toBeGreaterThan(0.75);
    expect(contest(known(), ['keen:100', 'random'], 3, 45)).toBeGreaterThan(0.5);
  });

  test('has a deep one that is no weaker, and a beginner between them and chance', () => {
    expect(contest(known(), ['deep:600', 'keen:60'], 2, 60)).toBeGreaterThanOrEqual(0.5);
    expect(contest(known(), ['beginner:3', 'random'], 2, 60)).toBeGreaterThan(0.5);
    expect(contest(known(), ['keen:100', 'beginner:3'], 2, 40)).toBeGreaterThan(0.5);
  });

  test('is judged by it: who is further ahead is likelier to win', () => {
    const { value } = mindOf(known());
    const state = auction.setup({}, 2, openRandom({ seed: 'fast:1', position: 0 }));
    const chanceOf = (...scores: number[]) => value?.chances({ ...state, scores } as never, 2)[0] ?? 0;
    expect(chanceOf(0, 0)).toBeCloseTo(0.5);
    expect(chanceOf(9, 0)).toBeGreaterThan(chanceOf(5, 0));
    expect(chanceOf(0, 30)).toBeLessThan(0.25);
    const position = { state: { ...state, scores: [3, 4] } as never, outcome: { ranking: [[1], [0]] } };
    expect(value?.of(position, 1, 2)).toBeGreaterThan(0.7);
  });
});

test('a game that shows no score is played out to its end, and judged by who has won', () => {
  expect(contest(known(scoreless), ['keen:100', 'random'], 2, 40)).toBeGreaterThan(0.65);
});

test('a game in which nothing is hidden says so by a position that follows from the view', () => {
  expect(contest(known(playOpen), ['keen:60', 'random'], 2, 20)).toBeGreaterThan(0.7);
});

test('answers are tried with the bot that a game names, and those who try them beat it', async () => {
  const toy: KnownGame = prizes;
  const { named } = (await prizes.bots?.()) ?? { named: [] };
  const mind = mindOf(toy, named);
  const players = (one: string, other: string): [Player, Player] => [playerIn(mind, one), playerIn(mind, other)];
  expect(wins(toy, players('keen:100', 'random'), 2, 40)).toBeGreaterThan(0.8);
  expect(wins(toy, players('keen:100', 'sensible'), 2, 40)).toBeGreaterThan(0.6);
  expect(
    levelsIn(toy.game.id, { bots: new Map([[toy.game.id, named]]), minds: new Map([[toy.game.id, mind]]) }),
  ).toEqual([
    { level: 'deep', milliseconds: 250 },
    { level: 'keen', milliseconds: 100 },
    { level: 'nearest', milliseconds: 0 },
    { level: 'beginner', milliseconds: 250 },
    { level: 'random', milliseconds: 0 },
  ]);
});

/** Some of what a seat is asked in random matches, with the match and a player's chance. */
function* asked(game: AnyGame, seats: number) {
  for (let seed = 1; seed <= 4; seed++) {
    const match: AnyMatch = Match.start(game, {}, seats, `fast:${seed}`);
    const random = chanceOfPlayers(`fast:${seed}`);
    while (!match.outcome) {
      const decision = match.pending[random.below(match.pending.length)];
      if (!decision) throw new Error('nothing is asked');
      yield { match, decision, seed: `fast:${random.below(1000)}` };
      match.answer(decision.seat, 'options' in decision.choice ? (decision.choice.options[0] ?? null) : null);
    }
  }
}

test('what a seat does not see changes nothing of what it answers', () => {
  const mind = mindOf(known());
  let differing = 0;
  for (const { match, decision, seed } of asked(known().game, 3)) {
    // Only between two turns can a twin be set up.
    if (match.depth > 0) continue;
    const { seat } = decision;
    const truth = match.state as unknown as Auction;
    const twin: AnyMatch = Match.at(match.game, exchanged(truth, seat) as never, match.chance);
    const other = twin.open(seat)?.decision;
    expect(twin.view(seat)).toEqual(match.view(seat));
    expect(other).toEqual(decision);
    if (JSON.stringify(twin.state) !== JSON.stringify(match.state)) differing++;
    for (const spec of ['beginner:2', 'keen:40', 'deep:60']) {
      const { think, budget } = playerIn(mind, spec);
      const answerIn = (one: AnyMatch): Answer =>
        think({ match: one, decision, memory: undefined }, openRandom({ seed, position: 0 }), budget);
      expect(answerIn(twin)).toEqual(answerIn(match));
    }
  }
  expect(differing).toBeGreaterThan(5);
});

test('where nothing can be tried, since others are asked in the middle of a turn, answers are drawn', () => {
  const mind = mindOf(known(turningUpFirst));
  const given = new Set<string>();
  for (const { match, decision, seed } of asked(known(turningUpFirst).game, 2)) {
    const { think, budget } = playerIn(mind, 'keen:20');
    const answer = think({ match, decision, memory: undefined }, openRandom({ seed, position: 0 }), budget);
    expect(isLegal(decision.choice, answer, match.game.forms)).toBe(true);
    given.add(String('options' in decision.choice && decision.choice.options.indexOf(answer as string)));
  }
  expect(given.size).toBeGreaterThan(3);
});

test('a hint says in how many worlds its answer was better, and what it brings to the score', () => {
  const mind = mindOf(known());
  const hint = hinter(mind, trialOf(mind), (trying) => flat(mind, trying, 16));
  const said = new Set<string>();
  for (const { match, decision, seed } of asked(known().game, 2)) {
    const situation = { match, decision, memory: undefined };
    const { answer, reason } = hint(situation, openRandom({ seed, position: 0 }), { iterations: 80 });
    expect(isLegal(decision.choice, answer, match.game.forms)).toBe(true);
    expect(reason?.worlds).toBeGreaterThan(3);
    expect(reason?.better).toBeLessThanOrEqual(reason?.worlds ?? 0);
    expect(reason?.instead).not.toEqual(answer);
    for (const { what } of reason?.brings ?? []) said.add(what);
  }
  expect([...said]).toEqual(['score']);
});

test('of more answers than can be tried, some from the whole of their order are', () => {
  const options = Array.from({ length: 200 }, (_, i) => `spot-${i}`);
  const decision = { seat: 0, prompt: 'spot', choice: { type: 'one', options } } as const;
  const found = mindOf(known()).candidates(null, decision, 10);
  expect(found).toHaveLength(10);
  expect(found).toContain('spot-180');
});

test('a game that does not say how to guess has no mind: only chance plays it, and what it names', () => {
  const { guessing: _, ...without } = auction;
  expect(wholeMind(known(without), { named: [] })).toBeUndefined();
  expect(levelsIn(auction.id, { bots: new Map(), minds: new Map() })).toEqual([{ level: 'random', milliseconds: 0 }]);
});

test('a mind that was taught a value and brings nothing else plays at the levels of the house', () => {
  const inputs = {
    ...{ names: ['score', 'lead'], common: 0 },
    write: (state: unknown, rows: Float32Array | Int8Array) => {
      const { scores } = state as Auction;
      for (const [seat, score] of scores.entries()) rows.set([score, 2 * score - Math.max(...scores)], 2 * seat);
    },
  };
  const bytes = new Uint8Array(new Float32Array([0.1, 0.1]).buffer);
  const numbers = btoa(String.fromCharCode(...bytes));
  const weights = {
    ...{ game: auction.id, command: '', from: '', inputs: inputs.names },
    common: 0,
    hidden: 0,
    numbers,
  };
  const mind = wholeMind(known(), { named: [], mind: { inputs, weights } }) as AnyMind;
  expect(mind.weights).toBe(weights);
  expect(wins(known(), [playerIn(mind, 'keen:4'), playerIn(mind, 'random')], 2, 20)).toBeGreaterThan(0.4);
  expect(playerOf(mind, 'sensible')).toBeUndefined();
});
