// What is seen of what happened: for each event the pieces that move, from where to where. The view is the truth; this
// only leads the eye.
import type { View } from '@undertow/client-sdk/abyss.ts';
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import { type Place, place } from '../asking/places.ts';
import { raceOf } from '../board/hands.ts';

/** A place of the board; what somebody holds, which is at their hand or their panel; or the Treasury. */
export type Anchor = Place | `hand:of:${number}` | `purse:${number}` | `points:${number}` | 'treasury';

export type Length = 'drift' | 'swim' | 'dive';

/**
 * What flies: a copy of the piece as it lay before, the cards of a stack, the piece as it lies now, the same while it is
 * turned over, or so many small things.
 */
export type Flyer = 'before' | 'fan' | 'now' | 'turned' | 'pearl' | 'nebulis' | 'key';

export interface Flight {
  readonly from: Anchor;
  readonly to: Anchor;
  readonly flyer: Flyer;
  readonly count: number;
  readonly length: Length;
}

export interface Scene {
  readonly flights: readonly Flight[];
  /** A berth that is shaken once. */
  readonly shaken?: Place;
  /** Dice that are rolled. */
  readonly dice?: readonly number[];
}

/** Of many small things, or cards of a stack, so many are seen. */
const MOST_SEEN = 5;

export function scenesOf(events: readonly AbyssEvent[], before: View): Scene[] {
  return events.flatMap((event, i) => {
    const scene = sceneOf(event, before, events[i - 1]);
    return scene ? [scene] : [];
  });
}

function sceneOf(event: AbyssEvent, before: View, previous: AbyssEvent | undefined): Scene | undefined {
  switch (event.type) {
    case 'cardRevealed':
      return fly(place('deck', 'exploration'), place('track', event.space - 1), 'turned', 'swim');
    case 'allyBought':
      return together(
        fly(revealed(before), holder(event.seat), 'before', 'swim'),
        several('pearl', event.price, purse(event.seat), purse(event.from)),
      );
    case 'allyTaken':
      return fly(revealed(before), holder(event.seat), 'before', 'swim');
    case 'trackCleared':
      return together(
        ...event.allies
          .filter((ally) => before.track.includes(ally))
          .map((ally) =>
            fly(place('track', before.track.indexOf(ally)), place('council', raceOf(ally)), 'before', 'swim'),
          ),
      );
    case 'stackTaken':
      return several('fan', event.count, place('council', event.race), holder(event.seat));
    case 'lordTurnedUp':
    case 'lordReplaced':
      return fly(place('deck', 'lord'), place('court', event.lord), 'turned', 'swim');
    case 'courtRefilled':
      return together(...event.lords.map((lord) => fly(place('deck', 'lord'), place('court', lord), 'turned', 'swim')));
    case 'lordEntered':
      return fly(
        event.from === 'court' ? place('court', event.lord) : place('deck', 'lord'),
        place('lord', event.lord),
        event.from === 'court' ? 'before' : 'now',
        'dive',
      );
    case 'locationControlled':
      return fly(place('location', event.location), place('held', event.location), 'now', 'swim');
    case 'pearlsGained':
      return isPriceOf(previous) ? undefined : several('pearl', event.pearls, 'treasury', purse(event.seat));
    case 'pearlsLost':
      return isPriceOf(previous) ? undefined : several('pearl', event.pearls, purse(event.seat), 'treasury');
    case 'keysGained':
      return several('key', event.keys, 'treasury', purse(event.seat));
    case 'nebulisGained':
      return several('nebulis', event.nebulis, 'treasury', purse(event.seat));
    case 'diceRolled':
      return { flights: [], dice: event.dice };
    case 'leviathanPlaced':
      return fly('treasury', place('beast', event.leviathan), 'now', 'swim');
    case 'leviathanAttacked':
      return { flights: [], shaken: place('beast', event.leviathan) };
    default:
      return undefined;
  }
}

/** A purchase moves its Pearls itself. */
function isPriceOf(previous: AbyssEvent | undefined): boolean {
  return previous?.type === 'allyBought' || previous?.type === 'pearlsLost';
}

function holder(seat: number): Anchor {
  return `hand:of:${seat}`;
}

function purse(seat: number): Anchor {
  return `purse:${seat}`;
}

function revealed({ revealed, track }: View): Place {
  return place('track', revealed ?? Math.max(0, track.length - 1));
}

function fly(from: Anchor, to: Anchor, flyer: Flyer, length: Length): Scene {
  return { flights: [{ from, to, flyer, count: 1, length }] };
}

function several(flyer: Flyer, count: number, from: Anchor, to: Anchor): Scene {
  return { flights: [{ from, to, flyer, count: Math.min(MOST_SEEN, count), length: 'swim' }] };
}

function together(...scenes: readonly Scene[]): Scene | undefined {
  const flights = scenes.flatMap((scene) => scene.flights);
  return flights.length > 0 ? { flights } : undefined;
}
