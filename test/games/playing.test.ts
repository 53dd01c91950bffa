// Random games go on, whatever is answered, until they end.
import { abandoned, timeouts, unattended } from '@undertow/authoring/check/properties/absence.ts';
import { ends, forms, options, several } from '@undertow/authoring/check/properties/going-on.ts';
import { laws, questions, repeats, told } from '@undertow/authoring/check/properties/keeping.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import fc from 'fast-check';
import { test } from 'vitest';
import { mustBe } from '../support/run/each-step.ts';
import { holds } from '../support/run/seeds.ts';
import { type AnyMatch, CASES, type Case, GAMES } from './games.ts';
import { testEveryGame } from './holding.ts';
import { make, moves, randomGame } from './random-games.ts';

testEveryGame(ends, options, several, forms, timeouts, unattended, abandoned, questions, told, laws, repeats);

/** After so many random answers, or at the end if that comes earlier. */
function positionAfter({ under, setting }: Case, answers: number, seed: number): AnyMatch {
  const game = randomGame(under, setting, seed);
  let left = answers;
  for (const move of moves(game)) {
    if (left-- === 0) break;
    make(game.match, move);
  }
  return game.match;
}

test.for(GAMES)(
  'whatever is answered by whomever, it is taken if it is legal, and changes nothing if not: $game.id',
  (under) => {
    const cases = fc.constantFrom(...CASES.filter((each) => each.under === under));
    const attempt = fc.tuple(
      fc.integer({ min: -1, max: 5 }),
      fc.oneof(...(under.attempts ? [fc.constantFrom(...under.attempts)] : []), fc.jsonValue()),
    );
    const attempts = fc.array(attempt, { minLength: 30, maxLength: 60 });
    const property = fc.property(cases, fc.nat(1000), fc.nat(250), attempts, (each, seed, skipped, given) => {
      const match = positionAfter(each, skipped, seed);
      for (const [seat, answer] of given) {
        const decision = match.pending.find((one) => one.seat === seat);
        const legal = decision !== undefined && isLegal(decision.choice, answer, match.game.forms);
        const before = legal ? '' : JSON.stringify([match.save(), match.pending]);
        mustBe(match.answer(seat, answer as Json) !== undefined, legal);
        if (!legal) mustBe(JSON.stringify([match.save(), match.pending]), before);
      }
    });
    holds(property, 150);
  },
);
