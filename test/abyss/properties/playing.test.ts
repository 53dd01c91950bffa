// Random games go on, whatever is answered, until they end.
import { enumerate, isLegal } from '@undertow/shared/table/choice.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AbyssMatch, make, moves, overGames, randomGame } from '../../support/random-games.ts';
import { holds } from '../../support/seeds.ts';

/** Of a form, so many answers are tried. */
const MOST_TRIED = 12;

test.for([2, 3, 4])('a game of random answers ends, with everybody ranked, with %i players', (seats) => {
  overGames(seats, 200, (game) => {
    for (const move of moves(game)) make(game.match, move);
    expect(game.match.outcome?.ranking.flat().toSorted()).toEqual([...Array(seats).keys()]);
    expect(game.match.pending).toEqual([]);
  });
});

test.for([2, 3, 4])('every option that is offered works, and leads on or to the end, with %i players', (seats) => {
  overGames(seats, 8, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      for (const decision of match.pending) {
        for (const answer of enumerate(decision.choice, MOST_TRIED, match.game.forms)) {
          const fork = match.fork();
          make(fork, { decision, answer });
          expect(fork.outcome !== undefined || fork.pending.length > 0).toBe(true);
        }
      }
      make(match, move);
    }
  });
});

test.for([2, 3, 4])('nobody is asked what has but one answer, with %i players', (seats) => {
  overGames(seats, 40, (game) => {
    for (const move of moves(game)) {
      const answers = enumerate(move.decision.choice, 2, game.match.game.forms);
      expect([move.decision.prompt, answers.length]).toEqual([move.decision.prompt, 2]);
      make(game.match, move);
    }
  });
});

test.for([2, 3, 4])('an answer for a player who gives none is legal, with %i players', (seats) => {
  overGames(seats, 60, (game) => {
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

test.for([2, 3, 4])('who gives no answer neither plots, nor uses a power, nor buys, with %i players', (seats) => {
  const unwanted = ['plotted', 'powerUsed', 'allyBought', 'locationSwapped', 'locationExchanged'];
  overGames(seats, 10, (game) => {
    for (const move of moves(game)) {
      const fork = game.match.fork();
      const { decision } = move;
      const events = make(fork, { decision, answer: fork.game.timeout(fork.state, decision) });
      const own = events.filter((event) => 'seat' in event && event.seat === decision.seat);
      expect(own.map(({ type }) => type).filter((type) => unwanted.includes(type))).toEqual([]);
      make(game.match, move);
    }
  });
});

function playByTimeouts(match: AbyssMatch): void {
  for (let answers = 0; !match.outcome; answers++) {
    if (answers === 20_000) throw new Error('the game does not end if nobody answers');
    const [decision] = match.pending;
    if (!decision) throw new Error('nothing is asked, and the game is not over');
    make(match, { decision, answer: match.game.timeout(match.state, decision) });
  }
}

test.for([2, 3, 4])('a game in which nobody ever answers ends, with %i players', (seats) => {
  overGames(seats, 40, ({ match }) => playByTimeouts(match));
});

test.for([2, 3, 4])('a game that everybody leaves at some point ends, with %i players', (seats) => {
  overGames(seats, 40, (game) => {
    const stay = game.random.below(300);
    let answers = 0;
    for (const move of moves(game)) {
      if (answers++ >= stay) return playByTimeouts(game.match);
      make(game.match, move);
    }
  });
});

test.for([2, 3, 4])('a question does not change once it is asked, with %i players', (seats) => {
  overGames(seats, 40, (game) => {
    for (const move of moves(game)) {
      const { pending } = game.match;
      const asked = JSON.stringify(pending);
      make(game.match, move);
      expect(JSON.stringify(pending)).toBe(asked);
    }
  });
});

test.for([2, 3, 4])('what was told does not change afterwards, with %i players', (seats) => {
  overGames(seats, 20, (game) => {
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

test('the same seed and the same answers make the same game', () => {
  const play = () => {
    const game = randomGame(4, 7);
    const told = [];
    for (const move of moves(game)) told.push(...make(game.match, move));
    return JSON.stringify([told, game.match.save()]);
  };
  expect(play()).toBe(play());
});

/** After so many random answers, or at the end if that comes earlier. */
function positionAfter(answers: number, seed: number): AbyssMatch {
  const game = randomGame(4, seed);
  let left = answers;
  for (const move of moves(game)) {
    if (left-- === 0) break;
    make(game.match, move);
  }
  return game.match;
}

const cards = fc.constantFrom('crab-1', 'squid-2', 'jellyfish-3', 'crab-1:squid', 'monster', '');
const attempts = fc.array(
  fc.tuple(
    fc.integer({ min: -1, max: 4 }),
    fc.oneof(
      fc.constantFrom(
        'explore',
        'plot',
        'pass',
        'buy',
        'take',
        'cancel',
        'support:crab',
        'recruit:recruiter',
        'draw:1',
      ),
      fc.array(cards),
      fc.record({ allies: fc.array(cards) }),
      fc.record({ allies: fc.jsonValue() }),
      fc.jsonValue(),
    ),
  ),
  { minLength: 30, maxLength: 60 },
);

test('whatever is answered by whomever, it is taken if it is legal, and changes nothing if not', () => {
  const property = fc.property(fc.nat(1000), fc.nat(250), attempts, (seed, skipped, given) => {
    const match = positionAfter(skipped, seed);
    for (const [seat, answer] of given) {
      const decision = match.pending.find((one) => one.seat === seat);
      const legal = decision !== undefined && isLegal(decision.choice, answer, match.game.forms);
      const before = legal ? '' : JSON.stringify([match.save(), match.pending]);
      expect(match.answer(seat, answer as Json) !== undefined).toBe(legal);
      if (!legal) expect(JSON.stringify([match.save(), match.pending])).toBe(before);
    }
  });
  holds(property, 150);
});
