// The largest size at which equal tiles fit into a space.
export interface Space {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** The height of a tile for a width of 1. */
  readonly ratio: number;
}

/** The largest width at which so many tiles fit, in as many rows as are best for that. */
export function tileWidth(count: number, { width, height, gap, ratio }: Space): number {
  let best = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows / ratio;
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(best);
}
