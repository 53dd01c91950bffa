// Random games go on, whatever is answered, until they end.
import { enumerate, isLegal } from '@undertow/shared/table/choice.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mustBe, mustEqual } from '../../support/each-step.ts';
import { type AbyssMatch, make, moves, overGames, type RandomGame, randomGame } from '../../support/random-games.ts';
import { holds } from '../../support/seeds.ts';
import { has, SETTINGS, type Setting, settingOf } from '../../support/settings.ts';

/** Of a form, so many answers are tried. */
const MOST_TRIED = 12;

test.for(SETTINGS)('a game of random answers ends, with everybody ranked, with $name', (setting) => {
  const { seats } = setting;
  overGames(setting, 200, (game) => {
    for (const move of moves(game)) make(game.match, move);
    expect(game.match.outcome?.ranking.flat().toSorted()).toEqual([...Array(seats).keys()]);
    expect(game.match.pending).toEqual([]);
  });
});

test.for(SETTINGS)('every option that is offered works, and leads on or to the end, with $name', (setting) => {
  overGames(setting, 8, (game) => {
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

test.for(SETTINGS)('nobody is asked what has but one answer, with $name', (setting) => {
  overGames(setting, 40, (game) => {
    for (const move of moves(game)) {
      const answers = enumerate(move.decision.choice, 2, game.match.game.forms);
      mustEqual([move.decision.prompt, answers.length], [move.decision.prompt, 2]);
      make(game.match, move);
    }
  });
});

test.for(SETTINGS)('an answer for a player who gives none is legal, with $name', (setting) => {
  overGames(setting, 60, (game) => {
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

test.for(SETTINGS)('who gives no answer neither plots, nor uses a power, nor buys, with $name', (setting) => {
  const unwanted = ['plotted', 'powerUsed', 'allyBought', 'locationSwapped', 'locationExchanged', 'tokenRevealed'];
  overGames(setting, 10, (game) => {
    for (const move of moves(game)) {
      const fork = game.match.fork();
      const { decision } = move;
      const events = make(fork, { decision, answer: fork.game.timeout(fork.state, decision) });
      const own = events.filter((event) => 'seat' in event && event.seat === decision.seat);
      mustEqual(
        own.map(({ type }) => type).filter((type) => unwanted.includes(type)),
        [],
      );
      make(game.match, move);
    }
  });
});

/** Nobody answers any more: to the end, or for a long while in which turn follows turn. */
function playByTimeouts({ match, setting }: RandomGame): void {
  const { round } = match.state;
  // D4: absent players keep the game moving. They recruit nobody, so that only Leviathans can bring the end about.
  const hasEnd = has(setting, 'leviathan');
  const most = hasEnd ? 20_000 : 1000;
  for (let answers = 0; !match.outcome && answers < most; answers++) {
    const [decision] = match.pending;
    if (!decision) throw new Error('nothing is asked, and the game is not over');
    make(match, { decision, answer: match.game.timeout(match.state, decision) });
  }
  if (hasEnd) expect(match.outcome).toBeDefined();
  else expect(match.outcome !== undefined || match.state.round > round + 50).toBe(true);
}

test.for(SETTINGS)('a game in which nobody ever answers goes on, with $name', (setting) => {
  overGames(setting, 40, (game) => playByTimeouts(game));
});

test.for(SETTINGS)('a game that everybody leaves at some point goes on, with $name', (setting) => {
  overGames(setting, 40, (game) => {
    const stay = game.random.below(300);
    let answers = 0;
    for (const move of moves(game)) {
      if (answers++ >= stay) return playByTimeouts(game);
      make(game.match, move);
    }
  });
});

test.for(SETTINGS)('a question does not change once it is asked, with $name', (setting) => {
  overGames(setting, 40, (game) => {
    for (const move of moves(game)) {
      const { pending } = game.match;
      const asked = JSON.stringify(pending);
      make(game.match, move);
      mustBe(JSON.stringify(pending), asked);
    }
  });
});

test.for(SETTINGS)('what was told does not change afterwards, with $name', (setting) => {
  overGames(setting, 20, (game) => {
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
    const game = randomGame(settingOf(5, 'kraken', 'leviathan'), 7);
    const told = [];
    for (const move of moves(game)) told.push(...make(game.match, move));
    return JSON.stringify([told, game.match.save()]);
  };
  expect(play()).toBe(play());
});

/** After so many random answers, or at the end if that comes earlier. */
function positionAfter(setting: Setting, answers: number, seed: number): AbyssMatch {
  const game = randomGame(setting, seed);
  let left = answers;
  for (const move of moves(game)) {
    if (left-- === 0) break;
    make(game.match, move);
  }
  return game.match;
}

const cards = fc.constantFrom(
  'crab-1',
  'squid-2',
  'jellyfish-3',
  'crab-1:squid',
  'kraken-4:crab',
  'kraken-4',
  'monster',
  '',
);
const attempts = fc.array(
  fc.tuple(
    fc.integer({ min: -1, max: 5 }),
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
        'buy:1',
        'sentinel:watcher',
        'done',
        'stop',
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
  const settings = fc.constantFrom(...SETTINGS);
  const property = fc.property(settings, fc.nat(1000), fc.nat(250), attempts, (setting, seed, skipped, given) => {
    const match = positionAfter(setting, skipped, seed);
    for (const [seat, answer] of given) {
      const decision = match.pending.find((one) => one.seat === seat);
      const legal = decision !== undefined && isLegal(decision.choice, answer, match.game.forms);
      const before = legal ? '' : JSON.stringify([match.save(), match.pending]);
      mustBe(match.answer(seat, answer as Json) !== undefined, legal);
      if (!legal) mustBe(JSON.stringify([match.save(), match.pending]), before);
    }
  });
  holds(property, 150);
});
