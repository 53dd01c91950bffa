// Stores may give the fields of a record back in another order, and no game may go by it.
import { Match } from '@undertow/shared/table/match.ts';
import { Broken, mustBe } from '../broken.ts';
import type { AnyMatch } from '../game-under-test.ts';
import { canonical, reordered } from '../plain-json.ts';
import type { Property } from '../property.ts';
import { isAtRest } from '../random-games.ts';

export const order: Property = {
  id: 'order',
  sentence: 'a game goes on in the same way, in whatever order the fields of its save come back',
  games: 10,
  watch({ line: { match }, random }) {
    let other = disturbed();
    let tried = 0;

    function disturbed(): AnyMatch {
      return Match.resume(match.game, JSON.parse(JSON.stringify(reordered(match.save(), random))));
    }

    /** The ending of a turn is not all that counts: what is asked on the way is recorded by its answers. */
    function mustBeAlike(what: string, found: unknown, wanted: unknown): void {
      const sentence = `The fields of a save came back in another order, and ${what}: the rules go through the keys of a record, or a Set or Map of them.`;
      mustBe(canonical(found), canonical(wanted), sentence);
    }

    return {
      before() {
        tried++;
        mustBeAlike('something else is asked', other.pending, match.pending);
      },
      after({ decision: { seat }, answer }, events) {
        const told = other.answer(seat, answer);
        if (!told) throw new Broken('The fields of a save came back in another order, and an answer is refused.');
        mustBeAlike('something else is told', told, events);
        mustBeAlike('the game ends otherwise', other.outcome ?? null, match.outcome ?? null);
        if (!isAtRest(match)) return;
        mustBeAlike('the turn leads elsewhere', other.state, match.state);
        if (!match.outcome) other = disturbed();
      },
      get tried() {
        return tried;
      },
    };
  },
};
