// The course of a match as a line: where turns begin, who moved, what is worth a mark; and where one jumps to from a position.
import type { GameMark, GameReplay } from '../game.ts';
import type { PlayedMove } from './playback.ts';

export interface Turn {
  /** The position at which it begins. */
  readonly at: number;
  readonly seat: number;
  readonly round: number;
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
  const turns: Turn[] = [];
  const marks: Mark[] = [];
  for (const [at, { events }] of played.entries()) {
    for (const event of events) {
      const turn = turnOf(event);
      // A turn in which no seat was asked anything is over before it is seen.
      if (turn && turns.at(-1)?.at === at) turns.pop();
      if (turn) turns.push({ at, ...turn });
      const mark = markOf(event);
      if (mark) marks.push({ at, ...mark });
    }
  }
  const [first] = turns;
  if (first?.at !== 0) turns.unshift({ at: 0, seat: first?.seat ?? 0, round: first?.round ?? 1 });
  return { last: played.length - 1, turns, marks, movers: played.map(({ move }) => move?.seat ?? null) };
}

/** Where a position lies: in which turn, and how far in it. */
export interface Place {
  /** Counted from 1. */
  readonly number: number;
  readonly turn: Turn;
  readonly step: number;
  readonly steps: number;
}

export function placeIn({ turns, last }: Timeline, position: number): Place {
  let index = turns.findLastIndex(({ at }) => at <= position);
  if (index < 0) index = 0;
  const turn = turns[index] as Turn;
  const end = turns[index + 1]?.at ?? last;
  return { number: index + 1, turn, step: position - turn.at, steps: Math.max(end - turn.at, position - turn.at) };
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

/** The turns whose letters fit below the line. */
export function lettersThatFit(
  turns: readonly Turn[],
  { last, width, apart }: { last: number; width: number; apart: number },
): Turn[] {
  const kept: Turn[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const turn of turns) {
    const x = (turn.at / Math.max(1, last)) * width;
    if (x < free) continue;
    kept.push(turn);
    free = x + apart;
  }
  return kept;
}
