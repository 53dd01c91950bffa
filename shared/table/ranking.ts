// Works out who comes first, second and so on at the end of a match.
import type { Outcome, Seat } from './game.ts';

/** Ranks the seats by their keys: the higher first number is better, then the higher second, and so on. */
export function rank(keys: readonly (readonly number[])[]): Outcome {
  const seats = keys.map((_, seat) => seat).sort((a, b) => compare(keys[b], keys[a]) || a - b);
  const ranking: Seat[][] = [];
  for (const seat of seats) {
    const above = ranking.at(-1);
    if (above && compare(keys[above[0] as Seat], keys[seat]) === 0) above.push(seat);
    else ranking.push([seat]);
  }
  return { ranking };
}

function compare(a: readonly number[] = [], b: readonly number[] = []): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
