// The payments in Allies alone that waste the least, searched among all payments of the hand.
import type { PaymentData } from '../../../client.ts';
import { ally } from '../../../rules/cards/allies.ts';
import { RACES, type Race } from '../../../rules/races.ts';

/** Cards that are played, the last one first. */
interface Played {
  readonly index: number;
  readonly race: Race;
  readonly before: Played | undefined;
  readonly count: number;
}

/** More than the cost and a 5 of each Race is never the least. */
const MOST_OVER = 25;

/** The Races that these cards show, by their indices in the hand; `undefined` if the Allies alone cannot pay. */
export function leastSurplus({ hand, cost, races, required }: PaymentData): Readonly<Record<number, Race>> | undefined {
  // For each set of Races and each sum, one way with the fewest cards.
  let ways = new Map<string, Played | undefined>([['0:0', undefined]]);
  for (const [index, face] of hand.entries()) {
    const { race: own, value } = ally(face);
    const next = new Map(ways);
    for (const [key, before] of ways) {
      const [shown = 0, sum = 0] = key.split(':').map(Number);
      if (sum + value > cost + MOST_OVER) continue;
      for (const race of own ? [own] : RACES) {
        const reached = `${shown | (1 << RACES.indexOf(race))}:${sum + value}`;
        const count = (before?.count ?? 0) + 1;
        const known = next.get(reached);
        if (!known || known.count > count) next.set(reached, { index, race, before, count });
      }
    }
    ways = next;
  }
  const found = [...ways].flatMap(([key, last]) => {
    const [shown = 0, sum = 0] = key.split(':').map(Number);
    const shows = RACES.filter((_, at) => shown & (1 << at));
    const fits = sum >= cost && shows.length === races && (required === null || shows.includes(required));
    return fits && last ? [{ sum, last }] : [];
  });
  const [least] = found.toSorted((a, b) => a.sum - b.sum || a.last.count - b.last.count);
  return least && Object.fromEntries(cardsOf(least.last));
}

function cardsOf(last: Played): [number, Race][] {
  const cards: [number, Race][] = [];
  for (let one: Played | undefined = last; one; one = one.before) cards.push([one.index, one.race]);
  return cards;
}
