// A match: it takes legal answers alone, can be saved and resumed anywhere, and survives rules that break down.
import { choose, everyone } from '@undertow/shared/table/flow.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asks, everythingOf, promptsOf, type ToyTable, toyGame, toyMatch } from '../support/games/toy-game.ts';
import { holds } from '../support/run/seeds.ts';

/** Seats 0, 1 and 2 choose in turn; chance has a say after each. */
function* round(table: ToyTable) {
  for (const seat of [0, 1, 2]) {
    table.state.log.push(yield* choose(seat, 'card', ['a', 'b', 'c']), table.random.below(100));
    table.tell(`seat ${seat} chose`);
  }
}

function playedRound(turns: number, answers: string): ReturnType<typeof toyMatch> {
  const match = toyMatch(round, turns);
  for (const [i, answer] of [...answers].entries()) match.answer(i % 3, answer);
  return match;
}

const answerLists = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

describe('an answer', () => {
  test('leads to a version as the answer of its seat, and one that is taken back leads to none', () => {
    const match = toyMatch(function* (table) {
      for (const _ of [1, 2, 3]) table.state.log.push(yield* choose(0, 'card', ['a', 'b']));
    });
    expect(match.answered).toEqual([]);
    match.answer(0, 'a');
    match.answer(0, 'a');
    expect(match.answered).toEqual([0]);
    match.takeBack(0);
    expect(match.answered).toEqual([]);
    match.answer(0, 'b');
    expect(match.answered).toEqual([0]);
  });

  test('is taken from the seat that is asked, and tells what came of it', () => {
    const match = toyMatch(round);
    expect(match.answer(0, 'a')).toEqual(['seat 0 chose']);
    expect(match.told).toEqual(['seat 0 chose']);
    expect(promptsOf(match)).toEqual(['1 card']);
  });

  test('that is not legal, or not of the seat asked, changes nothing', () => {
    const match = playedRound(2, 'ab');
    const before = everythingOf(match);
    const property = fc.property(
      fc.oneof(fc.integer(), fc.constantFrom(0, 1, 2, Number.NaN)),
      fc.jsonValue(),
      (seat, answer) => {
        fc.pre(!(seat === 2 && (answer === 'a' || answer === 'b' || answer === 'c')));
        expect(match.answer(seat, answer as Json)).toBeUndefined();
      },
    );
    holds(property, 500);
    expect(everythingOf(match)).toEqual(before);
    expect(match.told).toEqual(['seat 1 chose']);
  });

  test('leads over the end of a turn into the next', () => {
    const match = playedRound(2, 'aaa');
    expect(match.told).toEqual(['seat 2 chose', 'turn over']);
    expect(promptsOf(match)).toEqual(['0 card']);
    expect(match.save().answers).toEqual([]);
  });

  test('is refused once the game is over', () => {
    const match = playedRound(1, 'abc');
    expect(match.outcome).toEqual({ ranking: [[0]] });
    expect(match.pending).toEqual([]);
    expect(match.asked('spectator')).toEqual([]);
    expect(match.answer(0, 'a')).toBeUndefined();
  });
});

describe('the version', () => {
  test('is one higher with every answer that counts at once, and with every one taken back, and with nothing else', () => {
    const match = toyMatch(function* (table) {
      table.state.log.push(yield* choose(0, 'first', ['a', 'b']), yield* choose(0, 'second', ['a', 'b']));
    });
    expect(match.version).toBe(0);
    match.answer(0, 'a');
    expect(match.version).toBe(1);
    match.answer(0, 'no such card');
    match.answer(1, 'a');
    match.save();
    match.fork().answer(0, 'a');
    expect(match.version).toBe(1);
    match.takeBack(0);
    expect(match.version).toBe(2);
    match.takeBack(0);
    expect(match.version).toBe(2);
  });

  test('does not tell of an answer that is still sealed', () => {
    const match = toyMatch(function* () {
      yield* everyone([asks(0, 'both', 'a', 'b'), asks(1, 'both', 'a', 'b')]);
    });
    match.answer(1, 'a');
    expect(match.version).toBe(0);
    match.answer(0, 'b');
    expect(match.version).toBe(1);
  });

  test('goes on from where it was in a resumed match', () => {
    const match = playedRound(2, 'aabc');
    const resumed = Match.resume(match.game, match.save());
    expect(resumed.version).toBe(4);
    resumed.answer(1, 'a');
    expect(resumed.version).toBe(5);
  });
});

