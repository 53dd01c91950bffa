// The properties that all pieces share: size, state, and what a press does.
export type PieceState = 'plain' | 'legal' | 'chosen' | 'barred' | 'offered' | 'disabled';

/** The seat that reserves a piece, with a Sentinel. */
export interface Keeper {
  readonly letter: string;
}

export interface PieceProps {
  /** The width in pixels; without it, the custom property of the kind decides, such as `--ally-size`. */
  size?: number | undefined;
  state?: PieceState | undefined;
  /** Makes a button of it. It is not called for a piece that is barred. */
  onclick?: ((event: MouseEvent) => void) | undefined;
  /** A word on the piece that says why it is barred. */
  why?: string | undefined;
}

export function lengthOf(size: number | undefined): string | undefined {
  return size === undefined ? undefined : `${size}px`;
}

/** 0, 1, 2 and so on: as many as there are things to draw. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, i) => i);
}
