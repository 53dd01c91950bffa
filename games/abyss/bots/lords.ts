// The worth of a Lord to a seat, gained or lost: points, Keys and powers.
import { isActive, keysOf, lordOf } from '../rules/queries.ts';
import type { LordId } from '../rules/state.ts';
import { gainWith, type Outlook } from './outlook.ts';
import { worthOfEntry, worthOfLasting } from './powers.ts';

/** A third of what a Location brings. */
export const KEY = 3;
/** About what comes from the top of the Lord deck. */
export const UNSEEN_LORD = 9;

/** A Key is worth something only as long as it can become a Location. */
export function worthOfKeys(outlook: Outlook, keys: number): number {
  const { seat, state, turnsLeft } = outlook;
  const locations = state.available.length + state.locationDeck.length;
  if (locations === 0 || keys === 0) return 0;
  if (turnsLeft > 2) return keys * KEY;
  // In the last turns only a third Key counts, but then it counts for all.
  return keysOf(outlook, seat) % 3 === 2 ? 2 * KEY * keys : (KEY / 3) * keys;
}

/** What it brings to get this Lord, whatever it costs. */
export function worthOfLord(outlook: Outlook, id: LordId): number {
  const lord = lordOf(outlook, id);
  const points = gainWith(outlook, { lords: [...outlook.own.lords, { id }] });
  return points + worthOfKeys(outlook, lord.keys) + worthOfLasting(outlook, lord) + worthOfEntry(outlook, lord);
}

/** What is lost with this Lord of the seat. */
export function worthOfOwned(outlook: Outlook, id: LordId): number {
  const { own } = outlook;
  const lord = lordOf(outlook, id);
  const points = -gainWith(outlook, { lords: own.lords.filter((owned) => owned.id !== id) });
  const works = own.lords.some((owned) => owned.id === id && isActive(owned));
  return points + (works ? worthOfKeys(outlook, lord.keys) + worthOfLasting(outlook, lord) : 0);
}