describe('the turn', () => {
  test('counts the rest points that were passed', () => {
    const match = playedRound(3, '');
    const turns = [match.turn];
    for (const seat of [0, 1, 2, 0, 1, 2, 0, 1, 2]) {
      match.answer(seat, 'a');
      turns.push(match.turn);
    }
    expect(turns).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
  });

  test('counts those as well in which no seat was asked anything', () => {
    const match = toyMatch(function* ({ state }) {
      if (state.turns % 3 === 0) yield* choose(0, 'now and then', ['a', 'b']);
    }, 6);
    match.answer(0, 'a');
    expect(match.turn).toBe(3);
  });

  test('is known to a fork and to a resumed match', () => {
    const match = playedRound(3, 'abca');
    expect(match.turn).toBe(1);
    expect(match.fork().turn).toBe(1);
    const resumed = Match.resume(match.game, match.save());
    for (const seat of [1, 2]) resumed.answer(seat, 'a');
    expect(resumed.turn).toBe(2);
  });
});

describe('a save', () => {
  test('is plain JSON, from which everything comes back as it was, and goes on in the same way', () => {
    const property = fc.property(answerLists, answerLists, (before, after) => {
      const match = playedRound(4, before);
      const save = match.save();
      const written = JSON.parse(JSON.stringify(save));
      expect(written).toEqual(save);
      const resumed = Match.resume(match.game, written as typeof save);
      expect(everythingOf(resumed)).toEqual(everythingOf(match));
      expect(resumed.lost).toBe(0);
      for (const answer of after) {
        const seat = match.pending[0]?.seat ?? 0;
        expect(resumed.answer(seat, answer)).toEqual(match.answer(seat, answer));
      }
      expect(everythingOf(resumed)).toEqual(everythingOf(match));
    });
    holds(property, 200);
  });

  test('is not touched by what is played later', () => {
    const property = fc.property(answerLists, answerLists, (before, after) => {
      const match = playedRound(4, before);
      const save = match.save();
      const written = JSON.stringify(save);
      for (const answer of after) match.answer(match.pending[0]?.seat ?? 0, answer);
      expect(JSON.stringify(save)).toBe(written);
    });
    holds(property, 200);
  });

  test('is not touched by a match that is resumed from it', () => {
    const save = playedRound(4, 'abca').save();
    const written = JSON.stringify(save);
    const resumed = Match.resume(toyGame(round, 4), save);
    for (const seat of [1, 2, 0, 1]) expect(resumed.answer(seat, 'b')).toBeDefined();
    expect(JSON.stringify(save)).toBe(written);
  });

  test('of another game is refused', () => {
    const save = { ...playedRound(1, 'a').save(), game: 'chess' };
    expect(() => Match.resume(toyGame(round), save)).toThrow('it is of "chess", not of toy');
  });
});

describe('a fork', () => {
  test('and its match do not know of each other', () => {
    const property = fc.property(answerLists, answerLists, (before, after) => {
      const match = playedRound(7, before);
      const fork = match.fork();
      const then = everythingOf(match);
      expect(everythingOf(fork)).toEqual(then);
      for (const answer of after) fork.answer(fork.pending[0]?.seat ?? 0, answer);
      expect(everythingOf(match)).toEqual(then);
      const forked = everythingOf(fork);
      for (const answer of after) match.answer(match.pending[0]?.seat ?? 0, answer);
      expect(everythingOf(fork)).toEqual(forked);
      expect(everythingOf(match)).toEqual(forked);
    });
    holds(property, 200);
  });
});

describe('a match begun at a position', () => {
  test('does not touch the position', () => {
    const state = { log: ['before'], turns: 0 };
    const match = Match.at(toyGame(round), state, { seed: 'fast:1', position: 5 });
    for (const seat of [0, 1, 2]) match.answer(seat, 'a');
    expect(match.outcome).toBeDefined();
    expect(state).toEqual({ log: ['before'], turns: 0 });
  });

  test('draws from the given place of the stream on', () => {
    const match = Match.at(toyGame(round), { log: [], turns: 0 }, { seed: 'fast:1', position: 5 });
    expect(match.save().random).toEqual({ seed: 'fast:1', position: 5 });
  });

  test('tells what happened before the first question', () => {
    const match = toyMatch(function* (table) {
      table.tell('the curtain rises');
      table.state.log.push(yield* choose(0, 'card', ['a', 'b']));
    });
    expect(match.told).toEqual(['the curtain rises']);
    expect(match.fork().told).toEqual([]);
  });
});

test('options that the game objects to do not begin a match, and the error says why', () => {
  expect(() => Match.start(toyGame(round), null, 0, 'fast:1')).toThrow('a match needs a player');
});
