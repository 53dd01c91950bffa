// A replay that was run through: each of its positions, as every viewer sees it, is the one that was played.
import type { View } from '@undertow/games/abyss/client.ts';
import type { AbyssEvent } from '@undertow/games/abyss/rules/events.ts';
import { beginReplay } from '@undertow/shared/replay.ts';
import { JournaledMatch } from '@undertow/shared/table/journaled-match.ts';
import { describe, expect, test } from 'vitest';
import { answeredForIn } from '../../../web/src/match/answered-for.ts';
import { playersAt } from '../../../web/src/match/players.ts';
import { tableOf } from '../../../web/src/replay/local-session.ts';
import { runThrough } from '../../../web/src/replay/playback.ts';
import { logFor, seenBy, snapshotOf } from '../../../web/src/replay/snapshot.ts';
import { played, rules } from './played.ts';

type StackTaken = Extract<AbyssEvent, { type: 'stackTaken' }>;

const REPLAYS = [played(1, 2), played(2, 4, 'kraken', 'leviathan')];

describe.each(REPLAYS)('a replay of $seats', (replay) => {
  test('shows every position as it was', async () => {
    const playback = await runThrough(replay, rules);
    const journaled = beginReplay(rules, replay);
    const { match } = journaled;
    expect(playback.at(0).view('spectator')).toEqual(match.view('spectator'));
    let position = 0;
    for (const _ of journaled.run(replay.moves)) {
      position++;
      const there = playback.at(position);
      expect(there.view('spectator')).toEqual(match.view('spectator'));
      expect(there.asked('spectator')).toEqual(match.asked('spectator'));
    }
    expect(position).toBe(playback.last);
  });

  test('can be stepped backwards', async () => {
    const playback = await runThrough(replay, rules);
    const forth = [20, 19, 18, 17, 16, 15, 14].map((position) => playback.at(position).view(0));
    const back = [14, 15, 16, 17, 18, 19, 20].map((position) => playback.at(position).view(0));
    expect(forth.reverse()).toEqual(back);
  });

  test('hands out matches that are the caller’s own', async () => {
    const playback = await runThrough(replay, rules);
    const view = playback.at(16).view('spectator');
    const journaled = new JournaledMatch(playback.at(16));
    for (const move of replay.moves.slice(16, 30)) journaled.make(move);
    expect(playback.at(16).view('spectator')).toEqual(view);
  });
});

test('a position beyond the ends is the end', async () => {
  const playback = await runThrough(REPLAYS[0] as (typeof REPLAYS)[0], rules);
  expect([playback.within(-3), playback.within(1e9), playback.within(Number.NaN)]).toEqual([0, playback.last, 0]);
});

test('running through it lets the page go on in between', async () => {
  const replay = played(3, 3);
  const shares: number[] = [];
  await runThrough(replay, rules, { pause: async (share) => void shares.push(share) });
  expect(shares.length).toBeGreaterThan(replay.moves.length / 20);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});

test('a replay that cannot be run says at which move', async () => {
  const replay = played(4, 2);
  const moves = replay.moves.with(5, { seat: 0, kind: 'answer', answer: 'nonsense', time: 0 });
  await expect(runThrough({ ...replay, moves }, rules)).rejects.toThrow('move 5');
});

test('that an answer was taken back is told', async () => {
  const replay = played(5, 2);
  const at = replay.moves.findIndex(({ kind }) => kind === 'undo');
  const playback = await runThrough(replay, rules);
  expect(playback.moves[at + 1]?.events).toEqual([{ type: 'answerTakenBack', seat: replay.moves[at]?.seat }]);
});

describe('the viewer that one looks as', () => {
  test('sees all hands only where that is wished', async () => {
    const playback = await runThrough(played(6, 3), rules);
    const hands = (eyes: 'all' | 'open' | number) =>
      (snapshotOf(playback.at(40), eyes, null).view as View).seats.map(({ hand }) => hand !== undefined);
    expect(hands('all')).toEqual([false, false, false]);
    expect(hands(1)).toEqual([false, true, false]);
    expect(hands('open')).toEqual([true, true, true]);
  });

  test('is told hidden faces that this viewer saw, and all when all lies open', async () => {
    const playback = await runThrough(played(7, 3), rules);
    const events = playback.moves.flatMap(({ events }) => events);
    const taken = events.find(
      (event) => event.type === 'stackTaken' && (event as unknown as StackTaken).secret?.seats[0] === 1,
    );
    if (!taken) throw new Error('no seat took a stack');
    const faces = (eyes: 'all' | 'open' | number) => seenBy(rules, eyes, [taken]).some((event) => 'secret' in event);
    expect([faces('all'), faces(0), faces(1), faces('open')]).toEqual([false, false, true, true]);
  });
});

test('a bot that had come over the network is marked in a replay as at its table', () => {
  const table = tableOf({ ...(REPLAYS[0] as (typeof REPLAYS)[number]), bots: [false, true] }, 'ended');
  expect(playersAt(table).map(({ isBot }) => isBot)).toEqual([false, true]);
});

test('a replay tells who or what has answered, but of bots that sat there no more than that', async () => {
  const [replay] = REPLAYS as [(typeof REPLAYS)[0]];
  const moves = replay.moves.map((move) => (move.seat === 1 ? { ...move, kind: 'bot' as const } : move));
  const playback = await runThrough({ ...replay, moves }, rules);
  const log = logFor(rules, 'all', playback.moves);
  const answeredFor = [...answeredForIn(log, tableOf({ ...replay, moves } as never, 'ended')).values()].flat();
  expect(answeredFor.length).toBeGreaterThan(10);
  expect(new Set(answeredFor.map(({ seat, by }) => `${seat} ${by}`))).toEqual(new Set(['1 bot']));
  const levels = [null, 'deep'];
  expect(answeredForIn(log, tableOf({ ...replay, moves, levels } as never, 'ended')).size).toBe(0);
});
