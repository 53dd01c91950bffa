// The movements of pieces for each event: which piece goes from where to where. The view is the truth; this only leads the eye.
import type { Flight, Flyer, Length, Movement } from '@undertow/web/src/table/kit/movement.ts';
import type { View } from '../../client.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import { type FightBeat, fightBeats, onslaughtOf } from '../board/fight/fights.ts';
import { raceOf } from '../board/hands.ts';
import { type AbyssAnchor, type Place, place } from '../board/places.ts';
import type { AbyssMoment } from './moments.ts';
import {
  councilEmptied,
  courtRefilled,
  endTriggered,
  figureMoved,
  keysSpent,
  locationControlled,
  lordEntered,
  lordsCame,
  NOBODY,
  type Onlooker,
  purchase,
  scourgeTaken,
} from './occasions.ts';

type Seen = Movement<AbyssMoment>;

const PEARL: Flyer = { small: 'pearl' };

/** Of many small things, or cards of a stack, so many are seen. */
const MOST_SEEN = 5;
/** How high a card is lifted on its way to a hand. */
const ARC = 34;

export function movementsOf(
  events: readonly AbyssEvent[],
  before: View,
  after: View = before,
  viewer: Onlooker = NOBODY,
): Seen[] {
  const beats = fightBeats(events, before);
  return events.flatMap((event, i) => {
    const beat = beats.get(i);
    const movement = beat
      ? fought(beat, event)
      : (occasionOf(event, before, after, viewer) ?? movementOf(event, before, events[i - 1]));
    return movement ?? [];
  });
}

/** What comes of an attack is known only when its dice lie. */
function fought(beat: FightBeat, event: AbyssEvent): Seen | undefined {
  if (beat === 'shown') return undefined;
  if (beat !== 'pearls') return { flights: [], moment: beat, isSuspense: true, hasSteps: true };
  return event.type === 'pearlsLost' ? several(PEARL, event.pearls, purse(event.seat), 'fight') : undefined;
}

/** What is more than a movement. */
function occasionOf(event: AbyssEvent, before: View, after: View, viewer: Onlooker): Seen[] | undefined {
  switch (event.type) {
    case 'allyBought': {
      const card = { ...flight(revealed(before), holder(event.seat), 'before', 'swim'), arc: ARC };
      const pearls = several(PEARL, event.price, purse(event.seat), purse(event.from)).flights;
      const paid = pearls.map((one): Flight => ({ ...one, along: 'line' }));
      return purchase(event, revealed(before), [card, ...paid], viewer);
    }
    case 'lordEntered':
      return lordEntered(event, viewer);
    case 'courtRefilled':
      return courtRefilled(event, before, viewer);
    case 'stackTaken': {
      const taken = several('fan', event.count, place('council', event.race), holder(event.seat));
      const moment = councilEmptied(event.race, before, viewer);
      return [moment ? { ...taken, moment } : taken];
    }
    case 'keysSpent':
      return keysSpent(event);
    case 'locationControlled':
      return locationControlled(event, before, viewer);
    case 'figureMoved':
      return figureMoved(event, before);
    case 'scourgeTaken':
      return scourgeTaken(event, before);
    case 'endTriggered':
      return endTriggered(event, after);
    default:
      return undefined;
  }
}

