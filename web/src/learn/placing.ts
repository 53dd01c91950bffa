// Places a note beside the thing it speaks of, where it covers least of what is to be read or pressed.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 18;
const EDGE = 12;

/** So near, it is still read with what it speaks of. */
const NEAR = 200;

/** What the note speaks of is read with it. Far from that it is not read with it either: `distance` is for each pixel. */
const COSTS = { anchor: 3, spared: 2, distance: 1 / 700 };

/**
 * The place that covers least, and is not far: of those that cover as little, one beside the anchor rather than in a corner of
 * the room, and that rather than one beside what is to be spared.
 */
export function noteBeside(anchor: Box | undefined, note: Size, room: Box, spared: readonly Box[]): Box {
  const middle = inside({ left: room.left + (room.width - note.width) / 2, top: room.top + 56, ...note }, room);
  if (!anchor) return middle;
  const seen = common(anchor, room) ?? anchor;
  const cost = (place: Box): number =>
    COSTS.anchor * covered(seen, place) +
    COSTS.spared * spared.reduce((sum, other) => sum + covered(other, place), 0) +
    COSTS.distance * apart(seen, place);
  const placed = (corners: readonly Corner[]) => corners.map((corner) => inside({ ...corner, ...note }, room));
  const beside = placed(besides(seen, note)).filter((place) => covered(seen, place) === 0);
  const places = [...beside, ...placed(corners(seen, note, room, spared))];
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best), places[0] ?? middle);
}

type Corner = Pick<Box, 'left' | 'top'>;

function besides(anchor: Box, note: Size): Corner[] {
  const left = anchor.left + (anchor.width - note.width) / 2;
  const top = anchor.top + (anchor.height - note.height) / 2;
  return [
    { left: anchor.left + anchor.width + GAP, top },
    { left: anchor.left - note.width - GAP, top },
    { left, top: anchor.top + anchor.height + GAP },
    { left, top: anchor.top - note.height - GAP },
  ];
}

/** Of the room first, and then all that lie off an edge of something. */
function corners(anchor: Box, note: Size, room: Box, spared: readonly Box[]): Corner[] {
  const after = (box: Box): Corner => ({ left: box.left + box.width + GAP, top: box.top + box.height + GAP });
  const before = (box: Box): Corner => ({ left: box.left - note.width - GAP, top: box.top - note.height - GAP });
  const [far, near] = [after(room), before(room)];
  const edges = [far, near, ...[anchor, ...spared].flatMap((other) => [after(other), before(other)])];
  return [
    ...[far, { ...far, left: near.left }, { ...far, top: near.top }, near],
    ...edges.flatMap((x) => edges.map((y) => ({ left: x.left, top: y.top }))),
  ];
}

function inside(box: Box, room: Box): Box {
  const left = Math.max(room.left + EDGE, Math.min(box.left, room.left + room.width - box.width - EDGE));
  const top = Math.max(room.top + EDGE, Math.min(box.top, room.top + room.height - box.height - EDGE));
  return { ...box, left, top };
}

/** How much of a box another one covers, from 0 to 1. */
function covered(box: Box, by: Box): number {
  const over = common(box, by);
  return over ? (over.width * over.height) / (box.width * box.height) : 0;
}

/** From the edge of one to that of the other, beyond what is near. */
function apart(a: Box, b: Box): number {
  const along = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const down = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.max(0, Math.hypot(along, down) - NEAR);
}

function common(a: Box, b: Box): Box | undefined {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}
