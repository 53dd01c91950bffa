// How a match changes the estimates of its players, by the Plackett-Luce model of Weng and Lin ("A Bayesian Approximation
// Method for Online Ranking", 2011), where each player is a team of one.
import { NEWCOMER, type Skill } from './skill.ts';

/** How far the play of one match strays from a player's strength, as a variance. */
const STRAYING = (NEWCOMER.sigma / 2) ** 2;
/** A little doubt that each match adds, so that the rating of a player who has become better still rises. */
const ADDED_DOUBT = (NEWCOMER.sigma / 100) ** 2;
/** Of the variance, this share is left at least. */
const LEAST_LEFT = 1e-4;

/** The skills after a match, in the same order: places from the best to the last, each with the players who share it. */
export function skillsAfter(places: readonly (readonly Skill[])[]): Skill[][] {
  const doubted = places.map((players) =>
    players.map((player) => ({ ...player, variance: player.sigma ** 2 + ADDED_DOUBT })),
  );
  const scale = Math.sqrt(doubted.flat().reduce((sum, { variance }) => sum + variance + STRAYING, 0));
  const strengths = doubted.map((players) => players.map(({ mu }) => Math.exp(mu / scale)));
  const sums = strengths.map((each) => each.reduce((sum, one) => sum + one, 0));
  // Each place is drawn from those who are not placed better: what is left from a place on.
  const left = sums.map((_, place) => sums.slice(place).reduce((sum, one) => sum + one, 0));
  return doubted.map((players, place) =>
    players.map(({ mu, variance, games }, i) => {
      const strength = strengths[place]?.[i] ?? 0;
      let surprise = 0;
      let certainty = 0;
      for (let drawn = 0; drawn <= place; drawn++) {
        const sharing = places[drawn]?.length ?? 0;
        // A place of players who have no rating.
        if (sharing === 0) continue;
        const chance = strength / (left[drawn] ?? 1);
        surprise += drawn === place ? (1 - sharing * chance) / sharing : -chance;
        certainty += chance * (1 - chance);
      }
      const share = Math.max(1 - (certainty * variance) / scale ** 2, LEAST_LEFT);
      return { mu: mu + (surprise * variance) / scale, sigma: Math.sqrt(variance * share), games: games + 1 };
    }),
  );
}
