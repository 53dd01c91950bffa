// The estimate of how strong a person is, and the rating that people see of it.
export interface Skill {
  /** The estimate of the true strength, and its standard deviation. */
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3, games: 0 };

/** After so many games a rating says something, and counts for the leaderboard. */
export const GAMES_UNTIL_SURE = 10;

const MIDDLE = 1500;
const POINTS = 60;

/**
 * What people see: 1500 for a newcomer, and 60 points for each unit of the model, so that its first doubt is 500 points
 * wide. The winner of a match never loses points, the last never gains any. To be shown as provisional until
 * `GAMES_UNTIL_SURE`, for the doubt itself is not part of the number.
 */
export function ratingOf({ mu }: Skill): number {
  return Math.max(0, Math.round(MIDDLE + POINTS * (mu - NEWCOMER.mu)));
}
