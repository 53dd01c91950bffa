// Splits an update into the parts that are shown one after the other: a purchase is counted and told before the next card is
// turned up.
import type { Beat } from '@undertow/web/src/match/show-step.ts';
import type { Abyss, View } from '../../client.ts';
import type { AbyssEvent } from '../../rules/events.ts';

type Bought = Extract<AbyssEvent, { readonly type: 'allyBought' }>;

export function beatsOf(events: readonly AbyssEvent[], before: View, after: View): readonly Beat<Abyss>[] {
  const [bought, lost, gained, next] = events;
  const isFollowed = lost?.type === 'pearlsLost' && gained?.type === 'pearlsGained' && next?.type === 'cardRevealed';
  if (bought?.type !== 'allyBought' || !isFollowed) return [{ view: after, events }];
  return [
    { view: withPurchase(bought, before), events: events.slice(0, 3) },
    { view: after, events: events.slice(3) },
  ];
}

/** The card is in the hand of the buyer, its price at the seller's, and no other is turned up yet. */
function withPurchase({ seat: buyer, from, ally, price }: Bought, before: View): View {
  const seats = before.seats.map((owned, seat) => {
    if (seat === from) return { ...owned, pearls: owned.pearls + price };
    if (seat !== buyer) return owned;
    const { hand, handCount, pearls } = owned;
    return { ...owned, pearls: pearls - price, handCount: handCount + 1, ...(hand ? { hand: [...hand, ally] } : {}) };
  });
  return { ...before, seats, track: before.track.filter((_, space) => space !== before.revealed), revealed: null };
}
