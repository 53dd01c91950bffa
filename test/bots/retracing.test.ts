// How a seat finds out how its match came to where it stands: what it then tries out is what would come of it in truth.
import { Retracing } from '@undertow/bots/retracing.ts';
import { Memories } from '@undertow/bots/thinking/memories.ts';
import type { AnyEvent, AnyMatch, AnyView } from '@undertow/shared/table/any-game.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import { expect, test } from 'vitest';
import { CASES } from '../games/games.ts';
import { draw, make, type RandomGame, randomGame } from '../games/random-games.ts';
import { expectTried, times } from '../support/run/seeds.ts';

const SEAT = 0;
/** At so many questions it finds the way. What it does not find are many cards drawn at once. */
const MOSTLY = 0.75;

const guessed = CASES.filter(({ under }) => under.game.guessing);

test.for(guessed)(
  '$name: a seat stands where its match does, and knows what would come of its answer',
  ({ under, setting }) => {
    const { first } = times(1);
    const game = randomGame(under, setting, first) as unknown as RandomGame<Json, AnyEvent, AnyView, Json>;
    const match = game.match as AnyMatch;
    const random = openRandom({ seed: 'fast:2', position: 0 });
    const memories = new Memories(match.game, game.seats, [SEAT]);
    const retracing = new Retracing(match.game, SEAT, random);
    let given: Answer[] = [];
    const hear = () => {
      memories.hear(match.told);
      const events = match.told.flatMap((event) => match.game.redact(event, SEAT) ?? []);
      const memory = memories.of(SEAT);
      retracing.follow({ turn: match.turn, view: match.view(SEAT), asked: match.asked(SEAT), events, given, memory });
      given = [];
    };
    hear();
    let [asked, right, wrong] = [0, 0, 0];
    while (!match.outcome && asked < 150) {
      // In the true position, which a seat has no way to know, all must come as in the match itself.
      const truth = match.suppose(SEAT, match.state, match.chance);
      const decision = match.open(SEAT)?.decision;
      if (decision && truth) {
        asked++;
        const sealed = match.sealed(SEAT).map(({ answer }) => answer);
        const supposed = retracing.suppose(match.state, match.chance, sealed);
        if (supposed) {
          const answer = sample(decision.choice, random, match.game.forms);
          const comesOf = (one: AnyMatch) => [
            one.open(SEAT)?.decision,
            one.answer(SEAT, answer),
            one.asked(SEAT),
            one.view(SEAT),
          ];
          if (isSame(comesOf(supposed), comesOf(truth))) right++;
          else wrong++;
        }
      }
      const { version } = match;
      const move = draw(game);
      if (move.decision.seat === SEAT) given.push(move.answer);
      make(match as never, move);
      if (match.version > version) hear();
    }
    // The smallest game asks a seat so often.
    expectTried(asked, 6);
    expect(right).toBeGreaterThanOrEqual(MOSTLY * asked);
    expect(wrong).toBe(0);
  },
);
