// What is seen of what happened: for each event the pieces that move, from where to where. The view is the truth; this
// only leads the eye.
import type { View } from '@undertow/client-sdk/abyss.ts';
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import type { Flyer, Length, Movement } from '../../table/kit/movement.ts';
import { type Place, place } from '../asking/places.ts';
import { raceOf } from '../board/hands.ts';

/** A place of the board; what a seat holds, which is at their hand or their panel; or the Treasury. */
export type AbyssAnchor =
  | Place
  | `hand:of:${number}`
  | `purse:${number}`
  | `points:${number}`
  | `panel:${number}`
  | 'treasury';

const PEARL: Flyer = { small: 'pearl' };

/** Of many small things, or cards of a stack, so many are seen. */
const MOST_SEEN = 5;

export function movementsOf(events: readonly AbyssEvent[], before: View): Movement[] {
  return events.flatMap((event, i) => {
    const movement = movementOf(event, before, events[i - 1]);
    return movement ? [movement] : [];
  });
}

function movementOf(event: AbyssEvent, before: View, previous: AbyssEvent | undefined): Movement | undefined {
  switch (event.type) {
    case 'cardRevealed':
      return fly(place('deck', 'exploration'), place('track', event.space - 1), 'turned', 'swim');
    case 'allyBought':
      return together(
        fly(revealed(before), holder(event.seat), 'before', 'swim'),
        several(PEARL, event.price, purse(event.seat), purse(event.from)),
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
      return isPriceOf(previous) ? undefined : several(PEARL, event.pearls, 'treasury', purse(event.seat));
    case 'pearlsLost':
      return isPriceOf(previous) ? undefined : several(PEARL, event.pearls, purse(event.seat), 'treasury');
    case 'keysGained':
      return several({ small: 'key' }, event.keys, 'treasury', purse(event.seat));
    case 'nebulisGained':
      return several({ small: 'nebulis' }, event.nebulis, 'treasury', purse(event.seat));
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

function holder(seat: number): AbyssAnchor {
  return `hand:of:${seat}`;
}

function purse(seat: number): AbyssAnchor {
  return `purse:${seat}`;
}

function revealed({ revealed, track }: View): Place {
  return place('track', revealed ?? Math.max(0, track.length - 1));
}

function fly(from: AbyssAnchor, to: AbyssAnchor, flyer: Flyer, length: Length): Movement {
  return { flights: [{ from, to, flyer, count: 1, length }] };
}

function several(flyer: Flyer, count: number, from: AbyssAnchor, to: AbyssAnchor): Movement {
  return { flights: [{ from, to, flyer, count: Math.min(MOST_SEEN, count), length: 'swim' }] };
}

function together(...movements: readonly Movement[]): Movement | undefined {
  const flights = movements.flatMap((movement) => movement.flights);
  return flights.length > 0 ? { flights } : undefined;
}
