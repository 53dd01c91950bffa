// The placing of each seat at the end of a match.
export interface Placing<Score> {
  readonly seat: number;
  /** From 1; equal ones share it. */
  readonly place: number;
  readonly score: Score;
}

interface Counted {
  readonly total: number;
}

/** The seats in their order. Without a ranking, as in a match that was left, the points alone decide it. */
export function placingsOf<Score extends Counted>(
  scores: readonly Score[],
  ranking: readonly (readonly number[])[] | null,
): readonly Placing<Score>[] {
  const groups = ranking ?? groupsOf(scores.map(({ total }) => total));
  return groups.flatMap((group, index) => {
    const place = 1 + groups.slice(0, index).flat().length;
    return group.flatMap((seat) => {
      const score = scores[seat];
      return score ? [{ seat, place, score }] : [];
    });
  });
}

/** By how many points the first has won; 0 where there is no second. */
export function marginOf(placings: readonly Placing<Counted>[]): number {
  const [first] = placings;
  const second = placings.find(({ place }) => place > 1);
  return first && second ? first.score.total - second.score.total : 0;
}

function groupsOf(totals: readonly number[]): number[][] {
  return [...new Set(totals)]
    .sort((a, b) => b - a)
    .map((total) => totals.flatMap((one, seat) => (one === total ? [seat] : [])));
}
