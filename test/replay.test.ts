// Replays: run again, and held to what was promised.
import { playAtRandom } from '@undertow/bots/random.ts';
import { games } from '@undertow/games/index.ts';
import { REPLAY_FORMAT, Replay } from '@undertow/shared/protocol/replay.ts';
import { beginReplay, journalOf, objectionTo } from '@undertow/shared/replay.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { rerun } from '@undertow/shared/table/journaled-match.ts';
import { commitment, openRandom } from '@undertow/shared/table/random.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asks } from './support/games/toy-game.ts';
import { hostedToy } from './support/host/hosted-game.ts';
import { holds } from './support/run/seeds.ts';

const abyss = games.get('abyss')?.game as AnyGame;

interface Played {
  readonly replay: Replay;
  /** What each move answered. */
  readonly decisions: readonly Decision[];
}

/** A whole game between random players, who take an answer back now and then. */
function played(number: number, seats: number, expansions: readonly string[]): Played {
  const seed = commitment(`game ${number}`);
  const random = openRandom({ seed: `fast:${number}`, position: 0 });
  const begun: Replay = {
    format: REPLAY_FORMAT,
    id: 'abcdef0123',
    game: 'abyss',
    rules: abyss.rules,
    options: { expansions: [...expansions] },
    seats: Array.from({ length: seats }, (_, seat) => `Player ${seat}`),
    commitment: commitment(seed),
    seed,
    started: 1000,
    ended: 9000,
    moves: [],
    ending: 'played',
    ranking: null,
  };
  const { match } = beginReplay(abyss, begun);
  const moves: Replay['moves'] = [];
  const decisions: Decision[] = [];
  for (const { decision, answer } of playAtRandom(match, seats, seed)) {
    decisions.push(decision);
    moves.push({ seat: decision.seat, kind: 'answer', answer, time: 2000 + moves.length });
    if (random.below(10) > 0 || !match.canTakeBack(decision.seat)) continue;
    match.takeBack(decision.seat);
    moves.push({ seat: decision.seat, kind: 'undo', time: 2000 + moves.length });
    decisions.push(decision);
  }
  const ranking = match.outcome?.ranking.map((place) => [...place]) ?? null;
  return { replay: { ...begun, moves, ranking }, decisions };
}

const ALL = [
  played(1, 2, []),
  played(2, 3, ['kraken']),
  played(3, 4, ['leviathan']),
  played(4, 3, ['kraken', 'leviathan']),
];
const one = fc.constantFrom(...ALL);
/** A game and the number of one of its moves. */
const move = one.chain((game) => fc.tuple(fc.constant(game), fc.nat(game.replay.moves.length - 1)));

function objectionBeside(replay: Replay, other: Partial<Replay>): string | undefined {
  return objectionTo(abyss, { ...replay, ...other });
}

describe('a replay', () => {
  test.each(ALL.map(({ replay }) => replay))('of $seats.length is what was promised', (replay) => {
    expect(Replay.parse(JSON.parse(JSON.stringify(replay)))).toEqual(replay);
    expect(objectionTo(abyss, replay)).toBeUndefined();
    expect(objectionTo(abyss, replay, replay.commitment)).toBeUndefined();
  });

  test('tells step by step what happened', () => {
    const [{ replay }] = ALL as [Played];
    const journaled = beginReplay(abyss, replay);
    const all = [...journaled.run(replay.moves)];
    expect(all.map((step) => step.move)).toEqual(replay.moves);
    expect(all.flatMap(({ events }) => events).map(({ type }) => type)).toContain('gameScored');
    expect(journaled.match.outcome?.ranking).toEqual(replay.ranking);
  });
});

test('a replay of any game is run by the rules that are handed in, whether they are known here or not', () => {
  const toy = hostedToy(function* (table) {
    table.state.log.push(
      yield* everyone([asks(0, 'plan', 'a', 'b'), asks(1, 'plan', 'a', 'b'), asks(0, 'then', 'c', 'd')]),
    );
  }) as unknown as AnyGame;
  const [{ replay }] = ALL as [Played];
  const moves = (
    [
      [1, 'a'],
      [0, 'b'],
      [0, 'd'],
    ] as const
  ).map(([seat, answer], i) => ({
    ...{ seat, answer, kind: 'answer' as const, time: 2000 + i },
  }));
  const played: Replay = {
    ...replay,
    game: 'toy',
    rules: 1,
    options: null,
    seats: ['Ada', 'Ben'],
    moves,
    ranking: [[0]],
  };
  expect(objectionTo(toy, played)).toBeUndefined();
  expect(objectionTo(toy, { ...played, moves: moves.toReversed() })).toMatch(/^It cannot be run/);
  expect(objectionTo(abyss, played)).toBe('There is no game toy.');
  expect(objectionTo(undefined, played)).toBe('There is no game toy.');
});

