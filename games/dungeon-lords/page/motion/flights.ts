// The flights of pieces over the hill: from where to where, and how.
import type { Flight, Flyer, Movement } from '@undertow/web/src/table/kit/movement.ts';
import type { Amounts } from '../../rules/events.ts';
import type { Place } from '../board/places.ts';
import type { DungeonMoment } from './moments.ts';

/** A place of the table, the group of heroes that is known, or the meadow. */
export type DungeonAnchor = Place | `coming:${string}` | 'meadow' | 'street' | 'paladin';
export type Seen = Movement<DungeonMoment>;

/** Of many small things so many are seen. */
const MOST_SEEN = 6;
/** How high a card is lifted on its way. */
const ARC = 30;

export function flight(from: DungeonAnchor, to: DungeonAnchor, flyer: Flyer): Flight {
  return { from, to, flyer, count: 1, length: 'drift' };
}

export function together(...flights: readonly Flight[]): Seen {
  return { flights };
}

export function several(small: string, count: number, from: DungeonAnchor, to: DungeonAnchor): Flight[] {
  return count === 0 ? [] : [{ ...flight(from, to, { small }), count: Math.min(MOST_SEEN, count), arc: ARC }];
}

/** The piece as it lay is carried to where it lies then. */
export function lifted(from: DungeonAnchor, to: DungeonAnchor, or?: DungeonAnchor): Flight {
  return {
    ...{ ...flight(from, to, 'before'), length: 'swim', arc: ARC, lands: true },
    ...(or === undefined ? {} : { or }),
  };
}

export function goods(
  { food = 0, gold = 0, imps = 0 }: Amounts,
  way: (kind: string) => readonly [from: DungeonAnchor, to: DungeonAnchor],
): Flight[] {
  return [
    ...several('meat', food, ...way('food')),
    ...several('coin', gold, ...way('gold')),
    ...several('imp', imps, ...way('imps')),
  ];
}
