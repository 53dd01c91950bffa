// The gains of a seat, shown beside the number that has grown: "+2" for Pearls, and for points.
import type { Rise } from '@undertow/web/src/table/kit/movement.ts';
import type { View } from '../../client.ts';

export function risesOf(before: View, after: View): Rise[] {
  return after.seats.flatMap((owned, seat) => {
    const had = before.seats[seat];
    if (!had) return [];
    const nebulis = (view: View) => view.expansions.kraken?.nebulis[seat] ?? 0;
    const rises: Rise[] = [
      { anchor: `purse:${seat}`, by: owned.pearls - had.pearls, sign: 'pearl' },
      { anchor: `purse:${seat}`, by: nebulis(after) - nebulis(before), sign: 'nebulis' },
      { anchor: `points:${seat}`, by: owned.score.total - had.score.total, sign: null },
    ];
    return rises.filter(({ by }) => by > 0);
  });
}
