// Arcs: the path of what flies from one place to another, for its motion and as a drawing.
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Arc {
  /** The way as a path. */
  readonly path: string;
  /** Where it is highest, about. */
  readonly top: Point;
  readonly start: Point;
  readonly end: Point;
}

/** The arc from the middle of one box to that of the other, lifted by `lift` pixels half way; below 0 it hangs. */
export function arcOf(from: Box, to: Box, lift: number): Arc {
  const [start, end] = [middleOf(from), middleOf(to)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const path = `M${start.x} ${start.y}Q${middle.x} ${middle.y - 2 * lift} ${end.x} ${end.y}`;
  return { path, top: { x: middle.x, y: middle.y - lift }, start, end };
}

export function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
