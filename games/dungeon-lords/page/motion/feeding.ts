// Finds where in this round the input of a room was made, so that its products fly from there, and not from the stores.
import type { Event, View } from '../../client.ts';
import { roomOf } from '../../rules/cards/rooms.ts';
import { type Place, place } from '../board/places.ts';

type Used = Extract<Event, { readonly type: 'roomUsed' }>;

/** The cell of the room whose product this one takes, if that is what the room makes. */
export function makerOf({ seat, fedBy }: Used, what: 'food' | 'imps', { seats }: View): Place | undefined {
  if (fedBy === null || !roomOf(fedBy)?.production?.gain[what]) return undefined;
  const maker = seats[seat]?.dungeon.find(({ tile }) => tile === fedBy);
  return maker && place.cell(seat, maker.cell);
}
