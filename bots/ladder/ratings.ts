// Ratings from results by the model of Bradley and Terry: a player who is 400 points ahead wins ten times as often as not.
export interface Duel {
  readonly one: string;
  readonly other: string;
  /** What the one won of it: 1, 0, or a half. */
  readonly won: number;
}

const ROUNDS = 500;
/** A share of a victory and of a defeat against an average player that is added for each, so that none is infinitely good. */
const DOUBT = 0.5;
const SCALE = 400;

/** The rating of each player; their mean is 0. */
export function ratingsOf(players: readonly string[], duels: readonly Duel[]): Map<string, number> {
  const met = new Map(players.map((player) => [player, new Map<string, number>()]));
  const won = new Map(players.map((player) => [player, DOUBT]));
  for (const { one, other, won: share } of duels) {
    won.set(one, (won.get(one) ?? 0) + share);
    won.set(other, (won.get(other) ?? 0) + 1 - share);
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      const games = met.get(a);
      games?.set(b, (games.get(b) ?? 0) + 1);
    }
  }
  let strengths = new Map(players.map((player) => [player, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    strengths = new Map(
      players.map((player) => {
        const own = strengths.get(player) as number;
        let weight = (2 * DOUBT) / (own + 1);
        for (const [other, games] of met.get(player) ?? []) weight += games / (own + (strengths.get(other) as number));
        return [player, (won.get(player) as number) / weight];
      }),
    );
  }
  const ratings = players.map((player) => SCALE * Math.log10(strengths.get(player) as number));
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, players.length);
  return new Map(players.map((player, i) => [player, (ratings[i] as number) - mean]));
}
