// The position in the middle of an update: the one before, with the events so far applied to it. Nothing is decided here; what
// no event tells stays as it was until the whole update has been seen.
import type { Event, View } from '../../../client.ts';
import { BUILDING, leave } from './building.ts';
import { COMBAT } from './combat.ts';
import { type Changes, type Draft, draftOf } from './drafting.ts';
import { TURNING } from './turning.ts';

const CHANGES: Changes = { ...BUILDING, ...TURNING, ...COMBAT };

/** `after` is the position to which all of the update leads. */
export function viewAfter(before: View, events: readonly Event[], after: View): View {
  const draft = draftOf(before);
  const { order, space } = before.subject ?? {};
  if (order !== undefined && space !== undefined && !goesOn(events, before)) leave(draft, order, space, after);
  for (const [at, event] of events.entries()) {
    if (isBait(events[at - 1], event, draft)) continue;
    // Each kind has the row of its own name, which the compiler does not follow.
    CHANGES[event.type]?.(draft, event as never, after);
  }
  return draft;
}

/** Whether this is still of the order that is being carried out. */
export function goesOn([first]: readonly Event[], { subject }: View): boolean {
  if (first === undefined || BEGINNINGS.has(first.type)) return false;
  const isOther =
    'space' in first && 'order' in first && (first.order !== subject?.order || first.space !== subject.space);
  return !isOther;
}

const BEGINNINGS: ReadonlySet<Event['type']> = new Set([
  ...(['dummyPassed', 'roomUsed', 'orderTakenBack', 'eventBegan', 'taxed', 'heroArrived', 'heroDiscarded'] as const),
  ...(['roundBegan', 'combatRoundBegan'] as const),
]);

/** The gold for a trap in a room was set aside when it was planned. */
function isBait(previous: Event | undefined, event: Event, { seats }: Draft): boolean {
  if (previous?.type !== 'trapRevealed' || event.type !== 'paid' || event.seat !== previous.seat) return false;
  const bait = seats[event.seat]?.battle?.bait ?? 0;
  return bait > 0 && event.amounts.gold === bait;
}
