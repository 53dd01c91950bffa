// The turns of a match as its game has them: the contract for where they begin, and what they are called.

/** What the line of time is divided into. */
export interface GameTurn {
  readonly seat: number;
  readonly round: number;
  /** What else tells it from others: a year, the round of a combat. */
  readonly within?: Readonly<Record<string, number>>;
}

export interface TurnWords {
  readonly name: string;
  /** What stands below a line of time there; none where what stands before is enough. */
  readonly brief?: string;
}
