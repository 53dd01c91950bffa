// How a seat of Abyss guesses what it does not see: out of its view and of what it was told, and of nothing else.
import { expect, test } from 'vitest';
import {
  atDecisions,
  lateMustGuessWell,
  Memories,
  mustGuessWell,
  tallied,
} from '../../../../test/support/games/guesses.ts';
import { mustBe, mustEqual } from '../../../../test/support/run/each-step.ts';
import { expectTried } from '../../../../test/support/run/seeds.ts';
import { RACES } from '../../rules/races.ts';
import type { State } from '../../rules/state.ts';
import { draw, make, randomGame } from '../support/random-games.ts';
import { SETTINGS, settingOf } from '../support/settings.ts';
import { afterRecruiting } from '../support/table-talk.ts';
import { abyssUnderTest } from '../under-test/index.ts';

test.for(SETTINGS)('a guess is as the truth may be, and can be played on from, with $name', (setting) => {
  const { unsupposed, playedOut, alike } = mustGuessWell(abyssUnderTest, setting, 5, piles);
  expectTried(playedOut, 1);
  expectTried(alike, 3);
  // Several seats discard under seal, each out of its hand.
  expect(['jailerDiscard', 'commanderDiscard']).toEqual(expect.arrayContaining([...unsupposed]));
});

/** All cards and tokens that may lie face down. */
function piles(state: State): string[] {
  const { kraken, leviathan } = state.expansions;
  const held = state.seats.flatMap(({ hand, tokens }) => [...hand, ...tokens]);
  const stacks = [...Object.values(state.council), ...Object.values(state.tokenSupply)].flat();
  const decks = [...state.explorationDeck, ...state.discard, ...state.lordDeck, ...state.locationDeck];
  return [...held, ...stacks, ...decks, ...(kraken?.lootDeck ?? []), ...(leviathan?.deck ?? [])];
}

test.for(SETTINGS)('every hand and stack is remembered, and what was discarded, with $name', (setting) => {
  atDecisions(abyssUnderTest, setting, 5, ({ match, guess }) => {
    const { state } = match;
    mustEqual(guess.council, state.council);
    mustEqual(guess.discard.toSorted(), state.discard.toSorted());
    for (const [seat, { hand }] of state.seats.entries()) {
      mustEqual(guess.seats[seat]?.hand.toSorted(), hand.toSorted());
    }
    mustBe(guess.endConditionMet, state.endConditionMet);
    // Within a turn passes are forgotten a little earlier: they are only asked about when it ends.
    if (match.depth === 0) mustEqual(guess.passed, state.passed);
  });
});

test.for(SETTINGS)('who came late guesses as well, with $name', (setting) => {
  lateMustGuessWell(abyssUnderTest, setting, 5, piles);
});

/** A game of four after so many answers, and what seat 0 remembers of it. */
function later(answers: number) {
  const game = randomGame(settingOf(4), 1);
  const memories = new Memories(game.match, game.seats);
  for (let i = 0; i < answers; i++) memories.hear(make(game.match, draw(game)));
  return { match: game.match, seat: 0, memory: memories.of(0) };
}

test('every card that is left is as often the next one as there are of it', () => {
  const moment = later(200);
  const { explorationDeck, lordDeck, locationDeck } = moment.match.state;
  for (const [deck, topOf] of [
    [explorationDeck, (guess: State) => guess.explorationDeck[0]],
    [lordDeck, (guess: State) => guess.lordDeck[0]],
    [locationDeck, (guess: State) => guess.locationDeck.at(-1)],
  ] as const) {
    const tally = tallied(moment, 4000, (guess) => [topOf(guess) as string]);
    for (const card of new Set(deck)) {
      const share = deck.filter((other) => other === card).length / deck.length;
      expect((tally.get(card) ?? 0) / 4000, card).toBeCloseTo(share, 1.5);
    }
    expect(tally.size).toBe(new Set(deck).size);
  }
});

test('who remembers nothing guesses hands and stacks out of all that it does not see', () => {
  const moment = { ...later(200), memory: undefined };
  const { seats, council } = moment.match.state;
  const held = seats.findIndex(({ hand }, seat) => seat > 0 && hand.length > 0);
  const tally = tallied(moment, 500, ({ seats: guessed }) => guessed[held]?.hand ?? []);
  expect(tally.size).toBeGreaterThan(15);
  expect(tally.has('monster')).toBe(false);
  for (const race of RACES) {
    const stack = tallied(moment, 50, (guess) => guess.council[race]);
    expect([...stack.keys()].every((card) => card.startsWith(`${race}-`))).toBe(true);
    expect([...stack.values()].reduce((sum, count) => sum + count, 0)).toBe(50 * council[race].length);
  }
});

test('who was robbed of a Monster token remembers its face, and the others guess it', () => {
  const match = afterRecruiting('hunter', [{}, { tokens: ['points-4'] }, {}]);
  const memories = new Memories(match, 3);
  const guessed = (seat: number) =>
    tallied({ match, seat, memory: memories.of(seat) }, 60, ({ seats }) => seats[0]?.tokens ?? []);
  expect([...guessed(1)]).toEqual([['points-4', 60]]);
  expect([...guessed(2).keys()].sort()).toEqual(['points-2', 'points-3', 'points-4']);
});
