// The position of a match, and how it goes on with each message. A position is never changed, only replaced.
import { applyChanges, sharing } from '@undertow/shared/protocol/changes.ts';
import type { GameTypes } from './game-types.ts';
import type { Asked, Decision, Ending, SealedAnswer, SeatClock, ServerMessage, Snapshot, Update } from './protocol.ts';

export interface Position<Game extends GameTypes> {
  /** One higher with every change that all may know of. */
  readonly version: number;
  /** How many turns are over; `undefined` where that is not known, as when one comes to a table over Colyseus. */
  readonly turn: number | undefined;
  /** Yours; `null` for a spectator. */
  readonly seat: number | null;
  /** The whole table as you see it. */
  readonly view: Game['view'];
  /** All that is asked of any seat, and until when. */
  readonly asked: readonly Asked[];
  /** What is asked of you. */
  readonly decision: Decision | null;
  /** What you have answered together with others, as long as it is sealed. */
  readonly sealed: readonly SealedAnswer[];
  readonly clocks: readonly SeatClock[];
  /** Whether you may take your last answer back. */
  readonly canUndo: boolean;
  /** The answers that you gave in advance. */
  readonly orders: readonly Game['order'][];
  readonly ending: Ending | null;
}

/** The parts of a snapshot from which a position is made. */
export type Whole = Omit<Snapshot, 'turn' | 'time'> & Partial<Pick<Snapshot, 'turn'>>;

type Deciding = Extract<ServerMessage, { readonly type: 'decision' }>;

/** What has not changed since the position before is shared with it. */
export function fromSnapshot<Game extends GameTypes>(snapshot: Whole, before?: Position<Game>): Position<Game> {
  const { version, turn, seat, view, asked, decision, sealed, undo, clocks, orders, ending } = snapshot;
  return {
    version,
    turn,
    seat,
    view: sharing(before?.view, view),
    asked,
    decision: decision ?? null,
    sealed: sealed ?? [],
    clocks,
    canUndo: undo ?? false,
    orders,
    ending,
  };
}

export function updated<Game extends GameTypes>(before: Position<Game>, update: Update): Position<Game> {
  const { version, turn, asked, decision, sealed, undo, changes } = update;
  return {
    ...before,
    version,
    turn,
    asked,
    decision: decision ?? null,
    sealed: sealed ?? [],
    canUndo: undo ?? false,
    view: applyChanges(before.view, changes),
    clocks: before.clocks.map((clock) => ({ ...clock, until: untilOf(clock.seat, asked) })),
  };
}

/** What is asked of one's own seat is another now, or nothing any more. */
export function decided<Game extends GameTypes>(
  before: Position<Game>,
  { decision, sealed, undo, orders }: Deciding,
): Position<Game> {
  const asked = before.asked.flatMap((one): Asked[] => {
    if (one.seat !== before.seat) return [one];
    return decision ? [{ ...one, prompt: decision.prompt }] : [];
  });
  return { ...before, asked, decision: decision ?? null, sealed: sealed ?? [], canUndo: undo ?? false, orders };
}

export function timed<Game extends GameTypes>(before: Position<Game>, clocks: readonly SeatClock[]): Position<Game> {
  const asked = before.asked.map((one): Asked => {
    const clock = clocks.find(({ seat }) => seat === one.seat);
    const { until: _, ...rest } = one;
    return clock && clock.until !== null ? { ...rest, until: clock.until } : rest;
  });
  const own = asked.find(({ seat }) => seat === before.seat);
  const decision = before.decision && { ...before.decision, until: own?.until ?? null };
  return { ...before, asked, decision, clocks };
}

/** When a match is over no seat is asked, and no clock runs: where it was cut short, no more than its end is told. */
export function settled<Game extends GameTypes>(position: Position<Game>): Position<Game> {
  if (!position.ending) return position;
  const clocks = position.clocks.map((clock) => ({ ...clock, until: null }));
  return { ...position, asked: [], decision: null, sealed: [], clocks, canUndo: false };
}

function untilOf(seat: number, asked: readonly Asked[]): number | null {
  return asked.find((one) => one.seat === seat)?.until ?? null;
}
