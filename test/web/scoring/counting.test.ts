// The scene at the end of a match: what is seen when, and in which order.
import {
  type Counted,
  type Cue,
  type Frame,
  finalOf,
  framesOf,
  hasteOf,
  LENGTHS,
  play,
  stepAfter,
  toldOf,
  wholeKind,
} from '@undertow/web/src/scoring/counting.ts';
import { describe, expect, test } from 'vitest';
import { FakeTime } from '../../support/time/fake-time.ts';

const KINDS = ['places', 'lords', 'allies', 'tokens'];

function counted(seat: number, ...points: number[]): Counted {
  return { seat, points: Object.fromEntries(points.map((n, i) => [KINDS[i], n])) };
}

/** Wen was third and first in turn, and wins by two. */
const FOUR = [counted(2, 22, 44, 13, 5), counted(0, 31, 30, 20, 1), counted(1, 26, 38, 9, 4), counted(3, 19, 30, 8, 4)];

function timesOf(frames: readonly Frame[], cue: Cue): number[] {
  return frames.filter((frame) => frame.cue === cue).map(({ at }) => at);
}

function ordersOf(frames: readonly Frame[]): (readonly number[])[] {
  return frames.filter(({ cue }) => cue === 'places').map(({ shown }) => shown.order);
}

describe('the parts of one kind', () => {
  const frames = framesOf(['places'], FOUR);

  test('come one after the other, that of the last seat first, and each is told when it has landed', () => {
    const parts = frames.filter(({ cue }) => cue === 'part');
    expect(parts.map(({ at }) => at - LENGTHS.start)).toEqual([0, 120, 240, 360]);
    expect(parts.map(({ shown }) => shown.grown)).toEqual([
      [0, 0, 0, 1],
      [0, 0, 1, 1],
      [0, 1, 1, 1],
      [1, 1, 1, 1],
    ]);
    expect(timesOf(frames, 'landed')).toEqual(timesOf(frames, 'part').map((at) => at + 420));
  });

  test('are not waited for where a seat has none', () => {
    const some = framesOf(['places'], [counted(0, 5), counted(1, 0), counted(2, 3)]);
    expect(timesOf(some, 'part')).toHaveLength(2);
    expect(some.find(({ cue }) => cue === 'kind')?.shown.told).toEqual([0, 1, 0]);
  });
});

describe('the kinds', () => {
  const frames = framesOf(KINDS, FOUR);

  test('are counted one after the other, with a rest between them and time for the places to change', () => {
    const kinds = timesOf(frames, 'kind');
    const whole = 3 * LENGTHS.apart + LENGTHS.part + LENGTHS.rest;
    // After the first and the last kind no seat passes another.
    expect(kinds.slice(1).map((at, i) => at - (kinds[i] ?? 0))).toEqual([
      whole,
      whole + LENGTHS.places,
      whole + LENGTHS.places,
    ]);
  });

  test('let seats pass each other in full sight, until all stand as they have won', () => {
    expect(ordersOf(frames)).toEqual([
      [2, 1, 0, 3],
      [0, 2, 1, 3],
      [2, 0, 1, 3],
    ]);
  });

  test('are summed up as they are told', () => {
    const [wen] = FOUR as [Counted];
    const sums = frames.map(({ shown }) => toldOf(KINDS, wen, shown));
    expect([...new Set(sums)]).toEqual([0, 22, 66, 79, 84]);
    expect(frames.map(({ shown }) => wholeKind(shown)).filter((kind, i, all) => kind !== all[i - 1])).toEqual([
      -1, 0, 1, 2, 3,
    ]);
  });
});

describe('the end', () => {
  test('is a moment of nothing, the crown, and then everything', () => {
    const frames = framesOf(KINDS, FOUR);
    const [places, crown, end] = frames.slice(-3) as [Frame, Frame, Frame];
    expect([places.cue, crown.cue, end.cue]).toEqual(['places', 'crown', 'end']);
    expect(crown.at - places.at).toBe(LENGTHS.places + LENGTHS.nothing);
    expect(end.at - crown.at).toBe(LENGTHS.crown);
    expect(finalOf(frames)).toMatchObject({ order: [2, 0, 1, 3], isCrowned: true, isOver: true });
  });

  test('has the order of the match also where something else than points decided between equals', () => {
    const frames = framesOf(['places'], [counted(1, 7), counted(0, 7)]);
    expect(ordersOf(frames)).toEqual([[1, 0]]);
  });

  test('comes soon where nobody has won any point', () => {
    const frames = framesOf([], [counted(0), counted(1)]);
    expect(frames.map(({ cue }) => cue)).toEqual(['start', 'crown', 'end']);
  });

  test('is there for one seat, and for five', () => {
    for (const seats of [1, 5]) {
      const all = Array.from({ length: seats }, (_, seat) => counted(seat, 9 - seat, 3));
      expect(finalOf(framesOf(['places', 'lords'], all)).told).toEqual(all.map(() => 2));
    }
  });
});

