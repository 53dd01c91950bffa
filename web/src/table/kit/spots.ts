// The place of a card that is shown large: beside its piece, and over the question only where there is no room elsewhere.
/** A part of the window. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The distance from the piece. */
const GAP = 12;
/** The distance from the edges of the room. */
const EDGE = 8;
/** The distance from the question. */
const APART = 4;

/** The place of a card of this size within the room. */
export function spotBeside(at: Area, card: { width: number; height: number }, room: Area, question?: Area): Spot {
  const leftmost = room.left + EDGE;
  const rightmost = room.right - EDGE - card.width;
  const isRight = at.right + GAP + card.width < room.right;
  const left = isRight ? at.right + GAP : at.left - GAP - card.width;
  return { left: Math.max(leftmost, Math.min(left, rightmost)), top: topBeside(at, card.height, room, question) };
}

function topBeside(at: Area, height: number, room: Area, question: Area | undefined): number {
  const highest = room.top + EDGE;
  const lowest = room.bottom - EDGE - height;
  const middle = (at.top + at.bottom) / 2;
  const within = (from: number, to: number) => Math.max(from, Math.min(middle - height / 2, to));
  if (!question) return within(highest, lowest);
  const above = question.top - APART - height;
  const below = question.bottom + APART;
  if (middle <= question.bottom) return within(highest, Math.max(highest, above));
  // Of what lies below the question, the card goes above it when it is too high for the room that is left there.
  return below <= lowest ? within(below, lowest) : Math.max(highest, above);
}
