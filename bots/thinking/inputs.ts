// What a value is told of a position: a row of small numbers for each seat, in the same order for all of them.

/** Where rows are written: as bytes where many positions are kept, as floats where a net reads them. */
export type Rows = Float32Array | Int8Array;

export interface Inputs<State> {
  /** By their places in a row. A value that was trained fits only these. */
  readonly names: readonly string[];
  /** So many of the first are the same for all seats. */
  readonly common: number;
  /** Writes one row after the other, by seat. Each number is a whole one, and fits into a byte. */
  write(state: State, rows: Rows): void;
}
