// Where a note stands beside the thing it speaks of: on the side with room, and not over what is to be read or pressed.
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

/**
 * The first place, of those beside the anchor, that lies in the room for it and touches nothing to be spared. A thing may be
 * so large that such a place lies in a corner, over a part of it that is not to be pressed.
 */
export function noteBeside(anchor: Box | undefined, note: Size, room: Box, spared: readonly Box[]): Box {
  const middle = { left: room.left + (room.width - note.width) / 2, top: room.top + 56, ...note };
  if (!anchor) return inside(middle, room);
  const centre = {
    left: anchor.left + (anchor.width - note.width) / 2,
    top: anchor.top + (anchor.height - note.height) / 2,
  };
  const places = [
    { left: anchor.left + anchor.width + GAP, top: centre.top },
    { left: anchor.left - note.width - GAP, top: centre.top },
    { left: centre.left, top: anchor.top + anchor.height + GAP },
    { left: centre.left, top: anchor.top - note.height - GAP },
  ].map((place) => inside({ ...place, ...note }, room));
  const free = places.filter((place) => !touches(place, anchor));
  const corners = [
    { left: room.left + room.width, top: room.top + room.height },
    { left: room.left, top: room.top + room.height },
    { left: room.left + room.width, top: room.top },
    { left: room.left, top: room.top },
  ].map((place) => inside({ ...place, ...note }, room));
  const isClear = (place: Box): boolean => spared.every((other) => !touches(place, other));
  return free.find(isClear) ?? corners.find(isClear) ?? free[0] ?? inside(middle, room);
}

function inside(box: Box, room: Box): Box {
  const left = Math.max(room.left + EDGE, Math.min(box.left, room.left + room.width - box.width - EDGE));
  const top = Math.max(room.top + EDGE, Math.min(box.top, room.top + room.height - box.height - EDGE));
  return { ...box, left, top };
}

function touches(a: Box, b: Box): boolean {
  const isApart =
    a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;
  return !isApart;
}
