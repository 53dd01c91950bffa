// A replay that was run through: each of its positions, by whoever's eyes, is the one that was played.
import { type AnyGame, games } from '@undertow/shared/games.ts';
import { beginReplay, steps } from '@undertow/shared/replay.ts';
import { describe, expect, test } from 'vitest';
import { wind } from '../../../web/src/replay/reel.ts';
import { standingOf, toldTo } from '../../../web/src/replay/standing.ts';
import { played } from './played.ts';

const ABYSS = games.get('abyss')?.game as AnyGame;
const REPLAYS = [played(1, 2), played(2, 4, 'kraken', 'leviathan')];

describe.each(REPLAYS)('a replay of $seats', (replay) => {
  test('shows every position as it was', async () => {
    const reel = await wind(replay);
    const match = beginReplay(ABYSS, replay);
    expect(reel.at(0).view('spectator')).toEqual(match.view('spectator'));
    let position = 0;
    for (const _ of steps(match, replay.moves)) {
      position++;
      const there = reel.at(position);
      expect(there.view('spectator')).toEqual(match.view('spectator'));
      expect(there.asked('spectator')).toEqual(match.asked('spectator'));
    }
    expect(position).toBe(reel.last);
  });

  test('can be stepped backwards', async () => {
    const reel = await wind(replay);
    const forth = [20, 19, 18, 17, 16, 15, 14].map((position) => reel.at(position).view(0));
    const back = [14, 15, 16, 17, 18, 19, 20].map((position) => reel.at(position).view(0));
    expect(forth.reverse()).toEqual(back);
  });

  test('hands out matches that are the caller’s own', async () => {
    const reel = await wind(replay);
    const view = reel.at(16).view('spectator');
    for (const _ of steps(reel.at(16), replay.moves.slice(16, 30)));
    expect(reel.at(16).view('spectator')).toEqual(view);
  });
});

test('a position beyond the ends is the end', async () => {
  const reel = await wind(REPLAYS[0] as (typeof REPLAYS)[0]);
  expect([reel.within(-3), reel.within(1e9), reel.within(Number.NaN)]).toEqual([0, reel.last, 0]);
});

test('running through it lets the page go on in between', async () => {
  const replay = played(3, 3);
  const shares: number[] = [];
  await wind(replay, { pause: async (share) => void shares.push(share) });
  expect(shares.length).toBeGreaterThan(replay.moves.length / 20);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});

test('a replay that cannot be run says at which move', async () => {
  const replay = played(4, 2);
  const moves = replay.moves.with(5, { seat: 0, kind: 'answer', answer: 'nonsense', time: 0 });
  await expect(wind({ ...replay, moves })).rejects.toThrow('move 5');
});

test('that an answer was taken back is told', async () => {
  const replay = played(5, 2);
  const at = replay.moves.findIndex(({ kind }) => kind === 'undo');
  const reel = await wind(replay);
  expect(reel.beats[at + 1]?.events).toEqual([{ type: 'answerTakenBack', seat: replay.moves[at]?.seat }]);
});

describe('by whose eyes one looks', () => {
  test('all hands lie open only where that is wished', async () => {
    const reel = await wind(played(6, 3));
    const hands = (eyes: 'all' | 'open' | number) =>
      standingOf(reel.at(40), eyes, null).view.seats.map(({ hand }) => hand !== undefined);
    expect(hands('all')).toEqual([false, false, false]);
    expect(hands(1)).toEqual([false, true, false]);
    expect(hands('open')).toEqual([true, true, true]);
  });

  test('hidden faces are told to those who saw them, and to all when all lies open', async () => {
    const reel = await wind(played(7, 3));
    const events = reel.beats.flatMap((beat) => beat.events);
    const taken = events.find((event) => event.type === 'stackTaken' && event.secret?.seats[0] === 1);
    if (!taken) throw new Error('nobody took a stack');
    const faces = (eyes: 'all' | 'open' | number) => toldTo(eyes, [taken]).some((event) => 'secret' in event);
    expect([faces('all'), faces(0), faces(1), faces('open')]).toEqual([false, false, true, true]);
  });
});
