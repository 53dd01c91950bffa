// How a match changes the estimates of its players, by the Plackett-Luce model of Weng and Lin ("A Bayesian Approximation
// Method for Online Ranking", 2011), where each player is a team of one.
import { NEWCOMER, type Skill } from './skill.ts';

/** Beta squared of the model: how far the play of one match varies around a player's strength. */
const PLAY_VARIANCE = (NEWCOMER.sigma / 2) ** 2;
/** Tau squared: a little doubt that each match adds, so that the rating of a player who has become better still rises. */
const ADDED_VARIANCE = (NEWCOMER.sigma / 100) ** 2;
/** Kappa: the share of the variance that is left at least. */
const LEAST_SHARE = 1e-4;

/** The skills after a match, in the same order: places from the best to the last, each with the players who share it. */
export function skillsAfter(places: readonly (readonly Skill[])[]): Skill[][] {
  const widened = places.map((players) =>
    players.map((player) => ({ ...player, variance: player.sigma ** 2 + ADDED_VARIANCE })),
  );
  const scale = Math.sqrt(widened.flat().reduce((sum, { variance }) => sum + variance + PLAY_VARIANCE, 0));
  const strengths = widened.map((players) => players.map(({ mu }) => Math.exp(mu / scale)));
  const sums = strengths.map((each) => each.reduce((sum, one) => sum + one, 0));
  // Each place is drawn from those who are not placed better: what is left from a place on.
  const left = sums.map((_, place) => sums.slice(place).reduce((sum, one) => sum + one, 0));
  return widened.map((players, place) =>
    players.map(({ mu, variance, games }, i) => {
      const strength = strengths[place]?.[i] ?? 0;
      let omega = 0;
      let delta = 0;
      for (let drawn = 0; drawn <= place; drawn++) {
        const sharing = places[drawn]?.length ?? 0;
        // A place of players who have no rating.
        if (sharing === 0) continue;
        const chance = strength / (left[drawn] ?? 1);
        omega += drawn === place ? (1 - sharing * chance) / sharing : -chance;
        delta += chance * (1 - chance);
      }
      const share = Math.max(1 - (delta * variance) / scale ** 2, LEAST_SHARE);
      return { mu: mu + (omega * variance) / scale, sigma: Math.sqrt(variance * share), games: games + 1 };
    }),
  );
}
