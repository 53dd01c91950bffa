// The gains of a seat, shown beside the number that has grown.
import type { Rise } from '@undertow/web/src/table/kit/movement.ts';
import type { View } from '../../client.ts';
import { place } from '../board/places.ts';

export function risesOf(before: View, after: View): Rise[] {
  return after.seats.flatMap((owned, seat) => {
    const had = before.seats[seat];
    if (!had) return [];
    const rises: Rise[] = [
      { anchor: place.store(seat, 'food'), by: owned.food - had.food, sign: 'food' },
      { anchor: place.store(seat, 'gold'), by: owned.gold - had.gold, sign: 'gold' },
      { anchor: place.store(seat, 'imps'), by: owned.imps - had.imps, sign: 'imp2' },
    ];
    return rises.filter(({ by }) => by > 0);
  });
}
