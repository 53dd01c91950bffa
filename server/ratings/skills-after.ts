// How a match changes the estimates of its players, by the Plackett-Luce model.
import { type Rating as Gaussian, rate } from 'openskill';
import { NEWCOMER, type Skill } from './skill.ts';

/** The skills after a match, in the same order: places from the best to the last, each with the players who share it. */
export function skillsAfter(places: readonly (readonly Skill[])[]): Skill[][] {
  const flat = places.flat();
  const rank = places.flatMap((place, i) => place.map(() => i));
  const teams: Gaussian[][] = flat.map(({ mu, sigma }) => [{ mu, sigma }]);
  // With the usual `gamma` a rating still jumps after fifty games. `tau` adds a little doubt after each game, so that the
  // rating of a player who has become better still rises.
  const after = rate(teams, { rank, gamma: () => 1, tau: NEWCOMER.sigma / 100 });
  const skills = flat.map((before, i): Skill => {
    const { mu, sigma } = after[i]?.[0] ?? before;
    return { mu, sigma, games: before.games + 1 };
  });
  return places.map((_, place) => skills.filter((_, i) => rank[i] === place));
}
