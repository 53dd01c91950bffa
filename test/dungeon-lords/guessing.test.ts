// How a seat of Dungeon Lords guesses what it does not see: out of its view and of what it was told, and of nothing else.
import type { State } from '@undertow/shared/dungeon-lords/state.ts';
import { test } from 'vitest';
import { dungeonLordsUnderTest } from '../games/dungeon-lords/index.ts';
import { SETTINGS } from '../games/dungeon-lords/settings.ts';
import { mustEqual } from '../support/each-step.ts';
import { atDecisions, guessOf, mustBeFair, mustLookAlike, playOut, supposeAlike } from '../support/guesses.ts';

test.for(SETTINGS)('a guess looks like the truth, and is as good with the seat asked, with $name', (setting) => {
  let played = 0;
  const unsupposed = new Map<string, number>();
  atDecisions(dungeonLordsUnderTest, setting, [1, 2], (moment) => {
    mustLookAlike(moment);
    const guess = guessOf(moment.match, moment.seat, moment.memory, moment.seed);
    mustEqual(cardsOf(guess), cardsOf(moment.match.state));
    mustEqual(dungeonLordsUnderTest.brokenLaws(guess, moment.match.pending), []);
    const supposed = supposeAlike(moment);
    if (!supposed) {
      unsupposed.set(moment.prompt, (unsupposed.get(moment.prompt) ?? 0) + 1);
      return;
    }
    mustBeFair(moment, supposed);
    if (moment.seed % 30 === 0) {
      playOut(supposed, moment);
      played++;
    }
  });
  console.log(setting.name, played, [...unsupposed]);
});

function cardsOf({ trapDeck, trapDiscard, seats, heroPile, creaturePile, roomPile, nextYear }: State): string[] {
  return [
    trapDeck,
    trapDiscard,
    ...seats.flatMap(({ traps, battle }) => [traps, battle?.traps ?? []]),
    heroPile,
    creaturePile,
    roomPile,
    nextYear?.heroes ?? [],
    nextYear?.creatures ?? [],
    nextYear?.rooms ?? [],
  ]
    .flat()
    .sort();
}
