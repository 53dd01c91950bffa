// What a seat guesses of hidden things looks to it like the truth: else its view shows what it may not know, or bots err.
import { Memories } from '@undertow/bots/thinking/memories.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { viewOf } from '@undertow/shared/table/view.ts';
import { mustBe, mustEqual } from '../broken.ts';
import type { Property } from '../property.ts';

/** A guess is made at one of so many decisions. */
const ONE_OF = 3;

export const guesses: Property = {
  id: 'guesses',
  sentence: 'what a seat guesses looks to it like what is true',
  games: 5,
  missing: ({ game: { guessing } }) => (guessing ? undefined : 'no `guessing` in the rules'),
  watch({ line: { match }, setting: { seats }, random }) {
    const memories = new Memories(match.game as unknown as AnyGame, seats);
    memories.hear(match.told as never);
    let tried = 0;
    return {
      before({ decision: { seat } }) {
        if (random.below(ONE_OF) > 0) return;
        tried++;
        const place = { seed: `fast:${random.below(2 ** 31)}`, position: 0 };
        const view = match.view(seat);
        const guess = match.game.guessing?.determinize(view, seat, memories.of(seat), openRandom(place));
        if (guess === undefined) return;
        const hint = 'Either `determinize` changes what the seat sees, or the view shows what the guess drew anew.';
        mustBe(
          JSON.stringify(viewOf(match.game, guess, seat)),
          JSON.stringify(view),
          `What seat ${seat + 1} guesses looks otherwise to it. ${hint}`,
        );
        const supposed = match.suppose(seat, guess, place);
        if (!supposed) return;
        mustEqual(
          supposed.asked(seat),
          match.asked(seat),
          `In what seat ${seat + 1} guesses, something else is asked.`,
        );
      },
      after(_, events) {
        memories.hear(events as never);
      },
      get tried() {
        return tried;
      },
    };
  },
};