describe('a ceremony', () => {
  const ceremony = { called: { kind: 'allies', count: 3 }, isToppedLast: true };
  const frames = framesOf(KINDS, FOUR, ceremony);

  test('calls one thing after the other before its kind is counted, and no more once it is', () => {
    const calls = timesOf(frames, 'call');
    expect(calls.slice(1).map((at, i) => at - (calls[i] ?? 0))).toEqual([LENGTHS.call, LENGTHS.call]);
    const seen = frames.filter(({ cue }) => cue === 'call' || cue === 'kind').map(({ shown }) => shown);
    expect(seen.map(({ kind, called, isCalling }) => [kind, called, isCalling])).toEqual([
      [0, 0, false],
      [1, 0, false],
      [2, 1, true],
      [2, 2, true],
      [2, 3, true],
      [2, 3, false],
      [3, 3, false],
    ]);
  });

  test('tops the pillars when all is counted, that of the last seat first, before the crown', () => {
    const cues = frames.map(({ cue }) => cue);
    expect(cues.slice(-6)).toEqual(['top', 'top', 'top', 'top', 'crown', 'end']);
    const tops = frames.filter(({ cue }) => cue === 'top').map(({ shown }) => shown.topped);
    expect(tops).toEqual([[3], [3, 1], [3, 1, 0], [3, 1, 0, 2]]);
  });

  test('is left out where a game has none: all pillars are topped from the start', () => {
    const [first] = framesOf(KINDS, FOUR) as [Frame];
    expect([...first.shown.topped].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('a viewer who has seen enough of a step', () => {
  const ceremony = { called: { kind: 'titles', count: 3 }, isToppedLast: true } as const;
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, points: { rooms: seat + 1, titles: 2 } }));
  const frames = framesOf(['rooms', 'titles'], seats, ceremony);

  test('goes on to the next one, and past all that is called or topped in a row', () => {
    const steps: Cue[] = [];
    for (let at = 0; at < frames.length - 1; ) {
      at = stepAfter(frames, at);
      steps.push((frames[at] as Frame).cue);
    }
    expect(steps).toEqual(['kind', 'call', 'kind', 'top', 'crown', 'end']);
  });

  test('sees a long scene in the time that the longest may take, and a short one as ever', () => {
    const many = Array.from({ length: 12 }, (_, kind) => `${kind}`);
    const rich = seats.map(({ seat }) => ({ seat, points: Object.fromEntries(many.map((kind) => [kind, seat + 1])) }));
    const long = framesOf(many, rich, ceremony);
    expect(hasteOf(long) * (long.at(-1) as Frame).at).toBeCloseTo(11_400);
    expect(hasteOf(framesOf(['rooms'], seats))).toBe(1);
  });
});

describe('playing', () => {
  test('shows each frame at its time, and as fast as it is wanted', async () => {
    const time = new FakeTime();
    const frames = framesOf(['places'], FOUR);
    const shown: [Cue, number][] = [];
    play(frames, ({ cue }) => shown.push([cue, time.now()]), {
      length: 0.5,
      after: (ms, call) => time.after(ms, call),
    });
    await time.pass(10_000);
    const begin = shown[0]?.[1] ?? 0;
    expect(shown.map(([cue, at]) => [cue, at - begin])).toEqual(frames.map(({ cue, at }) => [cue, at / 2]));
  });

  test('shows nothing more once it is stopped', async () => {
    const time = new FakeTime();
    const shown: Cue[] = [];
    const stop = play(framesOf(['places'], FOUR), ({ cue }) => shown.push(cue), {
      after: (ms, call) => time.after(ms, call),
    });
    await time.pass(LENGTHS.start);
    const before = shown.length;
    stop();
    await time.pass(10_000);
    expect([before > 1, shown.length]).toEqual([true, before]);
  });
});
