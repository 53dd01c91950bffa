// The inputs of a value: a row of small numbers for each seat, in the same order for all of them.

/** Where rows are written: as bytes where many positions are kept, as floats where a net reads them. */
export type Rows = Float32Array | Int8Array;

export interface Inputs<State> {
  /** The names of the inputs, in the order of a row. Weights fit only the inputs they were taught with. */
  readonly names: readonly string[];
  /** How many of the first are the same for all seats. */
  readonly common: number;
  /** Writes one row after the other, by seat. Each number is a whole one, and fits into a byte. */
  write(state: State, rows: Rows): void;
}
