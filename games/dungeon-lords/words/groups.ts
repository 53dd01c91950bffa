// Groups events that are told in one sentence: so that each thing is said once, and next to its cause.
import type { AnswerTakenBack } from '@undertow/shared/table/journaled-match.ts';
import type { DungeonEvent } from '../rules/events.ts';
import { DEEDS } from './deeds.ts';

type Type = DungeonEvent['type'];
type Events = readonly DungeonEvent[];
/** What a teller may come across: the events of the game, and that a seat has taken an answer back. */
type Told = DungeonEvent | AnswerTakenBack;

/** Events of one sentence; the first says what it is about. */
export type Group = readonly [DungeonEvent, ...DungeonEvent[]];

/** What becomes of a creature: told with its attack or with the spell that it comes from, and otherwise apart. */
const FATES: readonly Type[] = ['creatureTurned', 'creatureReturned', 'creatureWithdrawn'];

const OTHER_DEEDS: readonly Type[] = DEEDS.filter((type) => !FATES.includes(type));

/** What may follow in the sentence that an event begins, for the same seat where both have one. */
const PARTS: Partial<Record<Type, readonly Type[]>> = {
  ...Object.fromEntries(DEEDS.map((type) => [type, FATES.includes(type) ? [type] : OTHER_DEEDS])),
  ordersRevealed: ['minionPlaced', 'minionStayed', 'paid'],
  dummyRevealed: ['minionPlaced'],
  dummyOrderChosen: ['minionPlaced'],
  dummyMarkerMoved: ['dummyMarkerMoved'],
  orderTakenBack: ['orderTakenBack'],
  roomUsed: OTHER_DEEDS,
  taxed: ['paid', 'redMarked'],
  heroArrived: ['lost', 'markerMoved', 'trapDiscarded'],
  spellCast: DEEDS,
  trapRevealed: ['paid', 'heroHurt'],
  creatureActed: ['paid', 'heroHurt', 'creatureTurned', 'creatureReturned'],
  heroHurt: ['heroHurt', 'creatureTurned', 'creatureReturned'],
  heroHealed: ['heroHealed'],
  heroImprisoned: ['heroImprisoned'],
  tileConquered: ['markerMoved'],
};

/** What comes of an event amid a sentence, and is told after it. */
const ASIDES: readonly Type[] = ['paladinCame', 'paladinStayed', 'heroImprisoned', 'illusionVanished'];

const PRICES: readonly Type[] = ['paid', 'trapDiscarded', 'creatureLeft'];

/** Without what goes without saying beside the others. */
export function withoutEchoes<Known extends Told>(events: readonly Known[]): Known[] {
  return events.filter((event, i) => !isSaidBeside(event, events, events.slice(i + 1)));
}

export function groupsOf(events: Events): Group[] {
  const [first, ...others] = withoutEchoes(events);
  if (!first) return [];
  const group: [DungeonEvent, ...DungeonEvent[]] = [first];
  const asides: DungeonEvent[] = [];
  let taken = 0;
  for (const event of others) {
    if (isPart(event, group)) group.push(event);
    else if (ASIDES.includes(event.type) && !ASIDES.includes(first.type)) asides.push(event);
    else break;
    taken++;
  }
  return [group, ...groupsOf(asides), ...groupsOf(others.slice(taken))];
}

/** A round tells who is its starting player; whatever follows a battle, that it is over; the board, who is left on it. */
function isSaidBeside(event: Told, all: readonly Told[], after: readonly Told[]): boolean {
  if (event.type === 'dummyPassed') return all.some(({ type }) => type !== 'dummyPassed');
  if (event.type === 'startingMoved') return after.some(({ type }) => type === 'roundBegan');
  return event.type === 'battleEnded' && event.traps === 0 && after.length > 0;
}

function isPart(event: DungeonEvent, group: Group): boolean {
  const [first] = group;
  if (!PARTS[first.type]?.includes(event.type)) return false;
  if (first.type === 'ordersRevealed' || first.type === 'orderTakenBack') return true;
  if ('seat' in first && 'seat' in event && first.seat !== event.seat) return false;
  const last = group.at(-1) ?? first;
  return ATTACKS.includes(first.type) ? isOfAttack(event, first, last) : !isOtherDeed(event, first, last);
}

const ATTACKS: readonly Type[] = ['trapRevealed', 'creatureActed', 'heroHurt'];

/** Whether a price, damage, or the fate of a creature is that of this trap or creature. With its fate it is told. */
function isOfAttack(event: DungeonEvent, first: DungeonEvent, last: DungeonEvent): boolean {
  if (FATES.includes(last.type)) return false;
  return event.type === 'paid' || sourceOf(event) === sourceOf(first);
}

/** The trap, the creature, or what else an event of a battle is about. */
function sourceOf(event: DungeonEvent): string | undefined {
  switch (event.type) {
    case 'trapRevealed':
      return event.trap;
    case 'creatureActed':
    case 'creatureReturned':
      return event.creature;
    case 'creatureTurned':
      return event.faceDown ? event.creature : undefined;
    case 'heroHurt':
      return 'trap' in event.cause
        ? event.cause.trap
        : 'creature' in event.cause
          ? event.cause.creature
          : event.cause.by;
    default:
      return undefined;
  }
}

/** An order begins with what it is; the pay of a creature ends with it, a release with its step; a price begins the next. */
function isOtherDeed(event: DungeonEvent, first: DungeonEvent, last: DungeonEvent): boolean {
  if (event.type === 'orderUsed' || last.type === 'creaturePaid' || isRelease(event)) return true;
  return last.type === 'markerMoved' && (isRelease(first) || PRICES.includes(event.type));
}

function isRelease(event: DungeonEvent): boolean {
  return event.type === 'creatureLeft' && event.why === 'released';
}
