// The line of time: turns, marks, and where the keys lead.
import type { AnyEvent } from '@undertow/shared/table/any-game.ts';
import { type Journey, targetOf, wishOf } from '@undertow/web/src/replay/keys.ts';
import { type PlayedMove, runThrough } from '@undertow/web/src/replay/playback.ts';
import { labelsThatFit, marksThatFit, placeIn, timelineOf } from '@undertow/web/src/replay/timeline.ts';
import { describe, expect, test } from 'vitest';
import { played, rules } from '../../../../test/web/replay/played.ts';
import { markOf, turnOf } from '../../page/replay/marks.ts';

const began = (seat: number, round: number): AnyEvent => ({ type: 'turnBegan', seat, round, extra: false });

function step(seat: number | null, ...events: AnyEvent[]): PlayedMove {
  return { move: seat === null ? null : { seat, kind: 'answer', answer: 'x', time: 0 }, events };
}

const LINE = timelineOf(
  [
    step(null, began(0, 1)),
    step(0),
    step(1),
    step(0, began(1, 1)),
    step(1, { type: 'lordEntered', seat: 1, lord: 'keeper', from: 'court' }),
    step(1, { type: 'monsterFought', seat: 1, space: 2 }, began(0, 2)),
    step(0),
  ],
  { turnOf, markOf },
);

const go = (journey: Journey, position: number, shown = 0) => targetOf(journey, { timeline: LINE, position, shown });

describe('the line of time', () => {
  test('has one turn at each position: of several the last, in which a seat is asked', () => {
    const line = timelineOf([step(null, began(0, 1)), step(0, began(1, 1), began(0, 2)), step(0)], { turnOf, markOf });
    expect(line.turns).toEqual([
      { at: 0, seat: 0, round: 1, number: 1 },
      { at: 1, seat: 0, round: 2, number: 2 },
    ]);
  });

  test('knows where turns begin', () => {
    expect(LINE.turns).toEqual([
      { at: 0, seat: 0, round: 1, number: 1 },
      { at: 3, seat: 1, round: 1, number: 2 },
      { at: 5, seat: 0, round: 2, number: 3 },
    ]);
  });

  test('marks Lords and fights where they happened', () => {
    expect(LINE.marks).toEqual([
      { at: 4, kind: 'lord', seat: 1, id: 'keeper', weight: 1, tone: 'plain' },
      { at: 5, kind: 'fight', seat: 1, weight: 0, tone: 'threat' },
    ]);
  });

  test('tells turn and step of each position', () => {
    expect(placeIn(LINE, 0)).toMatchObject({ turn: { number: 1 }, step: 0, steps: 3 });
    expect(placeIn(LINE, 4)).toMatchObject({ turn: { number: 2 }, step: 1, steps: 2 });
    expect(placeIn(LINE, 6)).toMatchObject({ turn: { number: 3 }, step: 1, steps: 1 });
  });

  test('holds every move of a whole match', async () => {
    const playback = await runThrough(played(8, 4, 'leviathan'), rules);
    const line = timelineOf(playback.moves, { turnOf, markOf });
    expect(line.turns[0]?.at).toBe(0);
    expect(line.last).toBe(playback.replay.moves.length);
    let position = 0;
    for (const turn of line.turns.slice(1)) {
      position = targetOf({ go: 'turn', by: 1 }, { timeline: line, position, shown: 0 });
      if (position < turn.at) continue;
      expect(position).toBe(turn.at);
    }
    expect(line.marks.filter(({ kind }) => kind === 'lord').length).toBeGreaterThan(6);
  });
});

describe('going somewhere', () => {
  test('by answer, and to the ends', () => {
    expect([go({ go: 'step', by: 1 }, 3), go({ go: 'step', by: -1 }, 3)]).toEqual([4, 2]);
    expect([go({ go: 'start' }, 3), go({ go: 'end' }, 3)]).toEqual([0, 6]);
  });

  test('by turn, first back to the beginning of this one', () => {
    expect([0, 3, 4, 5].map((position) => go({ go: 'turn', by: 1 }, position))).toEqual([3, 5, 5, 6]);
    expect([6, 5, 4, 3, 0].map((position) => go({ go: 'turn', by: -1 }, position))).toEqual([5, 3, 3, 0, 0]);
  });

  test('by the answers of one player, and nowhere if there are none left', () => {
    expect([0, 2, 5].map((position) => go({ go: 'seat', seat: 1, by: 1 }, position))).toEqual([2, 4, 5]);
    expect([6, 2, 0].map((position) => go({ go: 'seat', seat: 1, by: -1 }, position))).toEqual([5, 2, 0]);
    expect(go({ go: 'seat', seat: 7, by: 1 }, 3)).toBe(3);
  });

  test('by the answers of the seat that is shown', () => {
    expect(go({ go: 'shown', by: 1 }, 3, 1)).toBe(4);
    expect(go({ go: 'shown', by: 1 }, 3, 0)).toBe(6);
  });
});

describe('the keys', () => {
  const press = (key: string, more: Partial<Parameters<typeof wishOf>[0]> = {}) =>
    wishOf({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

  test('arrows step, and with Shift go by turns', () => {
    expect(press('ArrowRight')).toEqual({ go: 'step', by: 1 });
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ go: 'turn', by: -1 });
    expect(press('ArrowDown')).toEqual({ go: 'turn', by: 1 });
  });

  test('digits name players, whatever they write with Shift', () => {
    expect(press('2', { code: 'Digit2' })).toEqual({ go: 'seat', seat: 1, by: 1 });
    expect(press('"', { code: 'Digit2', shiftKey: true })).toEqual({ go: 'seat', seat: 1, by: -1 });
  });

  test('those of the browser are left to it', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('s', { ctrlKey: true })).toBeUndefined();
    expect(press('q')).toBeUndefined();
  });
});

describe('what is drawn on the line', () => {
  test('marks never touch, and the weightier ones stay', () => {
    const marks = [
      { at: 10, kind: 'fight', weight: 0 },
      { at: 11, kind: 'location', weight: 2 },
      { at: 50, kind: 'lord', weight: 1 },
    ];
    const kept = marksThatFit(marks, { last: 100, width: 500, apart: 13 });
    expect(kept.map(({ kind }) => kind)).toEqual(['location', 'lord']);
  });

  test('letters never touch', () => {
    const letters = [0, 1, 2, 3, 4].map((at) => ({ at, text: 'A' }));
    expect(labelsThatFit(letters, { last: 4, width: 40, gap: 8 }).map(({ at }) => at)).toEqual([0, 2, 4]);
  });

  test('words have the room that they need, and a turn without any takes none', () => {
    const labels = ['Year 1', undefined, 'spring', 'summer'].map((text, at) => ({ at, text }));
    const fitting = (width: number) => labelsThatFit(labels, { last: 3, width, gap: 8 }).map(({ text }) => text);
    expect([fitting(300), fitting(80)]).toEqual([
      ['Year 1', 'spring', 'summer'],
      ['Year 1', 'summer'],
    ]);
  });
});
