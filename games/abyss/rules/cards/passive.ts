// The passive powers of Lords, by the query that each of them answers.

/** The questions that a passive power may answer. Expansions declare further ones into it. */
export interface Passive {
  /** Added to the cost of the owner's recruitments. */
  readonly cost?: number;
  /** Added to the cost of the opponents' recruitments. */
  readonly opponentsCost?: number;
  /** The required Race need not be among the Allies played. */
  readonly anyRace?: true;
  /** Any of the Allies played may be affiliated. */
  readonly anyAffiliation?: true;
  /** Pearls at the start of the owner's turn. */
  readonly income?: number;
  /** Pearls for each Race that goes from the owner's track to the Council. */
  readonly pearlsPerRaceLeft?: number;
  /** The owner's requests for support take a further stack. */
  readonly secondStack?: true;
  /** How many Allies the owner may buy in a turn of another seat. */
  readonly purchases?: number;
  /** How many Allies the opponents may hold at the end of their turns. */
  readonly opponentsHandLimit?: number;
  /** Opponents are rewarded for a Monster as on the previous space of the Threat track. */
  readonly opponentsSmallerReward?: true;
  /** The powers of the opponents' Military do nothing to the owner. */
  readonly protection?: true;
}
