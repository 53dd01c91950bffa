// How a seat of Abyss guesses what it does not see: out of its view and of what it was told, and of nothing else.
import type { Memory } from '@undertow/shared/abyss/guessing/memory.ts';
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { State } from '@undertow/shared/abyss/state.ts';
import { expect, test } from 'vitest';
import { abyssUnderTest } from '../games/abyss/index.ts';
import { mustBe, mustEqual } from '../support/each-step.ts';
import { atDecisions, guessOf, mustBeFair, mustLookAlike, playOut, supposeAlike } from '../support/guesses.ts';
import { SETTINGS, settingOf } from '../support/settings.ts';

test.for(SETTINGS)('a guess looks like the truth, and is as good with the seat asked, with $name', (setting) => {
  let played = 0;
  const unsupposed = new Map<string, number>();
  atDecisions(abyssUnderTest, setting, [1, 2], (moment) => {
    mustLookAlike(moment);
    mustEqual(cardsOf(guessOf(moment.match, moment.seat, moment.memory, moment.seed)), cardsOf(moment.match.state));
    const supposed = supposeAlike(moment);
    if (!supposed) {
      unsupposed.set(moment.prompt, (unsupposed.get(moment.prompt) ?? 0) + 1);
      return;
    }
    mustBeFair(moment, supposed);
    if (moment.seed % 40 === 0) {
      playOut(supposed, moment);
      played++;
    }
  });
  console.log(setting.name, played, [...unsupposed]);
});

function cardsOf(state: State): string[] {
  const { kraken, leviathan } = state.expansions;
  return [
    state.explorationDeck,
    state.discard,
    state.track.filter((card) => card !== null),
    ...Object.values(state.council),
    state.recruiting?.played ?? [],
    ...state.seats.flatMap(({ hand, affiliated, tokens }) => [hand, affiliated, tokens]),
    ...Object.values(state.tokenSupply),
    state.lordDeck,
    state.locationDeck,
    kraken?.lootDeck ?? [],
    leviathan?.deck ?? [],
  ]
    .flat()
    .sort();
}

test.for(SETTINGS)('every hand and stack is known, and only decks and tokens are guessed, with $name', (setting) => {
  atDecisions(abyssUnderTest, setting, [3], ({ match, seat, memory, seed }) => {
    const guess = guessOf(match, seat, memory, seed);
    const { state } = match;
    mustEqual(guess.council, state.council);
    mustEqual(
      guess.seats.map(({ hand }) => hand.toSorted()),
      state.seats.map(({ hand }) => hand.toSorted()),
    );
    mustEqual(guess.discard.toSorted(), state.discard.toSorted());
    mustBe(guess.endConditionMet, state.endConditionMet);
    if (match.depth === 0) mustEqual(guess.passed, state.passed);
    expect((memory as Memory).begun).toBe(true);
  });
});
void abyss;
void settingOf;