function movementOf(event: AbyssEvent, before: View, previous: AbyssEvent | undefined): Seen | undefined {
  switch (event.type) {
    case 'cardRevealed':
      return turnedUp(fly(place('deck', 'exploration'), place('track', event.space - 1), 'turned', 'swim'));
    case 'allyTaken':
      return { flights: [{ ...flight(revealed(before), holder(event.seat), 'before', 'swim'), arc: ARC }] };
    case 'trackCleared':
      return together(
        ...event.allies
          .filter((ally) => before.track.includes(ally))
          .map((ally) =>
            fly(place('track', before.track.indexOf(ally)), place('council', raceOf(ally)), 'before', 'swim'),
          ),
      );
    case 'lordTurnedUp':
    case 'lordReplaced':
      return turnedUp(lordsCame([event.lord]));
    case 'pearlsGained':
      return isPriceOf(previous) ? undefined : several(PEARL, event.pearls, 'treasury', purse(event.seat));
    case 'pearlsLost':
      if (previous?.type === 'leviathanAttacked')
        return several(PEARL, event.pearls, purse(event.seat), place('berth', previous.space));
      return isPriceOf(previous) ? undefined : several(PEARL, event.pearls, purse(event.seat), 'treasury');
    case 'keysGained':
      return several({ small: 'key' }, event.keys, 'treasury', purse(event.seat));
    case 'nebulisGained':
      return several({ small: 'nebulis', was: 'pearl' }, event.nebulis, 'treasury', purse(event.seat));
    case 'tokensDrawn':
      return several({ small: 'monster-back' }, event.count, `supply:${event.supply}`, purse(event.seat));
    case 'allySentToAttack':
      // Of another's hand the card is not seen before it is there.
      return before.seats[event.seat]?.hand
        ? fly(place('hand', event.ally, 0), `slot:${event.leviathan}`, 'before', 'swim')
        : several(signOf(event.ally), 1, holder(event.seat), place('beast', event.leviathan));
    case 'wounded':
      return previous?.type === 'leviathanAttacked'
        ? several({ small: 'wound' }, event.wounds, place('beast', previous.leviathan), `wounds:${event.seat}`)
        : undefined;
    case 'diceRolled':
      return { flights: [], dice: event.dice };
    case 'leviathanPlaced':
      return fly('treasury', place('beast', event.leviathan), 'now', 'swim');
    case 'monsterFought': {
      const at = revealed(before);
      const look = before.revealed ?? 0;
      // Where it lies is to be known: it does not lie there any more.
      const lying = { ...flight(at, at, 'before', 'drift'), count: 0 };
      return before.revealed === null
        ? undefined
        : { flights: [lying], moment: { kind: 'struck', at, look }, isSuspense: true };
    }
    case 'leviathanAttacked': {
      const moment = onslaughtOf(event.leviathan, before);
      if (!moment) return undefined;
      // It lies there until it attacks, although another one has its place by now.
      const lying = flight(place('beast', event.leviathan), place('beast', event.leviathan), 'before', 'drift');
      return { flights: [{ ...lying, or: place('berth', event.space) }], moment, hasSteps: true };
    }
    default:
      return undefined;
  }
}

/** What it is could not be known before. */
function turnedUp(movement: Seen): Seen {
  return { ...movement, isSuspense: true };
}

/** A purchase moves its Pearls itself. */
function isPriceOf(previous: AbyssEvent | undefined): boolean {
  return previous?.type === 'allyBought' || previous?.type === 'pearlsLost';
}

function signOf(ally: string): Flyer {
  return { small: `race-${raceOf(ally)}` };
}

function holder(seat: number): AbyssAnchor {
  return `hand:of:${seat}`;
}

function purse(seat: number): AbyssAnchor {
  return `purse:${seat}`;
}

function revealed({ revealed, track }: View): Place {
  return place('track', revealed ?? Math.max(0, track.length - 1));
}

function fly(from: AbyssAnchor, to: AbyssAnchor, flyer: Flyer, length: Length): Seen {
  return { flights: [flight(from, to, flyer, length)] };
}

function flight(from: AbyssAnchor, to: AbyssAnchor, flyer: Flyer, length: Length): Flight {
  return { from, to, flyer, count: 1, length };
}

function several(flyer: Flyer, count: number, from: AbyssAnchor, to: AbyssAnchor): Seen {
  return { flights: [{ from, to, flyer, count: Math.min(MOST_SEEN, count), length: 'swim' }] };
}

function together(...movements: readonly Seen[]): Seen | undefined {
  const flights = movements.flatMap((movement) => movement.flights);
  return flights.length > 0 ? { flights } : undefined;
}
