// The last act of a lord in this round, in a few words.
import type { View } from '../../client.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import { placeInOrder } from '../../rules/table.ts';
import type { DungeonTalk } from '../words/words.svelte.ts';
import type { Guest, Round } from './lane/guests.ts';
import { spokenSigns } from './lane/speaking.ts';

/** They come to one lord after the other. */
const PAID: readonly (string | null)[] = ['payday', 'taxes'];

/** What the last minion of this seat came home with, while orders are carried out. */
export function brought(talk: DungeonTalk, { phase }: Pick<View, 'phase'>, { guests }: Round, seat: number) {
  if (phase !== 'orders') return undefined;
  const visits = orderIds.flatMap((order) => guests[order]?.filter((guest) => guest?.seat === seat) ?? []);
  const last = visits.findLast((guest) => guest !== null && guest.state !== 'stands');
  return last ? broughtBy(talk, last) : undefined;
}

function broughtBy(talk: DungeonTalk, { state, took }: Guest): string {
  const [first] = took;
  if (state === 'declined' || !first) return talk.text('lane.left');
  switch (first[1]) {
    case 'dig':
      return talk.text('board.brought.dig', { what: spokenSigns(talk, took) });
    case 'good':
      return talk.text('board.brought.good', { what: spokenSigns(talk, [first]) });
    case 'order-hire-monster':
      return talk.text('board.brought.hire', { what: spokenSigns(talk, took) });
    case 'order-build-room':
      return talk.text('board.brought.build', { what: spokenSigns(talk, took) });
    default:
      return talk.text('board.brought.goods', { what: spokenSigns(talk, took) });
  }
}

/** Whether it has paid creatures or taxes, or does so later. */
export function paying(talk: DungeonTalk, { phase, event, done, ...seating }: View, seat: number): string | undefined {
  if (phase !== 'event' || !PAID.includes(event)) return undefined;
  return talk.text(placeInOrder({ state: seating }, seat) < done ? 'board.hasPaid' : 'board.paysLater');
}
