// The persons for whom the threads of the bots work, with the places from which they come.
export interface Asker {
  readonly person: string;
  /** As `placeOf` names it. */
  readonly place: string;
}

/** What is to be thought of waits for its turn: for whom, and whether it is still wanted then. */
export interface Wanted {
  /** Of a table those who play there; none where no player is connected. */
  readonly askers: readonly Asker[];
  isWanted(): boolean;
}
