// The contract for the turns of a match: where they begin, and what the game calls them.

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
