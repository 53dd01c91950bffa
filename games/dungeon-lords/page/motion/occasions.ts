// The great moments beside battles: rounds and events begin, heroes come, the Paladin changes his lord.
import type { Event, View } from '../../client.ts';
import { paladinOfYear } from '../../rules/cards/heroes.ts';
import { place } from '../board/places.ts';
import { comersIn } from './arrivals.ts';
import { flight, type Seen } from './flights.ts';

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Of a special one that is played, its picture is seen. */
export function eventBegan(event: Told<'eventBegan'>, { year }: Pick<View, 'year'>): Seen {
  const { special } = event;
  const moment =
    special === null
      ? ({ kind: 'said', event, deciding: [] } as const)
      : ({ kind: 'event', event: special, year } as const);
  return { flights: [], moment, ...(special === null ? { hasWords: true } : { hasSteps: true }) };
}

/** What is new on the lane comes out of its house, and the round is called. */
export function roundBegan(event: Told<'roundBegan'>, events: readonly Event[]): Seen {
  const offer = events.find((other) => other.type === 'offerTurnedUp');
  const come = (house: string, kind: 'creature' | 'room', count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...flight(place.house(house), place.offer(at, kind), 'now'),
      length: 'swim' as const,
    }));
  return {
    flights: offer
      ? [...come('hire-monster', 'creature', offer.creatures.length), ...come('build-room', 'room', offer.rooms.length)]
      : [],
    moment: { kind: 'said', event, deciding: [] },
    isBeside: true,
    hasWords: true,
  };
}

/** All of them at once; a door for each shows why to this lord. */
export function heroArrived(event: Told<'heroArrived'>, events: readonly Event[], before: View): Seen | [] {
  if (event !== events.find(({ type }) => type === 'heroArrived')) return [];
  return { flights: [], moment: { kind: 'arrival', comers: comersIn(events, before) }, hasSteps: true };
}

/** With the numbers that decided. In a battle he goes from stage to stage. */
export function paladinCame(event: Told<'paladinCame'>, before: View, after: View): Seen {
  const { seat, from } = event;
  const evilOf = (one: number) => ({ seat: one, evil: after.seats[one]?.evil ?? 0 });
  const isBattle = before.phase === 'combat' && before.combatRound > 0;
  const paladin = paladinOfYear(before.year);
  const way =
    isBattle && from !== null
      ? { ...flight(place.hero(from, paladin), place.hero(seat, paladin), 'before'), leaves: true }
      : flight('paladin', 'paladin', 'before');
  return {
    flights: [{ ...way, or: place.seat(seat), length: 'journey', arc: 60, lands: true }],
    moment: { kind: 'said', event, deciding: [evilOf(seat), ...(from === null ? [] : [evilOf(from)])] },
    isBeside: true,
    hasWords: true,
  };
}

/** He leans toward the lord who might have him, with the numbers that hold him. */
export function paladinStayed(event: Told<'paladinStayed'>, before: View, after: View): Seen {
  const deciding = [event.seat, event.host].map((seat) => ({ seat, evil: after.seats[seat]?.evil ?? 0 }));
  const [paladin, toward] = [paladinOfYear(before.year), place.mask(event.seat)];
  return { flights: [], moment: { kind: 'staying', event, deciding, paladin, toward }, hasWords: true };
}

export function yearBegan({ year }: Told<'yearBegan'>, events: readonly Event[], { paladin }: View): Seen {
  const moved = events.find((other) => other.type === 'startingMoved');
  return {
    flights: [],
    moment: { kind: 'year', year, isJailed: paladin.at === 'prison', starting: moved?.seat },
    hasSteps: true,
    isSuspense: true,
  };
}
