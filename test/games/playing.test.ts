// Random games go on, whatever is answered, until they end.
import { enumerate, isLegal } from '@undertow/shared/table/choice.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mustBe, mustEqual } from '../support/run/each-step.ts';
import { holds } from '../support/run/seeds.ts';
import { type AnyMatch, CASES, type Case, GAMES } from './games.ts';
import { make, moves, overGames, randomGame } from './random-games.ts';

/** Of a form, so many answers are tried. */
const MOST_TRIED = 12;

test.for(CASES)('a game of random answers ends, with all seats ranked, of $name', ({ under, setting }) => {
  const { seats } = setting;
  overGames(under, setting, 200, (game) => {
    for (const move of moves(game)) make(game.match, move);
    expect(game.match.outcome?.ranking.flat().toSorted()).toEqual([...Array(seats).keys()]);
    expect(game.match.pending).toEqual([]);
  });
});

test.for(CASES)('every option that is offered works, and leads on or to the end, of $name', ({ under, setting }) => {
  overGames(under, setting, 8, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      for (const decision of match.pending) {
        for (const answer of enumerate(decision.choice, MOST_TRIED, match.game.forms)) {
          const fork = match.fork();
          make(fork, { decision, answer });
          mustBe(fork.outcome !== undefined || fork.pending.length > 0, true);
        }
      }
      make(match, move);
    }
  });
});

test.for(CASES)(
  'no seat is asked what has only one answer, unless it is always asked, of $name',
  ({ under, setting }) => {
    overGames(under, setting, 40, (game) => {
      for (const move of moves(game)) {
        const { prompt, choice, always } = move.decision;
        const answers = enumerate(choice, 2, game.match.game.forms);
        mustEqual([prompt, answers.length], [prompt, always ? Math.max(1, answers.length) : 2]);
        make(game.match, move);
      }
    });
  },
);

test.for(CASES)('an answer for a player who gives none is legal, of $name', ({ under, setting }) => {
  overGames(under, setting, 60, (game) => {
    for (const move of moves(game)) {
      for (const decision of game.match.pending) {
        const answer = game.match.game.timeout(game.match.state, decision);
        const legal = isLegal(decision.choice, answer, game.match.game.forms);
        if (!legal) expect.fail(`${JSON.stringify(answer)} is no answer to ${JSON.stringify(decision)}`);
      }
      make(game.match, move);
    }
  });
});

/** No player answers any more: to the end, or for a long while in which turn follows turn. */
function playByTimeouts(match: AnyMatch, { under, setting }: Case): void {
  const { turn } = match.save();
  const hasEnd = under.endsUnattended(setting);
  const most = hasEnd ? 20_000 : 1000;
  for (let answers = 0; !match.outcome && answers < most; answers++) {
    const [decision] = match.pending;
    if (!decision) throw new Error('nothing is asked, and the game is not over');
    make(match, { decision, answer: match.game.timeout(match.state, decision) });
  }
  if (hasEnd) expect(match.outcome).toBeDefined();
  else expect(match.outcome !== undefined || match.save().turn > turn + 50 * setting.seats).toBe(true);
}

test.for(CASES)('a game in which no player ever answers goes on, of $name', (each) => {
  overGames(each.under, each.setting, 40, ({ match }) => playByTimeouts(match, each));
});

test.for(CASES)('a game that all players leave at some point goes on, of $name', (each) => {
  overGames(each.under, each.setting, 40, (game) => {
    const stay = game.random.below(300);
    let answers = 0;
    for (const move of moves(game)) {
      if (answers++ >= stay) return playByTimeouts(game.match, each);
      make(game.match, move);
    }
  });
});

test.for(CASES)('a question does not change once it is asked, of $name', ({ under, setting }) => {
  overGames(under, setting, 40, (game) => {
    for (const move of moves(game)) {
      const { pending } = game.match;
      const asked = JSON.stringify(pending);
      make(game.match, move);
      mustBe(JSON.stringify(pending), asked);
    }
  });
});

test.for(CASES)('what was told does not change afterwards, of $name', ({ under, setting }) => {
  overGames(under, setting, 20, (game) => {
    const told: object[] = [];
    const written: string[] = [];
    for (const move of moves(game)) {
      const events = make(game.match, move);
      told.push(events);
      written.push(JSON.stringify(events));
    }
    expect(told.map((events) => JSON.stringify(events))).toEqual(written);
  });
});

test.for(CASES)('everything keeps its measure, of $name', ({ under, setting }) => {
  overGames(under, setting, 60, (game) => {
    for (const move of moves(game)) {
      make(game.match, move);
      const broken = under.brokenLaws(game.match.state, game.match.pending);
      if (broken.length > 0) expect.fail(broken.join('; '));
    }
  });
});

test.for(CASES)('the same seed and the same answers make the same game, of $name', ({ under, setting }) => {
  const play = () => {
    const game = randomGame(under, setting, 7);
    const told = [];
    for (const move of moves(game)) told.push(...make(game.match, move));
    return JSON.stringify([told, game.match.save()]);
  };
  expect(play()).toBe(play());
});

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
      fc.oneof(fc.constantFrom(...under.attempts), fc.jsonValue()),
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
