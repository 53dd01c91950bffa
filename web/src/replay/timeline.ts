// The timeline of a match: where turns begin, who moved, the marks, and where one jumps to from a position.
import type { GameMark, GameReplay } from '../game.ts';
import type { GameTurn } from './game-turn.ts';
import type { PlayedMove } from './playback.ts';

export interface Turn extends GameTurn {
  /** The position at which it begins. */
  readonly at: number;
  /** Counted from 1. */
  readonly number: number;
}

export interface Mark extends GameMark {
  readonly at: number;
}

export interface Timeline {
  /** The last position. */
  readonly last: number;
  /** At least one, and the first at 0. */
  readonly turns: readonly Turn[];
  readonly marks: readonly Mark[];
  /** Whose move led to each position; none at the start. */
  readonly movers: readonly (number | null)[];
}

/** What happened, as a game reads it. */
type Reading = Pick<GameReplay, 'turnOf' | 'markOf'>;

export function timelineOf(played: readonly PlayedMove[], { turnOf, markOf }: Reading): Timeline {
  const turns: Omit<Turn, 'number'>[] = [];
  const marks: Mark[] = [];
  for (const [at, { events }] of played.entries()) {
    for (const event of events) {
      const turn = turnOf(event, turns.at(-1));
      // A turn in which no seat was asked anything is over before it is seen.
      if (turn && turns.at(-1)?.at === at) turns.pop();
      if (turn) turns.push({ at, ...turn });
      const mark = markOf(event);
      if (mark) marks.push({ at, ...mark });
    }
  }
  const [first] = turns;
  if (first?.at !== 0) turns.unshift({ seat: 0, round: 1, ...first, at: 0 });
  return {
    last: played.length - 1,
    turns: turns.map((turn, i) => ({ ...turn, number: i + 1 })),
    marks,
    movers: played.map(({ move }) => move?.seat ?? null),
  };
}

/** Where a position lies: in which turn, and how far in it. */
export interface Place {
  readonly turn: Turn;
  readonly step: number;
  readonly steps: number;
}

export function placeIn({ turns, last }: Timeline, position: number): Place {
  let index = turns.findLastIndex(({ at }) => at <= position);
  if (index < 0) index = 0;
  const turn = turns[index] as Turn;
  const end = turns[index + 1]?.at ?? last;
  return { turn, step: position - turn.at, steps: Math.max(end - turn.at, position - turn.at) };
}

export function nextTurn({ turns, last }: Timeline, position: number): number {
  return turns.find(({ at }) => at > position)?.at ?? last;
}

/** The beginning of this turn, or of the one before for who stands there already. */
export function turnBefore({ turns }: Timeline, position: number): number {
  return turns.findLast(({ at }) => at < position)?.at ?? 0;
}

/** The next position that a move of this seat led to; the same one if there is none. */
export function nextBy({ movers }: Timeline, seat: number, position: number): number {
  const found = movers.indexOf(seat, position + 1);
  return found < 0 ? position : found;
}

export function lastBy({ movers }: Timeline, seat: number, position: number): number {
  const found = position > 0 ? movers.lastIndexOf(seat, position - 1) : -1;
  return found < 0 ? position : found;
}

/** The marks that fit on a line of this length without touching; of those that would, the weightier stay. */
export function marksThatFit<Shown extends Pick<Mark, 'at' | 'weight'>>(
  marks: readonly Shown[],
  { last, width, apart }: { last: number; width: number; apart: number },
): Shown[] {
  const x = ({ at }: Shown) => (at / Math.max(1, last)) * width;
  const kept: Shown[] = [];
  for (const mark of marks.toSorted((a, b) => b.weight - a.weight || a.at - b.at)) {
    if (kept.every((other) => Math.abs(x(other) - x(mark)) >= apart)) kept.push(mark);
  }
  return kept.sort((a, b) => a.at - b.at);
}

export interface Label {
  readonly at: number;
  readonly text: string;
  /** Where its middle stands: below its place, but where it would not fit beside the ends of the line. */
  readonly centre: number;
}

/** About as wide as a letter below the line is. */
const LETTER = 6.5;

/** A label may reach so far beyond the ends of the line. */
const OVERHANG = 7;

/** The labels of turns that fit below the line, with a gap between them. */
export function labelsThatFit(
  labels: readonly { readonly at: number; readonly text?: string | undefined }[],
  { last, width, gap }: { last: number; width: number; gap: number },
): Label[] {
  const kept: Label[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const { at, text = '' } of labels) {
    const half = (text.length * LETTER) / 2;
    const centre = within((at / Math.max(1, last)) * width, half - OVERHANG, width + OVERHANG - half);
    if (text === '' || centre - half < free) continue;
    kept.push({ at, text, centre });
    free = centre + half + gap;
  }
  return kept;
}

function within(x: number, least: number, most: number): number {
  return Math.max(least, Math.min(x, most));
}