describe('an objection is raised', () => {
  test('to another seed, even if the replay says that it was promised', () => {
    holds(
      fc.property(one, fc.integer({ min: 0 }), ({ replay }, other) => {
        const seed = commitment(`other ${other}`);
        expect(objectionBeside(replay, { seed })).toBe('Its seed is not the one that was committed to.');
        // Even if the replay says so itself, a reader who has seen the promise is not deceived.
        const forged = { ...replay, seed, commitment: commitment(seed) };
        expect(objectionTo(abyss, forged, replay.commitment)).toBe('Its seed is not the one that was committed to.');
        expect(objectionTo(abyss, forged)).toBeDefined();
      }),
      20,
    );
  });

  test('to another commitment', () => {
    holds(
      fc.property(one, fc.string(), ({ replay }, promised) => {
        expect(objectionBeside(replay, { commitment: promised })).toBeDefined();
      }),
      20,
    );
  });

  test('to another ranking', () => {
    holds(
      fc.property(one, fc.array(fc.array(fc.nat(3), { maxLength: 2 }), { maxLength: 4 }), ({ replay }, ranking) => {
        fc.pre(JSON.stringify(ranking) !== JSON.stringify(replay.ranking));
        expect(objectionBeside(replay, { ranking })).toBe('The ranking is another.');
        expect(objectionBeside(replay, { ranking: null })).toBe('The ranking is another.');
      }),
      20,
    );
  });

  test('to an answer that was not offered, and to a move of another seat', () => {
    holds(
      fc.property(move, fc.constantFrom<Answer>(null, 'nonsense', -1, [], ['nonsense'], {}), ([game, at], answer) => {
        const { moves, seats } = game.replay;
        const is = moves[at] as Replay['moves'][number];
        fc.pre(is.kind !== 'undo' && !isOffered(game.decisions[at] as Decision, answer));
        expect(objectionBeside(game.replay, { moves: moves.with(at, { ...is, answer }) })).toMatch(/^It cannot be run/);
        const seat = seats.length;
        expect(objectionBeside(game.replay, { moves: moves.with(at, { ...is, seat }) })).toMatch(/^It cannot be run/);
        const { answer: _, ...none } = is;
        expect(objectionBeside(game.replay, { moves: moves.with(at, none) })).toMatch(/^It cannot be run/);
      }),
      50,
    );
  });

  test('to another answer that was offered, unless the rules lead from it to the same end', () => {
    let objections = 0;
    holds(
      fc.property(move, fc.nat(20), ([game, at], choice) => {
        const { moves } = game.replay;
        const is = moves[at] as Replay['moves'][number];
        const others = enumerate((game.decisions[at] as Decision).choice, 20, abyss.forms);
        const answer = others[choice % others.length] as Answer;
        fc.pre(is.kind !== 'undo' && JSON.stringify(answer) !== JSON.stringify(is.answer));
        const forged = { ...game.replay, moves: moves.with(at, { ...is, answer }) };
        if (objectionTo(abyss, forged)) objections++;
        else expect(endOf(forged)).toEqual(game.replay.ranking);
      }),
      100,
    );
    expect(objections).toBeGreaterThan(50);
  });

  test('to moves in another order, unless the rules lead to the same end', () => {
    let objections = 0;
    holds(
      fc.property(move, ([{ replay }, at]) => {
        const { moves } = replay;
        const [first, second] = moves.slice(at, at + 2);
        fc.pre(first !== undefined && second !== undefined && first.seat !== second.seat);
        const forged = { ...replay, moves: moves.toSpliced(at, 2, second as never, first as never) };
        if (objectionTo(abyss, forged)) objections++;
        else expect(endOf(forged)).toEqual(replay.ranking);
      }),
      50,
    );
    expect(objections).toBeGreaterThan(10);
  });

  test('to moves that are missing, doubled or added', () => {
    holds(
      fc.property(move, ([{ replay }, at]) => {
        const { moves } = replay;
        expect(objectionBeside(replay, { moves: moves.slice(0, at) })).toBe(
          'Its moves do not lead to the end of the game.',
        );
        expect(objectionBeside(replay, { moves: [...moves, moves[at] as never] })).toMatch(/^It cannot be run/);
      }),
      30,
    );
  });

  const [{ replay }] = ALL as [Played];
  const short = { ...replay, moves: replay.moves.slice(0, 5) };
  const cases: readonly [string, Replay, string][] = [
    ['an unknown game', { ...replay, game: 'chess' }, 'There is no game chess.'],
    ['other rules', { ...replay, rules: 99 }, `It was played by rules 99; these are rules ${abyss.rules}.`],
    ['options that there are not', { ...replay, options: { expansions: ['atlantis'] } }, 'It cannot be run again: '],
    ['too many seats', { ...replay, seats: Array<string>(9).fill('Ada') }, 'It cannot be run again: '],
    [
      'a game that was played to its end and says that it was not',
      { ...replay, ending: 'resigned' },
      'It was played to its end, and says that it was not.',
    ],
    ['a ranking of what was abandoned', { ...short, ending: 'abandoned', ranking: [[0], [1]] }, 'It was abandoned, '],
    ['a ranking that leaves a seat out', { ...short, ending: 'resigned', ranking: [[1]] }, 'The ranking does not '],
    ['a ranking that names one twice', { ...short, ending: 'resigned', ranking: [[1], [0], [1]] }, 'The ranking does '],
    ['no ranking though a player resigned', { ...short, ending: 'resigned', ranking: null }, 'The ranking does not '],
  ];

  test.each(cases)('to %s', (_, forged, objection) => {
    expect(objectionTo(abyss, forged)).toContain(objection);
  });

  test('to nothing of a match that people ended before its time', () => {
    expect(objectionTo(abyss, { ...short, ending: 'resigned', ranking: [[1], [0]] })).toBeUndefined();
    expect(objectionTo(abyss, { ...short, ending: 'abandoned', ranking: null })).toBeUndefined();
  });
});

function isOffered({ choice }: Decision, answer: Answer): boolean {
  return enumerate(choice, 1000, abyss.forms).some((one) => JSON.stringify(one) === JSON.stringify(answer));
}

function endOf(replay: Replay) {
  return rerun(abyss, journalOf(replay)).match.outcome?.ranking;
}
