// How strong somebody is, by the games that they have played: what the Plackett-Luce model makes of it, and what people see.
import { type Rating as Gaussian, rate } from 'openskill';

export interface Skill {
  /** Where the true strength probably lies, and how far off that may be. */
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

/** The skills after a match, in the same order: places from the best to the last, with those who share a place. */
export function skillsAfter(places: readonly (readonly Skill[])[]): Skill[][] {
  const flat = places.flat();
  const rank = places.flatMap((place, i) => place.map(() => i));
  const teams: Gaussian[][] = flat.map(({ mu, sigma }) => [{ mu, sigma }]);
  // With the usual `gamma` a rating still jumps after fifty games. A little doubt always comes back, so that somebody who
  // has become better is believed.
  const after = rate(teams, { rank, gamma: () => 1, tau: NEWCOMER.sigma / 100 });
  const skills = flat.map((before, i): Skill => {
    const { mu, sigma } = after[i]?.[0] ?? before;
    return { mu, sigma, games: before.games + 1 };
  });
  return places.map((_, place) => skills.filter((_, i) => rank[i] === place));
}
