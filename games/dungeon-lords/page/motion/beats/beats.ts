// Splits an update into the parts that are shown one after the other: one for each sentence, and minions walk one by one.
import type { Beat } from '@undertow/web/src/match/show-step.ts';
import type { DungeonLords, Event, View } from '../../../client.ts';
import { type Group, groupsOf } from '../../../words/groups.ts';
import { viewAfter } from './retelling.ts';

/**
 * The position after each part. What comes of all of them, the lantern that goes on and the next question among it, is a
 * part of its own behind them. What the viewer did alone is not cut: the next question does not wait.
 */
export function beatsOf(
  events: readonly Event[],
  before: View,
  after: View,
  isOwn = false,
): readonly Beat<DungeonLords>[] {
  const parts = partsOf(events);
  const isOne = parts.length <= 1 && (isOwn || !isOrder(parts[0]?.[0]));
  if (isOne) return [{ view: after, events }];
  let view = before;
  const beats = parts.map((part): Beat<DungeonLords> => {
    view = viewAfter(view, part, after);
    return { view, events: part };
  });
  return [...beats, { view: after, events: [] }];
}

function isOrder(event: Event | undefined): boolean {
  return event?.type === 'orderUsed' || event?.type === 'orderDeclined';
}

/** Cut between sentences, as far as these stand one behind the other, and between the beats of a battle; each event is in one part. */
export function partsOf(events: readonly Event[]): readonly (readonly Event[])[] {
  const groups = groupsOf(events);
  const at = new Map<Event, number>(events.map((event, index) => [event, index]));
  const spans = groups.map((group) => spanOf(group, at));
  const isCut = (index: number) => spans.every(([first, last]) => index <= first || index > last);
  const parts: Event[][] = [];
  for (const [index, event] of events.entries()) {
    const part = parts.at(-1);
    const isNext = WALKS.has(event.type) || beatOf(event) !== beatOf(events[index - 1]);
    const begins = !part || isNext || (isCut(index) && !goesWith(event, part[0], groups));
    if (begins) parts.push([event]);
    else part.push(event);
  }
  return parts;
}

/** Each of these is seen for itself, though they are told in one sentence. */
const WALKS: ReadonlySet<Event['type']> = new Set(['minionPlaced', 'minionStayed']);

/** One sentence tells of a blow, of who falls by it, and of how the creature lies then. They are seen one after the other. */
function beatOf(event: Event | undefined): 'falls' | 'lies' | undefined {
  switch (event?.type) {
    case 'heroImprisoned':
    case 'illusionVanished':
      return 'falls';
    case 'creatureTurned':
      return event.faceDown ? 'lies' : undefined;
    case 'creatureReturned':
      return 'lies';
    default:
      return undefined;
  }
}

/** When a battle is over, its stage is seen once more as it is then. */
const ENDS: ReadonlySet<Event['type']> = new Set(['battleEnded', 'battleCalledOff']);

/** What is turned up when a round begins comes together; so do heroes who leave, and creatures who wake. */
const WITH: Partial<Record<Event['type'], readonly Event['type'][]>> = {
  roundBegan: ['offerTurnedUp', 'eventTurnedUp', 'heroesTurnedUp'],
  combatRoundBegan: ['combatCardRevealed'],
  heroArrived: ['heroArrived', 'heroDiscarded'],
  heroDiscarded: ['heroArrived', 'heroDiscarded'],
  battlePlanned: ['battlePlanned'],
  heroesLeft: ['heroesLeft', 'creatureTurned', 'combatEnded'],
  creatureTurned: ['creatureTurned', 'combatEnded'],
  combatEnded: ['yearBegan', 'startingMoved'],
  ordersBlocked: ['ordersBlocked'],
  titleAwarded: ['titleAwarded', 'gameScored'],
};

function goesWith(event: Event, first: Event | undefined, groups: readonly Group[]): boolean {
  if (first && WITH[first.type]?.includes(event.type)) return true;
  if (ENDS.has(event.type)) return false;
  // What no sentence tells goes with what came before.
  return !groups.some((group) => group.includes(event));
}

function spanOf(group: Group, at: ReadonlyMap<Event, number>): readonly [first: number, last: number] {
  const places = group.map((event) => at.get(event) ?? 0);
  return [Math.min(...places), Math.max(...places)];
}
